CREATE TABLE "shipped_rows" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"base" jsonb,
	"release" jsonb,
	"release_digest" text DEFAULT '' NOT NULL,
	"found_at" timestamp (3) with time zone,
	CONSTRAINT "shipped_rows_entity_entity_id_pk" PRIMARY KEY("entity","entity_id")
);
--> statement-breakpoint
ALTER TABLE "curriculum_nodes" ADD COLUMN "domain" text;