import { sql } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../database/client';
import { addContactEvents } from '../../records/contacts/contact-timeline';
import { automationLog, automationRuns } from '../../database/schema/automations';
import { campaignEmails, campaigns, campaignTexts } from '../../database/schema/campaigns';
import { sendingSettings } from '../../database/schema/sending';
import { mailTitle } from '../../records/campaigns/mail-title';

/** Campaigns of a demo in one transaction; the ledger is made where it lies, since thousands of rows would take their time on the way. */
export const campaignsDemoRepository = {
  /** People of the demo who agreed to mail, by the time they came; `make` says what happened to them. */
  insert: (
    workspaceId: string,
    now: Date,
    make: (people: DemoPerson[]) => DemoCampaigns,
    newId: () => string,
  ): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      const { rows: people } = await tx.execute<{ id: string; address: string; since: string; signedUp: boolean }>(sql`
        SELECT c.id, p.value AS address, to_json(c.created_at) #>> '{}' AS since, c.source = 'Sign-up page' AS "signedUp" FROM contacts c JOIN contact_points p ON p.workspace_id = c.workspace_id AND p.contact_id = c.id AND p.kind = 'email' AND p.position = 0
        WHERE c.workspace_id = ${workspaceId} AND c.email_consent = 'granted' AND c.archived_at IS NULL ORDER BY c.id`);
      const rows = make(people.map((person) => ({ ...person, since: new Date(person.since) })));
      await tx.insert(sendingSettings).values(rows.settings);
      await tx.insert(campaigns).values(rows.campaigns);
      await tx.insert(campaignEmails).values(rows.emails);
      await tx.insert(campaignTexts).values(rows.texts);
      if (rows.runs.length > 0) await tx.insert(automationRuns).values(rows.runs);
      if (rows.lines.length > 0) await tx.insert(automationLog).values(rows.lines);
      for (const [order, wave] of rows.waves.entries())
        await addWave(tx, workspaceId, now, wave, new Date(now.getTime() + order));
      await tellPeople(tx, workspaceId, newId);
      await tx.execute(sql`
        INSERT INTO delivery_events (workspace_id, id, delivery_id, campaign_id, kind, link, machine, sign, at)
        SELECT workspace_id, gen_random_uuid(), id, campaign_id, 'click', CASE WHEN converted_at IS NULL AND get_byte(uuid_send(id), 15) % 3 = 0 THEN 1 ELSE 0 END, false, '', clicked_at FROM deliveries WHERE workspace_id = ${workspaceId} AND clicked_at IS NOT NULL`);
      await tx.execute(sql`
        INSERT INTO conversions (workspace_id, id, campaign_id, delivery_id, reference, value, at)
        SELECT workspace_id, gen_random_uuid(), campaign_id, id, 'table-' || left(id::text, 8) || right(id::text, 12), revenue, converted_at FROM deliveries WHERE workspace_id = ${workspaceId} AND converted_at IS NOT NULL`);
    }),
};

/**
 * Mails that went out one after the other. Who opened, clicked and bought is dealt over them by a prime, so that the
 * numbers come out exactly as they are given; the first are to people of the book, the others to such as were in it.
 */
async function addWave(tx: Transaction, workspaceId: string, now: Date, wave: DemoWave, madeAt: Date): Promise<void> {
  const {
    campaignId,
    emailId,
    state,
    mails,
    people,
    runIds,
    stepId,
    sentAt,
    everyMs,
    opens = 0,
    machineOpens = 0,
    clicks = 0,
    conversions = 0,
    revenue = 0,
    cause = null,
  } = wave;
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const sent = state === 'sent' ? sql`s.at` : sql`NULL::timestamptz`;
  const within = (time: ReturnType<typeof sql>) => sql`LEAST(${time}, ${at(now)})`;
  await tx.execute(sql`
    INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, state, cause, attempts, not_before, sent_at, opened_at, machine_opened_at, clicked_at, converted_at, revenue, bounced_at)
    SELECT ${workspaceId}::uuid, s.id, ${campaignId}::uuid, ${emailId}::uuid, 1, s.contact_id, s.occasion, s.address, s.domain, ${state}, ${cause}, ${state === 'waiting' ? 0 : 1}, s.at, ${sent},
      CASE WHEN s.rank < ${opens} THEN ${within(sql`s.opened`)} END, CASE WHEN s.other < ${machineOpens} THEN ${within(sql`s.at + interval '9 seconds'`)} END,
      CASE WHEN s.rank < ${clicks} THEN ${within(sql`s.opened + interval '3 minutes'`)} END, CASE WHEN s.rank < ${conversions} THEN ${within(sql`s.opened + interval '70 minutes'`)} END,
      CASE WHEN s.rank < ${conversions} THEN ${Math.floor(revenue / Math.max(1, conversions))} + (2 * s.rank - ${conversions - 1}) * 50 + CASE WHEN s.rank = 0 THEN ${revenue % Math.max(1, conversions)} ELSE 0 END ELSE 0 END,
      ${state === 'bounced' ? sql`s.at` : sql`NULL::timestamptz`}
    FROM (
      SELECT w.*, w.at + interval '4 minutes' + interval '27 hours' * power(((w.n * 104729) % 9973) / 9973.0, 3) AS opened FROM (
        SELECT i.n, (i.n * 7919) % ${mails} AS rank, (i.n * 6101) % ${mails} AS other, p.id AS contact_id, coalesce(p.address, '') AS address, coalesce(split_part(p.address, '@', 2), '') AS domain,
          CASE WHEN p.run_id IS NULL THEN '' ELSE p.run_id || ${`:${stepId ?? ''}`} END AS occasion, coalesce(p.at, ${at(sentAt)} + i.n * interval '1 millisecond' * ${everyMs}) AS at,
          (${timeHex(madeAt)} || '7' || lpad(to_hex(i.n), 3, '0') || '8' || substr(md5(random()::text), 1, 15))::uuid AS id
        FROM generate_series(0, ${mails - 1}) AS i (n)
        LEFT JOIN unnest(${sql.param(people.map(({ id }) => id))}::uuid[], ${sql.param(people.map(({ address }) => address))}::text[], ${sql.param(people.map((_, n) => runIds?.[n] ?? null))}::text[],
          ${sql.param(people.map(({ at: own }) => own?.toISOString() ?? null))}::timestamptz[]) WITH ORDINALITY AS p (id, address, run_id, at, place) ON p.place = i.n + 1) w) s`);
}

/** In the timelines of those who are in the book, in the words in which real mails are told there. */
async function tellPeople(tx: Transaction, workspaceId: string, newId: () => string): Promise<void> {
  const eventsOf = (kind: TimelineRow['kind'], did: string, column: 'sent_at' | 'opened_at') => sql`
    SELECT d.contact_id AS "contactId", ${kind} AS kind, ${did} || ' the email “' || ${mailTitle} || '”' AS title, to_json(d.${sql.raw(column)}) #>> '{}' AS at
    FROM deliveries d JOIN campaigns ON campaigns.workspace_id = d.workspace_id AND campaigns.id = d.campaign_id JOIN campaign_emails ON campaign_emails.workspace_id = d.workspace_id AND campaign_emails.id = d.email_id
    WHERE d.workspace_id = ${workspaceId} AND d.contact_id IS NOT NULL AND d.${sql.raw(column)} IS NOT NULL`;
  const { rows } = await tx.execute<TimelineRow>(
    sql`${eventsOf('mail-sent', 'Sent', 'sent_at')} UNION ALL ${eventsOf('mail-opened', 'Opened', 'opened_at')}`,
  );
  await addContactEvents(
    tx,
    rows.map(({ contactId, kind, title, at }) => ({
      workspaceId,
      id: newId(),
      contactId,
      kind,
      title,
      toMany: true as const,
      at: new Date(at),
    })),
  );
}

/** The first 48 bits of ids that were made at this time (RFC 9562, version 7). */
const timeHex = (at: Date): string => at.getTime().toString(16).padStart(12, '0');

interface TimelineRow extends Record<string, unknown> {
  contactId: string;
  kind: 'mail-sent' | 'mail-opened';
  title: string;
  at: string;
}

export interface DemoPerson {
  id: string;
  address: string;
  since: Date;
  /** On the sign-up page. */
  signedUp: boolean;
}

/** At most 4,096 mails to one address of an email each; `mails` is no multiple of 7919 or 6101. */
export interface DemoWave {
  campaignId: string;
  emailId: string;
  state: 'sent' | 'waiting' | 'bounced';
  mails: number;
  /** To whom the first go, and when, if not in their turn. */
  people: { id: string; address: string; at?: Date }[];
  runIds?: string[];
  stepId?: string;
  sentAt: Date;
  everyMs: number;
  opens?: number;
  machineOpens?: number;
  clicks?: number;
  conversions?: number;
  /** In hundredths; dealt around its mean. */
  revenue?: number;
  cause?: string;
}

export interface DemoCampaigns {
  settings: typeof sendingSettings.$inferInsert;
  campaigns: (typeof campaigns.$inferInsert)[];
  emails: (typeof campaignEmails.$inferInsert)[];
  texts: (typeof campaignTexts.$inferInsert)[];
  runs: (typeof automationRuns.$inferInsert)[];
  lines: (typeof automationLog.$inferInsert)[];
  waves: DemoWave[];
}
