ALTER TABLE "messages" ADD COLUMN "is_server_reply" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" DROP COLUMN "next_url";