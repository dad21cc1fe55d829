ALTER TABLE "mails" ADD COLUMN "token_hash" text;--> statement-breakpoint
CREATE INDEX "activities_type" ON "activities" USING btree ("workspace_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_token_hash" ON "mails" USING btree ("token_hash");

-- By hand from here. A link dies with its row, or when its end is brought forward: used, replaced or withdrawn. The mail
-- that carries it ends with it, whoever did it; the roles that use links may not touch mails themselves, hence DEFINER.
-- A mail in hand keeps its state and loses its text, so that this attempt is its last. What simply ran out, and what was
-- sent, is for the hourly tidying.
CREATE FUNCTION end_mails_of_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.mails
  SET state = CASE state WHEN 'sending' THEN state ELSE 'ended' END, cause = CASE state WHEN 'sending' THEN cause ELSE 'Its link was used, replaced or withdrawn.' END, html = NULL, text = NULL
  WHERE token_hash = OLD.hash AND state NOT IN ('sent', 'ended') AND expires_at > now();
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION end_mails_of_link() FROM PUBLIC;

CREATE TRIGGER link_gone AFTER DELETE ON auth.one_time_token FOR EACH ROW EXECUTE FUNCTION end_mails_of_link();
CREATE TRIGGER link_ended AFTER UPDATE OF expires_at ON auth.one_time_token FOR EACH ROW WHEN (NEW.expires_at < OLD.expires_at) EXECUTE FUNCTION end_mails_of_link();
