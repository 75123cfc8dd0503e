CREATE TABLE "achievement_criteria" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" text NOT NULL,
	"concept_id" text NOT NULL,
	"difficulty_level" integer NOT NULL,
	"verdict" text NOT NULL,
	"help" text NOT NULL,
	"position" bigserial NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "concept_criteria" (
	"concept_id" text NOT NULL,
	"criterion_id" text NOT NULL,
	CONSTRAINT "concept_criteria_concept_id_criterion_id_pk" PRIMARY KEY("concept_id","criterion_id")
);
--> statement-breakpoint
CREATE TABLE "concept_links" (
	"id" text PRIMARY KEY NOT NULL,
	"concept_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"ordered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT 'content' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "concept_prerequisites" (
	"concept_id" text NOT NULL,
	"prerequisite_id" text NOT NULL,
	CONSTRAINT "concept_prerequisites_concept_id_prerequisite_id_pk" PRIMARY KEY("concept_id","prerequisite_id")
);
--> statement-breakpoint
CREATE TABLE "concepts" (
	"id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"content" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_required" boolean DEFAULT false NOT NULL,
	"ordered" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT 'content' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "criterion_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criterion_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"difficulty_level" text DEFAULT '0' NOT NULL,
	"difficulty_description" text DEFAULT '없음' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"ordered" integer NOT NULL,
	"depth" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"curriculum_achievement" text,
	"school_level" text,
	"grade" integer,
	"subject_area" text,
	"subject" text,
	"digest" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT 'content' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_items" (
	"id" text PRIMARY KEY NOT NULL,
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
	"item_group_id" uuid,
	"template_id" text,
	"seed" bigint,
	"ordered" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT 'content' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_items" (
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"evaluation_id" text NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"verdict" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"hints_shown" integer DEFAULT 0 NOT NULL,
	"solution_shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exam_items_user_id_exam_id_index_pk" PRIMARY KEY("user_id","exam_id","index")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"difficulty_level" integer NOT NULL,
	"position" bigserial NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "exams_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "explanations" (
	"id" text PRIMARY KEY NOT NULL,
	"concept_id" text NOT NULL,
	"content" text NOT NULL,
	"status" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT 'content' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "item_concepts" (
	"item_id" text NOT NULL,
	"concept_id" text NOT NULL,
	"ordered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_concepts_item_id_concept_id_pk" PRIMARY KEY("item_id","concept_id")
);
--> statement-breakpoint
CREATE TABLE "item_criterion_types" (
	"item_id" text NOT NULL,
	"criterion_type_id" uuid NOT NULL,
	CONSTRAINT "item_criterion_types_item_id_criterion_type_id_pk" PRIMARY KEY("item_id","criterion_type_id")
);
--> statement-breakpoint
CREATE TABLE "item_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"bucket" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limit_counters_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "llm_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" text,
	"request" jsonb,
	"response" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"latency_ms" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"position" bigserial NOT NULL,
	"message" text NOT NULL,
	"response" text DEFAULT '' NOT NULL,
	"short_response" text,
	"bookmark" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"related_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"ocr_result_id" text,
	"context" jsonb NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	CONSTRAINT "messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "node_criteria" (
	"node_id" text NOT NULL,
	"criterion_id" text NOT NULL,
	CONSTRAINT "node_criteria_node_id_criterion_id_pk" PRIMARY KEY("node_id","criterion_id")
);
--> statement-breakpoint
CREATE TABLE "prompt_versions" (
	"prompt_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"current" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_versions_prompt_id_version_pk" PRIMARY KEY("prompt_id","version")
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"purpose" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_streams" (
	"owner" text NOT NULL,
	"id" uuid NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	CONSTRAINT "running_streams_owner_id_pk" PRIMARY KEY("owner","id")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"next_url" text NOT NULL,
	"public_device" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" text PRIMARY KEY NOT NULL,
	"concept_id" text NOT NULL,
	"term" text NOT NULL,
	"definition" text NOT NULL,
	"ordered" integer DEFAULT 0 NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT 'content' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"curriculum_id" text NOT NULL,
	"concept_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "threads_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "time_spans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"span_type" text NOT NULL,
	"span_key" text NOT NULL,
	"concept_id" text,
	"accepted" integer NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_spans_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "time_spans_positive" CHECK ("time_spans"."accepted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"provider" text NOT NULL,
	"avatar" text,
	"roles" text[] DEFAULT '{"user"}' NOT NULL,
	"email" text,
	"notification_methods" text[] DEFAULT '{}' NOT NULL,
	"use_links" boolean DEFAULT true NOT NULL,
	"tutor_persona" text NOT NULL,
	"school_id" uuid,
	"grade" integer DEFAULT 1 NOT NULL,
	"school_level" text DEFAULT 'MIDDLE' NOT NULL,
	"quiet_from" integer DEFAULT 21 NOT NULL,
	"quiet_to" integer DEFAULT 8 NOT NULL,
	"reminder_hour" integer DEFAULT 19 NOT NULL,
	"age_band" text,
	"device_key" text NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_evaluation_id_evaluation_items_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluation_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_criteria" ADD CONSTRAINT "concept_criteria_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_criteria" ADD CONSTRAINT "concept_criteria_criterion_id_achievement_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."achievement_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_links" ADD CONSTRAINT "concept_links_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_prerequisites" ADD CONSTRAINT "concept_prerequisites_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_prerequisites" ADD CONSTRAINT "concept_prerequisites_prerequisite_id_concepts_id_fk" FOREIGN KEY ("prerequisite_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concepts" ADD CONSTRAINT "concepts_node_id_curriculum_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."curriculum_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criterion_types" ADD CONSTRAINT "criterion_types_criterion_id_achievement_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."achievement_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_nodes" ADD CONSTRAINT "curriculum_nodes_parent_id_curriculum_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."curriculum_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD CONSTRAINT "evaluation_items_item_group_id_item_groups_id_fk" FOREIGN KEY ("item_group_id") REFERENCES "public"."item_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_evaluation_id_evaluation_items_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluation_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_user_id_exam_id_exams_user_id_id_fk" FOREIGN KEY ("user_id","exam_id") REFERENCES "public"."exams"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_user_id_thread_id_threads_user_id_id_fk" FOREIGN KEY ("user_id","thread_id") REFERENCES "public"."threads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_concepts" ADD CONSTRAINT "item_concepts_item_id_evaluation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."evaluation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_concepts" ADD CONSTRAINT "item_concepts_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_criterion_types" ADD CONSTRAINT "item_criterion_types_item_id_evaluation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."evaluation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_criterion_types" ADD CONSTRAINT "item_criterion_types_criterion_type_id_criterion_types_id_fk" FOREIGN KEY ("criterion_type_id") REFERENCES "public"."criterion_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_calls" ADD CONSTRAINT "llm_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_thread_id_threads_user_id_id_fk" FOREIGN KEY ("user_id","thread_id") REFERENCES "public"."threads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_criteria" ADD CONSTRAINT "node_criteria_node_id_curriculum_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."curriculum_nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_criteria" ADD CONSTRAINT "node_criteria_criterion_id_achievement_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."achievement_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_curriculum_id_curriculum_nodes_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curriculum_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_spans" ADD CONSTRAINT "time_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_spans" ADD CONSTRAINT "time_spans_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_item" ON "attempts" USING btree ("user_id","evaluation_id","position");--> statement-breakpoint
CREATE INDEX "attempts_concept" ON "attempts" USING btree ("user_id","concept_id");--> statement-breakpoint
CREATE INDEX "concept_links_concept" ON "concept_links" USING btree ("concept_id","ordered");--> statement-breakpoint
CREATE INDEX "concepts_node" ON "concepts" USING btree ("node_id","ordered");--> statement-breakpoint
CREATE INDEX "criterion_types_criterion" ON "criterion_types" USING btree ("criterion_id");--> statement-breakpoint
CREATE INDEX "curriculum_nodes_parent" ON "curriculum_nodes" USING btree ("parent_id","ordered");--> statement-breakpoint
CREATE INDEX "evaluation_items_template" ON "evaluation_items" USING btree ("template_id","seed");--> statement-breakpoint
CREATE INDEX "exam_items_item" ON "exam_items" USING btree ("evaluation_id");--> statement-breakpoint
CREATE INDEX "exams_thread" ON "exams" USING btree ("user_id","thread_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_one_unfinished" ON "exams" USING btree ("user_id","thread_id","difficulty_level") WHERE "exams"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "explanations_latest" ON "explanations" USING btree ("concept_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "item_concepts_concept" ON "item_concepts" USING btree ("concept_id","item_id");--> statement-breakpoint
CREATE INDEX "limit_counters_expires" ON "limit_counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "llm_calls_created" ON "llm_calls" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "llm_calls_user" ON "llm_calls" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("user_id","thread_id","position");--> statement-breakpoint
CREATE INDEX "messages_bookmarks" ON "messages" USING btree ("user_id","position") WHERE "messages"."bookmark";--> statement-breakpoint
CREATE UNIQUE INDEX "prompt_versions_current" ON "prompt_versions" USING btree ("prompt_id") WHERE "prompt_versions"."current";--> statement-breakpoint
CREATE UNIQUE INDEX "prompts_family" ON "prompts" USING btree ("title","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "terms_concept" ON "terms" USING btree ("concept_id","ordered");--> statement-breakpoint
CREATE INDEX "threads_recent" ON "threads" USING btree ("user_id","last_used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_place" ON "threads" USING btree ("user_id","curriculum_id","concept_id");--> statement-breakpoint
CREATE INDEX "time_spans_day" ON "time_spans" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "time_spans_concept" ON "time_spans" USING btree ("user_id","concept_id");