ALTER TABLE "prompt_versions" ADD COLUMN "temperature" double precision;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD COLUMN "max_tokens" integer;