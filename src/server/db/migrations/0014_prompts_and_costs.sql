ALTER TABLE "llm_calls" ADD COLUMN "prompt_name" text;--> statement-breakpoint
ALTER TABLE "llm_calls" ADD COLUMN "prompt_purpose" text;--> statement-breakpoint
ALTER TABLE "llm_calls" ADD COLUMN "cached_tokens" integer;--> statement-breakpoint
ALTER TABLE "llm_calls" ADD COLUMN "cost" double precision;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD COLUMN "origin" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_versions_author" ON "prompt_versions" USING btree ("author_id");