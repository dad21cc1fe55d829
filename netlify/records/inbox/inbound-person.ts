import { conversationSearch } from '../../../src/domain/conversation-search';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { contactLimits } from '../../../src/domain/contact';
import { inboxChannelNames, type InboxChannel } from '../../../src/domain/conversation';
import { readEmailAddress } from '../../../src/domain/email-address';
import type { Transaction } from '../../database/client';
import { conversations } from '../../database/schema/conversations';
import { contacts } from '../../database/schema/contacts';
import type { InboundPerson } from '../../ports/inbox';
import { findByPoints, insertContacts } from '../contacts/contact-writing';
import { changeConversation } from './conversation-lines';
import { inBound, lockConversation } from './conversation-row';

/**
 * The contact who wrote: by address or number, or as this channel knew them before. Whoever is new becomes a lead, unless
 * a machine wrote, or nothing is known of them. null then.
 */
export async function findWriter(
  tx: Transaction,
  { workspaceId, channel, from, isMachine, newId, now }: Writer,
): Promise<string | null> {
  const known = await knownBy(tx, from);
  if (known) return known;
  if (from.point === null && from.address !== '') {
    const [before] = await tx
      .select({ contactId: conversations.contactId })
      .from(conversations)
      .where(
        and(
          inBound(conversations.workspaceId),
          eq(conversations.channel, channel),
          eq(conversations.address, from.address),
          isNotNull(conversations.contactId),
        ),
      )
      .orderBy(desc(conversations.lastMessageAt))
      .limit(1);
    if (before?.contactId) return before.contactId;
  }
  if (isMachine || (from.point === null && from.name.trim() === '')) return null;
  const id = newId();
  await insertContacts(tx, [
    {
      workspaceId,
      id,
      name: from.name.trim().slice(0, contactLimits.name),
      company: '',
      status: 'lead',
      source: inboxChannelNames[channel],
      value: null,
      custom: {},
      lastContactAt: null,
      createdAt: now,
      updatedAt: now,
      points: from.point ? [{ kind: from.point, value: from.address, shown: from.address, label: '' }] : [],
      tagIds: [],
    },
  ]);
  return id;
}

/** Of several who share a number, the one who was in touch last. Archived ones count: they are who wrote. */
async function knownBy(tx: Transaction, { address, point }: InboundPerson): Promise<string | null> {
  if (point === null || address === '') return null;
  const found = await findByPoints(tx, {
    emails: point === 'email' ? [address] : [],
    phones: point === 'phone' ? [address] : [],
  });
  if (found.length < 2) return found[0]?.contactId ?? null;
  const [latest] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.workspaceId, sql`(select current_workspace())`),
        inArray(
          contacts.id,
          found.map(({ contactId }) => contactId),
        ),
      ),
    )
    .orderBy(sql`${contacts.archivedAt} is not null`, desc(contacts.touchedAt), contacts.id)
    .limit(1);
  return latest?.id ?? null;
}

/**
 * A visitor said who they are: the conversation gets their name, and the contact whose address it is, or a new lead.
 * False for an address that is none, or when there is no such conversation.
 */
export async function identifyPerson(
  tx: Transaction,
  { workspaceId, conversationId, name, email, newId }: Identified,
  now: Date,
): Promise<boolean> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return false;
  const read = email === '' ? null : readEmailAddress(email);
  if (email !== '' && !read) return false;
  const called = name.trim().slice(0, contactLimits.name) || conversation.name;
  const contactId =
    conversation.contactId ??
    (await findWriter(tx, {
      workspaceId,
      channel: conversation.channel,
      from: { address: read?.value ?? '', name: called, point: read ? 'email' : null },
      isMachine: read === null,
      newId,
      now,
    }));
  await changeConversation(
    tx,
    conversation,
    { name: called, contactId, search: conversationSearch({ ...conversation, name: called }) },
    now,
  );
  return true;
}

interface Identified {
  workspaceId: string;
  conversationId: string;
  name: string;
  email: string;
  newId(): string;
}

interface Writer {
  workspaceId: string;
  channel: InboxChannel;
  from: InboundPerson;
  /** An absence notice, a receipt or a list's mail: its writer becomes no contact. */
  isMachine: boolean;
  newId(): string;
  now: Date;
}
