CREATE TABLE "item_reports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" text NOT NULL,
	"item_version" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "item_reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_evaluation_id_evaluation_items_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluation_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_reports_id" ON "item_reports" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_reports_one_open" ON "item_reports" USING btree ("user_id","evaluation_id","item_version","reason") WHERE "item_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "item_reports_item" ON "item_reports" USING btree ("evaluation_id");--> statement-breakpoint
CREATE INDEX "item_reports_newest" ON "item_reports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "item_reports_closed_by" ON "item_reports" USING btree ("closed_by");