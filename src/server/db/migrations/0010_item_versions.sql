CREATE TABLE "item_versions" (
	"item_id" text NOT NULL,
	"item_version" integer NOT NULL,
	"question" text NOT NULL,
	"option1" text DEFAULT '' NOT NULL,
	"option2" text DEFAULT '' NOT NULL,
	"option3" text DEFAULT '' NOT NULL,
	"option4" text DEFAULT '' NOT NULL,
	"option5" text DEFAULT '' NOT NULL,
	"correct_answer" text NOT NULL,
	"solution" text DEFAULT '' NOT NULL,
	"difficulty_level" integer NOT NULL,
	"written_test_type" integer NOT NULL,
	"performance_test_type" integer DEFAULT 0 NOT NULL,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mistakes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rubric" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pairing" jsonb,
	"answer_tests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author_id" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_versions_item_id_item_version_pk" PRIMARY KEY("item_id","item_version")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "item_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD COLUMN "answer_tests" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD COLUMN "item_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_items" ADD COLUMN "item_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_item_id_evaluation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."evaluation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_versions_author" ON "item_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "attempts_evaluation" ON "attempts" USING btree ("evaluation_id");