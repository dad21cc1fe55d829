import { randomUUID } from 'node:crypto';
import type { ConsentState } from '../../../src/domain/consent';
import { asOwner } from '../database';

/** An empty real workspace without members, for code below the services. */
export async function workspaceOf(kind: 'real' | 'demo' = 'real'): Promise<string> {
  const id = randomUUID();
  await asOwner(
    "INSERT INTO workspaces (workspace_id, name, slug, zone, kind, plan, created_at) VALUES ($1, 'Ada’s Bakery', $2, 'Europe/London', $3, 'Pro', now())",
    [id, `bakery-${id}`, kind],
  );
  return id;
}

/** A contact as stored in the tables. */
export async function contactIn(
  workspaceId: string,
  {
    name = 'Ada Baker',
    email,
    phone,
    more = [],
    emailConsent = null,
    smsConsent = null,
    voiceConsent = null,
    archived = false,
  }: Wish = {},
): Promise<ContactRow> {
  const contactId = randomUUID();
  const points = [
    ...[email, ...more].map((value) => ({ kind: 'email', value })),
    { kind: 'phone', value: phone },
  ].filter(({ value }) => value !== undefined);
  await asOwner(
    `WITH made AS (INSERT INTO contacts (workspace_id, id, name, status, source, search, name_key, email_consent, sms_consent, voice_consent, archived_at, created_at, updated_at)
       VALUES ($1, $2, $3, 'lead', 'Added by hand', lower($3), lower($3), $4, $5, $6, $7, now() - interval '1 day', now() - interval '1 day'))
     INSERT INTO contact_points (workspace_id, contact_id, kind, value, shown, position) SELECT $1, $2, p.kind, p.value, p.value, p.n - 1 FROM unnest($8::text[], $9::text[]) WITH ORDINALITY AS p (kind, value, n)`,
    [
      workspaceId,
      contactId,
      name,
      emailConsent,
      smsConsent,
      voiceConsent,
      archived ? new Date() : null,
      points.map(({ kind }) => kind),
      points.map(({ value }) => value),
    ],
  );
  return { workspaceId, contactId };
}

export interface ContactRow {
  workspaceId: string;
  contactId: string;
}

interface Wish {
  name?: string;
  email?: string;
  phone?: string;
  /** Additional emails. */
  more?: string[];
  emailConsent?: ConsentState | null;
  smsConsent?: ConsentState | null;
  voiceConsent?: ConsentState | null;
  archived?: boolean;
}
