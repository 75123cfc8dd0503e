CREATE TABLE "question_banks" (
	"concept_id" text PRIMARY KEY NOT NULL,
	"bank" json NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_banks" ADD CONSTRAINT "question_banks_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;