CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "concept_links" ALTER COLUMN "origin" SET DEFAULT 'shipped';--> statement-breakpoint
ALTER TABLE "concepts" ALTER COLUMN "origin" SET DEFAULT 'shipped';--> statement-breakpoint
ALTER TABLE "curriculum_nodes" ALTER COLUMN "origin" SET DEFAULT 'shipped';--> statement-breakpoint
ALTER TABLE "evaluation_items" ALTER COLUMN "origin" SET DEFAULT 'shipped';--> statement-breakpoint
ALTER TABLE "explanations" ALTER COLUMN "origin" SET DEFAULT 'shipped';--> statement-breakpoint
ALTER TABLE "terms" ALTER COLUMN "origin" SET DEFAULT 'shipped';--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "concept_links" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "concept_links" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "concepts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "criterion_types" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_nodes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "explanations" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "explanations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
-- A row that never had a shipped text was written here.
UPDATE "curriculum_nodes" SET "origin" = CASE WHEN "origin" = 'content' THEN 'shipped' WHEN "digest" = '' THEN 'own' ELSE 'edited' END;--> statement-breakpoint
UPDATE "concepts" SET "origin" = CASE WHEN "origin" = 'content' THEN 'shipped' WHEN "digest" = '' THEN 'own' ELSE 'edited' END;--> statement-breakpoint
UPDATE "concept_links" SET "origin" = CASE WHEN "origin" = 'content' THEN 'shipped' WHEN "digest" = '' THEN 'own' ELSE 'edited' END;--> statement-breakpoint
UPDATE "explanations" SET "origin" = CASE WHEN "origin" = 'content' THEN 'shipped' WHEN "digest" = '' THEN 'own' ELSE 'edited' END;--> statement-breakpoint
UPDATE "terms" SET "origin" = CASE WHEN "origin" = 'content' THEN 'shipped' WHEN "digest" = '' THEN 'own' ELSE 'edited' END;--> statement-breakpoint
UPDATE "evaluation_items" SET "origin" = CASE WHEN "origin" = 'content' THEN 'shipped' WHEN "digest" = '' THEN 'own' ELSE 'edited' END WHERE "origin" <> 'practice';
