CREATE TABLE "guardian_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"guardian_email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "check" text DEFAULT 'device' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "guardian_email" text;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_requests_token" ON "guardian_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_requests_expiry" ON "guardian_requests" USING btree ("expires_at");