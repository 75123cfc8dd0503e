CREATE TABLE "seo_settings" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
