-- A month that another run made while this one waited for its turn: PostgreSQL may still remember that there was none, since
-- waiting for an advisory lock does not make it read again.
CREATE OR REPLACE FUNCTION make_event_months(first timestamptz, last timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  month timestamptz := date_trunc('month', greatest(first, '2015-01-01Z'::timestamptz));
  name text;
BEGIN
  WHILE month <= least(last, now() + interval '2 years') LOOP
    name := format('events_%s', to_char(month, 'YYYY_MM'));
    IF to_regclass(format('public.%I', name)) IS NULL THEN
      PERFORM pg_advisory_xact_lock(hashtext('make_event_months'));
      BEGIN
        EXECUTE format('CREATE TABLE public.%I PARTITION OF public.events FOR VALUES FROM (%L) TO (%L)', name, month, month + interval '1 month');
      EXCEPTION WHEN duplicate_table THEN
        NULL;
      END;
    END IF;
    month := month + interval '1 month';
  END LOOP;
END $$;
