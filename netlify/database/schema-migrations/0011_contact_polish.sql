-- A value that cannot be read costs the value, not its row: what was left out is told beside the rows that were refused.
ALTER TABLE "contact_imports" ADD COLUMN "warnings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_errors" ADD COLUMN "nth" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_errors" ADD COLUMN "kind" text DEFAULT 'refused' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_errors" ADD COLUMN "cause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_errors" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_errors" ADD COLUMN "value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_errors" DROP CONSTRAINT "import_errors_workspace_id_import_id_record_pk";--> statement-breakpoint
ALTER TABLE "import_errors" ADD CONSTRAINT "import_errors_workspace_id_import_id_record_nth_pk" PRIMARY KEY("workspace_id","import_id","record","nth");

ALTER TABLE import_errors ADD CONSTRAINT import_errors_kind CHECK (kind IN ('refused', 'left-out'));
