CREATE TABLE "server_errors" (
	"day" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"errors" integer NOT NULL,
	CONSTRAINT "server_errors_day_method_path_status_pk" PRIMARY KEY("day","method","path","status")
);
--> statement-breakpoint
-- Counts of before do not say what a call was for: those of days whose calls are gone stay as the tutor's, the others are counted again.
UPDATE "statistics_counts" SET "key" = 'chat:' || "key" WHERE "measure" IN ('calls', 'tokens');--> statement-breakpoint
INSERT INTO "statistics_marks" ("day") SELECT DISTINCT to_char("created_at" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') FROM "llm_calls";
