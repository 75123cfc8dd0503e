ALTER TABLE "evaluation_items" ADD COLUMN "rubric" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_items" ADD COLUMN "pairing" jsonb;