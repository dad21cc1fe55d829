import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ContactDetail } from '../../../../src/contracts/contact-record';
import {
  consentChannels,
  gravest,
  type ConsentBasis,
  type ConsentChannel,
  type ConsentState,
} from '../../../../src/domain/consent';
import { inWorkspace, type Transaction } from '../../../database/client';
import { findSuppressions } from '../../../records/consent/consent-ledger';
import { readContacts } from '../../../records/contacts/contact-reading';
import { contactFields, tags } from '../../../database/schema/contacts';
import { contactImports } from '../../../database/schema/imports';

export type ContactDetailRepository = typeof contactDetailRepository;

export const contactDetailRepository = {
  /** One contact whole; null when it is not there. */
  find: (workspaceId: string, contactId: string): Promise<ContactDetail | null> =>
    inWorkspace(workspaceId, (tx) => readContactDetail(tx, workspaceId, contactId)),
};

export async function readContactDetail(
  tx: Transaction,
  workspaceId: string,
  contactId: string,
): Promise<ContactDetail | null> {
  const found = (await readContacts(tx, [contactId])).get(contactId);
  if (!found) return null;
  const named =
    found.tagIds.length === 0
      ? []
      : await tx
          .select({ id: tags.id, name: tags.name })
          .from(tags)
          .where(and(eq(tags.workspaceId, workspaceId), inArray(tags.id, found.tagIds)))
          .orderBy(asc(sql`lower(${tags.name})`));
  const fields = new Set(
    (
      await tx.select({ id: contactFields.id }).from(contactFields).where(eq(contactFields.workspaceId, workspaceId))
    ).map(({ id }) => id),
  );
  const [source] = found.importId
    ? await tx
        .select({ name: contactImports.name })
        .from(contactImports)
        .where(and(eq(contactImports.workspaceId, workspaceId), eq(contactImports.id, found.importId)))
    : [];
  const { rows: said } = await tx.execute<{
    channel: ConsentChannel;
    state: ConsentState;
    basis: ConsentBasis | null;
    at: string | Date;
  }>(sql`
    select distinct on (channel) channel, state, basis, at from consents where workspace_id = ${workspaceId} and contact_id = ${contactId} order by channel, at desc, id desc`);
  const suppressed = await findSuppressions(tx, workspaceId, found.points);
  const first = (kind: string) => found.points.find((point) => point.kind === kind)?.shown ?? null;
  return {
    id: found.id,
    name: found.name,
    email: first('email'),
    phone: first('phone'),
    company: found.company,
    status: found.status,
    tags: named,
    lastContact: found.lastContactAt?.toISOString() ?? null,
    source: found.source,
    value: found.value,
    archived: found.archivedAt !== null,
    createdAt: found.createdAt.toISOString(),
    updatedAt: found.updatedAt.toISOString(),
    points: found.points,
    // What a field held that was deleted is on its way out.
    custom: Object.fromEntries(Object.entries(found.custom).filter(([id]) => fields.has(id))),
    importedFrom: source?.name ?? null,
    consents: consentChannels.map((channel) => {
      const last = said.find((row) => row.channel === channel);
      return {
        channel,
        state: last?.state ?? null,
        basis: last?.basis ?? null,
        at: last ? new Date(last.at).toISOString() : null,
      };
    }),
    suppressed: consentChannels.flatMap((channel) => {
      const blocks = suppressed.filter((row) => row.channel === channel);
      const gravestOne = blocks.find(({ reason }) => reason === gravest(blocks.map((row) => row.reason)));
      return gravestOne ? [{ channel, reason: gravestOne.reason, at: gravestOne.at.toISOString() }] : [];
    }),
  };
}
