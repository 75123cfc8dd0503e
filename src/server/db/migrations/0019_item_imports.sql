CREATE TABLE "item_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"concept_id" text NOT NULL,
	"yaml" text NOT NULL,
	"is_application" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"result" jsonb,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "item_imports" ADD CONSTRAINT "item_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_imports_user" ON "item_imports" USING btree ("user_id","created_at" DESC NULLS LAST);