import { mailLinks as linksOf } from '../features/tracking/mail-links-wiring';
import { contactIn } from './builders/stored-contact';
import { asOwner } from './database';

/** The links that the sender makes. */
export const mailLinks = () => linksOf('http://localhost:8888');
export const tokenOf = (url: string): string => url.split('/').at(-1)!;

/**
 * A campaign's email to somebody who agreed, as the sender leaves it. Several emails of one campaign share
 * `campaign`.
 */
export async function sentMail(
  workspaceId: string,
  {
    name = 'Priya Raman',
    email = `priya-${crypto.randomUUID()}@example.com`,
    links = [
      'https://shop.example/rye',
      'https://shop.example/cakes?from=mail#menu',
      'https://shop.example/hi/{{ contact.first_name }}',
    ],
    state = 'sent',
    sentAgo = '1 hour',
    contactId,
    campaign,
  }: Wish = {},
) {
  const about = campaign ?? (await campaignOf(workspaceId, links));
  const reader = contactId ?? (await contactIn(workspaceId, { name, email, emailConsent: 'granted' })).contactId;
  if (!contactId)
    await asOwner(
      "INSERT INTO consents (workspace_id, id, contact_id, channel, state, basis, wording, point, at) VALUES ($1, gen_random_uuid(), $2, 'email', 'granted', 'express', 'Yes', $3, now() - interval '1 day')",
      [workspaceId, reader, email],
    );
  const deliveryId = crypto.randomUUID();
  const sent = ['sent', 'bounced'].includes(state);
  await asOwner(
    `INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, state, not_before, sent_at) VALUES ($1, $2, $3, $4, 1, $5, $2::uuid::text, $6, 'example.com', $7, now() - $8::interval, CASE WHEN $9 THEN now() - $8::interval END)`,
    [workspaceId, deliveryId, about.campaignId, about.emailId, reader, email, state, sentAgo, sent],
  );
  return { workspaceId, deliveryId, contactId: reader, email, campaign: about };
}

export const deliveryOf = async ({ deliveryId }: { deliveryId: string }) =>
  (await asOwner<StoredDelivery>('SELECT * FROM deliveries WHERE id = $1', [deliveryId]))[0]!;
export const visitsOf = ({ deliveryId }: { deliveryId: string }) =>
  asOwner<{ kind: string; link: number | null; machine: boolean; sign: string }>(
    'SELECT kind, link, machine, sign FROM delivery_events WHERE delivery_id = $1 ORDER BY at, id',
    [deliveryId],
  );
export const timelineOf = async ({ contactId }: { contactId: string }) =>
  (
    await asOwner<{ kind: string }>('SELECT kind FROM contact_events WHERE contact_id = $1 ORDER BY kind', [contactId])
  ).map(({ kind }) => kind);
export const suppressionOf = async ({ workspaceId, email }: { workspaceId: string; email: string }) =>
  (
    await asOwner<{ reason: string }>('SELECT reason FROM suppressions WHERE workspace_id = $1 AND point = $2', [
      workspaceId,
      email,
    ])
  )[0]?.reason ?? null;
/** The campaign's counts. */
export const countsOf = async ({
  campaign: { campaignId },
}: {
  campaign: { campaignId: string };
}): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await asOwner<{ kind: string; n: number }>(
        'SELECT kind, sum(step)::int AS n FROM campaign_steps WHERE campaign_id = $1 GROUP BY kind HAVING sum(step) <> 0',
        [campaignId],
      )
    ).map(({ kind, n }) => [kind, n]),
  );

async function campaignOf(workspaceId: string, links: string[]): Promise<{ campaignId: string; emailId: string }> {
  const [campaignId, emailId] = [crypto.randomUUID(), crypto.randomUUID()];
  await asOwner(
    "INSERT INTO campaigns (workspace_id, id, name, type, status, audience, created_at, updated_at) VALUES ($1, $2, 'Rye Friday', 'email', 'active', '{\"segmentIds\":[]}', now(), now())",
    [workspaceId, campaignId],
  );
  await asOwner(
    "INSERT INTO campaign_emails (workspace_id, id, campaign_id, subject, blocks, created_at, updated_at) VALUES ($1, $2, $3, 'Rye', '[]', now(), now())",
    [workspaceId, emailId, campaignId],
  );
  await asOwner(
    "INSERT INTO campaign_texts (workspace_id, email_id, revision, subject, html, text, links, created_at) VALUES ($1, $2, 1, 'Rye', '<p>Rye</p>', 'Rye', $3::jsonb, now())",
    [workspaceId, emailId, JSON.stringify(links)],
  );
  return { campaignId, emailId };
}

interface Wish {
  name?: string;
  email?: string;
  links?: string[];
  state?: string;
  /** A PostgreSQL interval. */
  sentAgo?: string;
  contactId?: string;
  campaign?: { campaignId: string; emailId: string };
}

interface StoredDelivery {
  state: string;
  cause: string | null;
  sent_at: Date | null;
  opened_at: Date | null;
  clicked_at: Date | null;
  machine_opened_at: Date | null;
  machine_clicked_at: Date | null;
  converted_at: Date | null;
  revenue: string;
  bounced_at: Date | null;
  complained_at: Date | null;
  unsubscribed_at: Date | null;
}
