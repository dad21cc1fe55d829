CREATE TABLE "forecast_scores" (
	"workspace_id" uuid NOT NULL,
	"idea_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"outcome" text NOT NULL,
	"reached" integer,
	"due_at" timestamp with time zone NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forecast_scores_workspace_id_idea_id_pk" PRIMARY KEY("workspace_id","idea_id")
);
--> statement-breakpoint
CREATE TABLE "idea_forecasts" (
	"workspace_id" uuid NOT NULL,
	"idea_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"method" smallint NOT NULL,
	"level" smallint NOT NULL,
	"low" integer,
	"middle" integer,
	"high" integer,
	"usual" integer,
	"posts" integer NOT NULL,
	"days" integer NOT NULL,
	"evidence" smallint NOT NULL,
	"confidence" smallint NOT NULL,
	CONSTRAINT "idea_forecasts_workspace_id_idea_id_pk" PRIMARY KEY("workspace_id","idea_id")
);
--> statement-breakpoint
ALTER TABLE "forecast_scores" ADD CONSTRAINT "forecast_scores_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_scores" ADD CONSTRAINT "forecast_scores_forecast_fk" FOREIGN KEY ("workspace_id","idea_id") REFERENCES "public"."idea_forecasts"("workspace_id","idea_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_forecasts" ADD CONSTRAINT "idea_forecasts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_forecasts" ADD CONSTRAINT "idea_forecasts_idea_fk" FOREIGN KEY ("workspace_id","idea_id") REFERENCES "public"."ideas"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forecast_scores_newest" ON "forecast_scores" USING btree ("workspace_id","due_at","idea_id");--> statement-breakpoint
-- By hand from here.
CALL make_tenant_table('idea_forecasts');--> statement-breakpoint
CALL make_tenant_table('forecast_scores');--> statement-breakpoint
-- Nobody changes what was said before, or what was found afterwards; only jobs check.
REVOKE UPDATE ON idea_forecasts, forecast_scores FROM app, worker;--> statement-breakpoint
REVOKE INSERT ON forecast_scores FROM app;--> statement-breakpoint
CALL make_live_table('idea_forecasts', 'cycle');--> statement-breakpoint
CALL make_live_table('forecast_scores', 'piece');
