CREATE TABLE "statistics_concept_learners" (
	"concept_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"first_day" text,
	"last_day" text,
	"studied" bigint DEFAULT 0 NOT NULL,
	"completed_on" text,
	CONSTRAINT "statistics_concept_learners_concept_id_user_id_pk" PRIMARY KEY("concept_id","user_id")
);
--> statement-breakpoint
INSERT INTO "statistics_concept_learners" ("concept_id", "user_id", "first_day", "last_day", "studied")
SELECT "concept_id", "user_id", min("start"), max("start"), sum("studied") FROM "statistics_learners"
WHERE "grain" = 'day' AND "concept_id" <> '' GROUP BY "concept_id", "user_id";--> statement-breakpoint
INSERT INTO "statistics_concept_learners" ("concept_id", "user_id", "completed_on")
SELECT "concept_id", "user_id", "day" FROM "statistics_completions"
ON CONFLICT ("concept_id", "user_id") DO UPDATE SET "completed_on" = excluded."completed_on";--> statement-breakpoint
DELETE FROM "statistics_learners" WHERE "grain" = 'week' AND "concept_id" <> '';--> statement-breakpoint
DELETE FROM "statistics_study" WHERE "concept_id" <> '';--> statement-breakpoint
DROP TABLE "statistics_completions";--> statement-breakpoint
DROP INDEX "statistics_learners_user";--> statement-breakpoint
ALTER TABLE "statistics_study" DROP CONSTRAINT "statistics_study_grain_concept_id_start_pk";--> statement-breakpoint
ALTER TABLE "statistics_study" ADD CONSTRAINT "statistics_study_grain_start_pk" PRIMARY KEY("grain","start");--> statement-breakpoint
ALTER TABLE "statistics_concept_learners" ADD CONSTRAINT "statistics_concept_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statistics_concept_learners_user" ON "statistics_concept_learners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "statistics_concept_learners_completed" ON "statistics_concept_learners" USING btree ("completed_on");--> statement-breakpoint
CREATE INDEX "llm_calls_prompt" ON "llm_calls" USING btree ("prompt_name","prompt_purpose","prompt_version");--> statement-breakpoint
CREATE INDEX "statistics_learners_user" ON "statistics_learners" USING btree ("user_id","concept_id","start");--> statement-breakpoint
ALTER TABLE "statistics_study" DROP COLUMN "concept_id";