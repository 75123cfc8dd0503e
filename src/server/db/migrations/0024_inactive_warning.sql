CREATE TABLE "server_clock" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"steady_since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inactivity_warned_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "last_used_at" = "used"."at" FROM (SELECT "user_id", max("last_seen_at") AS "at" FROM "sessions" GROUP BY "user_id") AS "used" WHERE "used"."user_id" = "users"."id";
