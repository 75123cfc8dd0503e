ALTER TABLE "announcements" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "announcements" SET "released_at" = "created_at";