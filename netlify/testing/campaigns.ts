import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../src/domain/duration';
import { asOwner } from './database';

/** A campaign with one email, as stored in the tables. */
export async function addCampaign(
  workspaceId: string,
  {
    name = 'Spring',
    type = 'email',
    status = 'active',
    startedAt = new Date(),
    sendAt = null,
    createdAt = new Date(),
  }: Partial<StoredCampaign> = {},
): Promise<{ campaignId: string; emailId: string }> {
  const ids = { campaignId: randomUUID(), emailId: randomUUID() };
  await asOwner(
    'INSERT INTO campaigns (workspace_id, id, name, type, status, audience, started_at, ended_at, created_at, updated_at, send_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)',
    [
      workspaceId,
      ids.campaignId,
      name,
      type,
      status,
      '{"segmentIds":[]}',
      status === 'draft' ? null : startedAt,
      status === 'completed' ? startedAt : null,
      createdAt,
      sendAt,
    ],
  );
  await asOwner(
    "INSERT INTO campaign_emails (workspace_id, id, campaign_id, subject, blocks, created_at, updated_at) VALUES ($1, $2, $3, 'Hello', '[]', $4, $4)",
    [workspaceId, ids.emailId, ids.campaignId, createdAt],
  );
  return ids;
}

/** Sent emails of it, a minute apart; the first `opens` were opened, the first `clicks` of these clicked, and so on. */
export async function addDelivered(
  workspaceId: string,
  { campaignId, emailId }: { campaignId: string; emailId: string },
  {
    mails,
    state = 'sent',
    sentAt = new Date(Date.now() - DAY_MS),
    opens = 0,
    clicks = 0,
    conversions = 0,
    each = 0,
    cause = null,
  }: Delivered,
): Promise<void> {
  await asOwner(
    `INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, address, domain, state, cause, not_before, sent_at, opened_at, clicked_at, converted_at, revenue)
     SELECT $1, gen_random_uuid(), $2, $3, 1, 'person-' || n || '@example.com', 'example.com', $4, $5, $6::timestamptz, CASE WHEN $4 = 'sent' THEN $6::timestamptz END,
       CASE WHEN n <= $8 THEN $6::timestamptz + interval '90 minutes' END, CASE WHEN n <= $9 THEN $6::timestamptz + interval '2 hours' END, CASE WHEN n <= $10 THEN $6::timestamptz + interval '3 hours' END, CASE WHEN n <= $10 THEN $11::bigint ELSE 0 END
     FROM generate_series(1, $7::int) n`,
    [workspaceId, campaignId, emailId, state, cause, sentAt, mails, opens, clicks, conversions, each],
  );
  await asOwner(
    `INSERT INTO conversions (workspace_id, id, campaign_id, delivery_id, reference, value, at)
     SELECT workspace_id, gen_random_uuid(), campaign_id, id, 'order-' || id, revenue, converted_at FROM deliveries d WHERE workspace_id = $1 AND campaign_id = $2 AND converted_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM conversions c WHERE c.workspace_id = d.workspace_id AND c.delivery_id = d.id)`,
    [workspaceId, campaignId],
  );
}

interface StoredCampaign {
  name: string;
  type: 'email' | 'automation' | 'broadcast';
  status: 'active' | 'completed' | 'draft' | 'paused';
  startedAt: Date;
  sendAt: Date | null;
  createdAt: Date;
}

interface Delivered {
  mails: number;
  state?: 'sent' | 'waiting' | 'bounced' | 'failed' | 'skipped';
  sentAt?: Date;
  opens?: number;
  clicks?: number;
  conversions?: number;
  /** The value of each conversion, in hundredths. */
  each?: number;
  cause?: string | null;
}
