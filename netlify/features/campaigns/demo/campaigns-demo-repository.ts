import { eq, sql } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../../database/client';
import { addContactEvents } from '../../../records/contacts/contact-timeline';
import { automationLog, automationRuns } from '../../../database/schema/automations';
import { campaignEmails, campaigns, campaignTexts } from '../../../database/schema/campaigns';
import { sendingSettings } from '../../../database/schema/sending';
import { mailTitle } from '../../../records/campaigns/mail-title';

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
      if ((await tx.$count(campaigns, eq(campaigns.workspaceId, workspaceId))) > 0) return; // an earlier run did it
      const { rows: people } = await tx.execute<{ id: string; address: string; since: string; signedUp: boolean }>(sql`
        select c.id, p.value as address, to_json(c.created_at) #>> '{}' as since, c.source = 'Sign-up page' as "signedUp" from contacts c join contact_points p on p.workspace_id = c.workspace_id and p.contact_id = c.id and p.kind = 'email' and p.position = 0
        where c.workspace_id = ${workspaceId} and c.email_consent = 'granted' and c.archived_at is null order by c.id`);
      const rows = make(people.map((person) => ({ ...person, since: new Date(person.since) })));
      await tx.insert(sendingSettings).values(rows.settings);
      await tx.insert(campaigns).values(rows.campaigns);
      await tx.insert(campaignEmails).values(rows.emails);
      await tx.insert(campaignTexts).values(rows.texts);
      if (rows.runs.length > 0) await tx.insert(automationRuns).values(rows.runs);
      if (rows.lines.length > 0) await tx.insert(automationLog).values(rows.lines);
      for (const [order, wave] of rows.waves.entries())
        await addWave(tx, workspaceId, now, wave, new Date(now.getTime() + order));
      await insertTimelines(tx, workspaceId, newId);
      await tx.execute(sql`
        insert into delivery_events (workspace_id, id, delivery_id, campaign_id, kind, link, machine, sign, at)
        select workspace_id, gen_random_uuid(), id, campaign_id, 'click', case when converted_at is null and get_byte(uuid_send(id), 15) % 3 = 0 then 1 else 0 end, false, '', clicked_at from deliveries where workspace_id = ${workspaceId} and clicked_at is not null`);
      await tx.execute(sql`
        insert into conversions (workspace_id, id, campaign_id, delivery_id, reference, value, at)
        select workspace_id, gen_random_uuid(), campaign_id, id, 'table-' || left(id::text, 8) || right(id::text, 12), revenue, converted_at from deliveries where workspace_id = ${workspaceId} and converted_at is not null`);
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
  const sent = state === 'sent' ? sql`s.at` : sql`null::timestamptz`;
  const within = (time: ReturnType<typeof sql>) => sql`least(${time}, ${at(now)})`;
  await tx.execute(sql`
    insert into deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, state, cause, attempts, not_before, sent_at, opened_at, machine_opened_at, clicked_at, converted_at, revenue, bounced_at)
    select ${workspaceId}::uuid, s.id, ${campaignId}::uuid, ${emailId}::uuid, 1, s.contact_id, s.occasion, s.address, s.domain, ${state}, ${cause}, ${state === 'waiting' ? 0 : 1}, s.at, ${sent},
      case when s.rank < ${opens} then ${within(sql`s.opened`)} end, case when s.other < ${machineOpens} then ${within(sql`s.at + interval '9 seconds'`)} end,
      case when s.rank < ${clicks} then ${within(sql`s.opened + interval '3 minutes'`)} end, case when s.rank < ${conversions} then ${within(sql`s.opened + interval '70 minutes'`)} end,
      case when s.rank < ${conversions} then ${Math.floor(revenue / Math.max(1, conversions))} + (2 * s.rank - ${conversions - 1}) * 50 + case when s.rank = 0 then ${revenue % Math.max(1, conversions)} else 0 end else 0 end,
      ${state === 'bounced' ? sql`s.at` : sql`null::timestamptz`}
    from (
      select w.*, w.at + interval '4 minutes' + interval '27 hours' * power(((w.n * 104729) % 9973) / 9973.0, 3) as opened from (
        select i.n, (i.n * 7919) % ${mails} as rank, (i.n * 6101) % ${mails} as other, p.id as contact_id, coalesce(p.address, '') as address, coalesce(split_part(p.address, '@', 2), '') as domain,
          case when p.run_id is null then '' else p.run_id || ${`:${stepId ?? ''}`} end as occasion, coalesce(p.at, ${at(sentAt)} + i.n * interval '1 millisecond' * ${everyMs}) as at,
          (${timeHex(madeAt)} || '7' || lpad(to_hex(i.n), 3, '0') || '8' || substr(md5(random()::text), 1, 15))::uuid as id
        from generate_series(0, ${mails - 1}) as i (n)
        left join unnest(${sql.param(people.map(({ id }) => id))}::uuid[], ${sql.param(people.map(({ address }) => address))}::text[], ${sql.param(people.map((_, n) => runIds?.[n] ?? null))}::text[],
          ${sql.param(people.map(({ at: own }) => own?.toISOString() ?? null))}::timestamptz[]) with ordinality as p (id, address, run_id, at, place) on p.place = i.n + 1) w) s`);
}

/** In the timelines of those who are in the book, in the words in which real mails are told there. */
async function insertTimelines(tx: Transaction, workspaceId: string, newId: () => string): Promise<void> {
  const eventsOf = (kind: TimelineRow['kind'], did: string, column: 'sent_at' | 'opened_at') => sql`
    select d.contact_id as "contactId", ${kind} as kind, ${did} || ' the email “' || ${mailTitle} || '”' as title, to_json(d.${sql.raw(column)}) #>> '{}' as at
    from deliveries d join campaigns on campaigns.workspace_id = d.workspace_id and campaigns.id = d.campaign_id join campaign_emails on campaign_emails.workspace_id = d.workspace_id and campaign_emails.id = d.email_id
    where d.workspace_id = ${workspaceId} and d.contact_id is not null and d.${sql.raw(column)} is not null`;
  const { rows } = await tx.execute<TimelineRow>(
    sql`${eventsOf('mail-sent', 'Sent', 'sent_at')} union all ${eventsOf('mail-opened', 'Opened', 'opened_at')}`,
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
