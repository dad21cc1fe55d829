CREATE TABLE "connection_requests" (
	"workspace_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"channel" text NOT NULL,
	"user_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_requests_workspace_id_state_hash_pk" PRIMARY KEY("workspace_id","state_hash")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"workspace_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"account" text NOT NULL,
	"account_url" text DEFAULT '' NOT NULL,
	"settings" jsonb NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"expires_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"connected_by" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "connections_workspace_id_channel_pk" PRIMARY KEY("workspace_id","channel")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"own_words" text,
	"words" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"run" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"unsure" boolean DEFAULT false NOT NULL,
	"remote_id" text,
	"remote_url" text,
	"cause" text,
	"posted_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "postings_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "postings_once" UNIQUE("workspace_id","piece_id","channel")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" text NOT NULL,
	"status" integer,
	"delivered" boolean NOT NULL,
	"said" text NOT NULL,
	"replayed" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_piece_fk" FOREIGN KEY ("workspace_id","piece_id") REFERENCES "public"."pieces"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connections_ending" ON "connections" USING btree ("expires_at") WHERE state = 'connected';--> statement-breakpoint
CREATE INDEX "postings_open" ON "postings" USING btree ("workspace_id","next_at") WHERE state in ('due', 'posting');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("at");--> statement-breakpoint
-- By hand from here: tenants and live pages.
CALL make_tenant_table('connections');--> statement-breakpoint
CALL make_tenant_table('connection_requests');--> statement-breakpoint
CALL make_tenant_table('postings');--> statement-breakpoint
CALL make_tenant_table('webhook_deliveries');--> statement-breakpoint
CALL make_live_table('connections', 'connection');--> statement-breakpoint
CALL make_live_table('postings', 'posting');--> statement-breakpoint
CALL make_live_table('webhook_deliveries', 'connection');
