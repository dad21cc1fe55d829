import { randomUUID } from 'node:crypto';
import type { CampaignStatus, CampaignType, DeliveryState } from '../../../src/domain/campaign';
import { asOwner } from '../database';

/** People who agreed to marketing email, `p0@<domain>` and so on; returns their ids in that order. */
export async function readersIn(
  workspaceId: string,
  count: number,
  {
    domain = () => 'example.com',
    name = (n: number) => `Person ${n}`,
    phone,
  }: { domain?(n: number): string; name?(n: number): string; phone?(n: number): string | null } = {},
): Promise<string[]> {
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    name: name(n),
    email: `p${n}@${domain(n)}`,
    phone: phone?.(n) ?? null,
  }));
  await asOwner(
    `INSERT INTO contacts (workspace_id, id, name, status, source, search, name_key, email_consent, created_at, updated_at)
      SELECT $1, p.id, p.name, 'lead', 'Added by hand', lower(p.name), lower(p.name), 'granted', now(), now() FROM unnest($2::uuid[], $3::text[]) AS p (id, name)`,
    [workspaceId, people.map(({ id }) => id), people.map((one) => one.name)],
  );
  const points = people.flatMap(({ id, email, phone: number }) => [
    { id, kind: 'email', value: email },
    ...(number ? [{ id, kind: 'phone', value: number }] : []),
  ]);
  await asOwner(
    'INSERT INTO contact_points (workspace_id, contact_id, kind, value, shown, position) SELECT $1, p.id, p.kind, p.value, p.value, 0 FROM unnest($2::uuid[], $3::text[], $4::text[]) AS p (id, kind, value)',
    [workspaceId, points.map(({ id }) => id), points.map(({ kind }) => kind), points.map(({ value }) => value)],
  );
  return people.map(({ id }) => id);
}

/** An active campaign with a fixed text, whose audience (everybody) is not frozen yet. */
export async function campaignIn(
  workspaceId: string,
  wish: Wish = {},
): Promise<{ campaignId: string; emailId: string }> {
  const {
    type = 'broadcast',
    status = 'active',
    name = 'Rye week',
    subject = 'Rye for {{ contact.name | default: "you" }}',
    html = HTML,
    text = 'Hello {{ contact.name | default: "you" }}\n{{ link[0] }}\n{{ preferences }}',
    senderName = '',
    sendAt = null,
    localHour = null,
  } = wish;
  const [campaignId, emailId] = [randomUUID(), randomUUID()];
  await asOwner(
    `INSERT INTO campaigns (workspace_id, id, name, type, status, audience, sender_name, send_at, local_hour, started_at, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, '{"segmentIds":[]}', $6, $7, $8, now(), now(), now())`,
    [workspaceId, campaignId, name, type, status, senderName, sendAt, localHour],
  );
  await asOwner(
    "INSERT INTO campaign_emails (workspace_id, id, campaign_id, subject, blocks, created_at, updated_at) VALUES ($1, $2, $3, $4, '[]', now(), now())",
    [workspaceId, emailId, campaignId, subject],
  );
  await asOwner(
    'INSERT INTO campaign_texts (workspace_id, email_id, revision, subject, html, text, links, created_at) VALUES ($1, $2, 1, $3, $4, $5, $6, now())',
    [workspaceId, emailId, subject, html, text, JSON.stringify(['https://bakery.example/rye'])],
  );
  return { campaignId, emailId };
}

export const ledgerOf = (campaignId: string): Promise<LedgerRow[]> =>
  asOwner<LedgerRow>(
    'SELECT id, contact_id, address, state, cause, attempts, not_before, sent_at FROM deliveries WHERE campaign_id = $1 ORDER BY address',
    [campaignId],
  );

/** Rows by state, and the sums of the counts on the campaign's page. */
export async function countsIn(
  campaignId: string,
): Promise<{ rows: Record<string, number>; counted: Record<string, number> }> {
  const rows = await asOwner<{ kind: string; n: number }>(
    'SELECT state AS kind, count(*)::int AS n FROM deliveries WHERE campaign_id = $1 GROUP BY 1',
    [campaignId],
  );
  const counted = await asOwner<{ kind: string; n: number }>(
    'SELECT kind, sum(step)::int AS n FROM campaign_steps WHERE campaign_id = $1 GROUP BY 1 HAVING sum(step) <> 0',
    [campaignId],
  );
  const byKind = (found: { kind: string; n: number }[]) => Object.fromEntries(found.map(({ kind, n }) => [kind, n]));
  return { rows: byKind(rows), counted: byKind(counted) };
}

export const campaignRow = async (campaignId: string): Promise<CampaignRow> =>
  (await asOwner<CampaignRow>('SELECT * FROM campaigns WHERE id = $1', [campaignId]))[0]!;

const HTML =
  '<p>Hello {{ contact.name | default: "you" }}</p><a href="{{ link[0] }}">Rye</a><img src="{{ pixel }}" alt=""><a href="{{ preferences }}">Unsubscribe</a>';

interface Wish {
  type?: CampaignType;
  status?: CampaignStatus;
  name?: string;
  subject?: string;
  html?: string;
  text?: string;
  senderName?: string;
  sendAt?: Date | null;
  localHour?: number | null;
}

interface LedgerRow {
  id: string;
  contact_id: string | null;
  address: string;
  state: DeliveryState;
  cause: string | null;
  attempts: number;
  not_before: Date;
  sent_at: Date | null;
}

interface CampaignRow {
  status: CampaignStatus;
  cause: string | null;
  sender: string | null;
  ended_at: Date | null;
  frozen_at: Date | null;
  left_out: Record<string, number>;
}
