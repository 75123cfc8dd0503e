CREATE TABLE "item_statistics" (
	"evaluation_id" text NOT NULL,
	"item_version" integer NOT NULL,
	"answers" integer NOT NULL,
	"after_hint" integer NOT NULL,
	"after_solution" integer NOT NULL,
	"alone" integer NOT NULL,
	"right_alone" integer NOT NULL,
	"discrimination" double precision,
	"median_time" integer,
	"flags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "item_statistics_evaluation_id_item_version_pk" PRIMARY KEY("evaluation_id","item_version")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "statistics_answers" (
	"day" text NOT NULL,
	"concept_id" text NOT NULL,
	"difficulty_level" integer NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer NOT NULL,
	CONSTRAINT "statistics_answers_day_concept_id_difficulty_level_pk" PRIMARY KEY("day","concept_id","difficulty_level")
);
--> statement-breakpoint
CREATE TABLE "statistics_completions" (
	"concept_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "statistics_completions_concept_id_user_id_pk" PRIMARY KEY("concept_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "statistics_counts" (
	"day" text NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "statistics_counts_measure_day_key_pk" PRIMARY KEY("measure","day","key")
);
--> statement-breakpoint
CREATE TABLE "statistics_items" (
	"grain" text NOT NULL,
	"start" text NOT NULL,
	"evaluation_id" text NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer NOT NULL,
	CONSTRAINT "statistics_items_grain_start_evaluation_id_pk" PRIMARY KEY("grain","start","evaluation_id")
);
--> statement-breakpoint
CREATE TABLE "statistics_learners" (
	"grain" text NOT NULL,
	"start" text NOT NULL,
	"concept_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"studied" bigint NOT NULL,
	CONSTRAINT "statistics_learners_grain_concept_id_start_user_id_pk" PRIMARY KEY("grain","concept_id","start","user_id")
);
--> statement-breakpoint
CREATE TABLE "statistics_marks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"rolled_up_at" timestamp (3) with time zone,
	"items_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "statistics_study" (
	"grain" text NOT NULL,
	"start" text NOT NULL,
	"concept_id" text NOT NULL,
	"learners" integer NOT NULL,
	"studied" bigint NOT NULL,
	CONSTRAINT "statistics_study_grain_concept_id_start_pk" PRIMARY KEY("grain","concept_id","start")
);
--> statement-breakpoint
DROP INDEX "attempts_evaluation";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "mistake" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "day" text NOT NULL DEFAULT '';--> statement-breakpoint
-- Answers of before: the turn holds when the device took them, and what was answered.
UPDATE "attempts" a SET "answered_at" = m."created_at", "answer" = CASE WHEN i."written_test_type" = 6 THEN NULL ELSE m."message" END
FROM "messages" m, "evaluation_items" i WHERE m."user_id" = a."user_id" AND m."id" = a."id" AND i."id" = a."evaluation_id";--> statement-breakpoint
UPDATE "attempts" SET "answered_at" = "created_at" WHERE NOT EXISTS (
	SELECT FROM "messages" m WHERE m."user_id" = "attempts"."user_id" AND m."id" = "attempts"."id");--> statement-breakpoint
UPDATE "attempts" SET "day" = to_char("answered_at" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "day" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "statistics_marks" ("day") SELECT "day" FROM "attempts" UNION SELECT "day" FROM "time_spans"
UNION SELECT to_char("created_at" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') FROM "llm_calls"
UNION SELECT to_char("sent_at" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') FROM "notification_sends" WHERE "sent_at" IS NOT NULL
UNION SELECT to_char("finished_at" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') FROM "exams" WHERE "finished_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "item_statistics" ADD CONSTRAINT "item_statistics_evaluation_id_evaluation_items_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_completions" ADD CONSTRAINT "statistics_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_items" ADD CONSTRAINT "statistics_items_evaluation_id_evaluation_items_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_learners" ADD CONSTRAINT "statistics_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_statistics_flagged" ON "item_statistics" USING btree ("evaluation_id") WHERE "item_statistics"."flags" <> '{}';--> statement-breakpoint
CREATE INDEX "statistics_completions_user" ON "statistics_completions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "statistics_items_item" ON "statistics_items" USING btree ("evaluation_id");--> statement-breakpoint
CREATE INDEX "statistics_learners_user" ON "statistics_learners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempts_day" ON "attempts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "exams_finished" ON "exams" USING btree ("finished_at") WHERE "exams"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "notification_sends_sent_at" ON "notification_sends" USING btree ("sent_at") WHERE "notification_sends"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "time_spans_of_day" ON "time_spans" USING btree ("day");--> statement-breakpoint
CREATE INDEX "attempts_evaluation" ON "attempts" USING btree ("evaluation_id","item_version");