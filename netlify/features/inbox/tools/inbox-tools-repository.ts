import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { OpeningTime } from '../../../../src/domain/business-details';
import { inWorkspace, type Transaction } from '../../../database/client';
import { byId, byMoment, keyset } from '../../../database/keyset';
import { profiles } from '../../../database/schema/engine';
import { inboundReceipts, inboxLabels, inboxSettings, savedReplies } from '../../../database/schema/inbox';
import type { MailContact } from '../../../ports/mail-templates';
import { enqueue } from '../../../queue/enqueue';
import { readMailContacts } from '../../../records/contacts/mail-contact';
import { findConversation } from '../../../records/inbox/conversation-row';
import { readReceipt } from '../../../records/inbox/inbox-jobs';

export type InboxToolsRepository = typeof inboxToolsRepository;

export const inboxToolsRepository = {
  listLabels: (workspaceId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select({ id: inboxLabels.id, name: inboxLabels.name })
        .from(inboxLabels)
        .where(eq(inboxLabels.workspaceId, workspaceId))
        .orderBy(sql`lower(${inboxLabels.name})`, inboxLabels.id),
    ),

  /** The label of this name, made when there is none; 'full' when there are `most`. */
  addLabel: (row: typeof inboxLabels.$inferInsert, most: number) =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, row.workspaceId);
      const [known] = await tx
        .select({ id: inboxLabels.id, name: inboxLabels.name })
        .from(inboxLabels)
        .where(ofName(row.workspaceId, row.name));
      if (known) return known;
      if ((await tx.$count(inboxLabels, eq(inboxLabels.workspaceId, row.workspaceId))) >= most) return 'full';
      await tx.insert(inboxLabels).values(row);
      return { id: row.id, name: row.name };
    }),

  renameLabel: (workspaceId: string, { id, name }: { id: string; name: string }) =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      const [taken] = await tx
        .select({ id: inboxLabels.id })
        .from(inboxLabels)
        .where(and(ofName(workspaceId, name), ne(inboxLabels.id, id)));
      const its = and(eq(inboxLabels.workspaceId, workspaceId), eq(inboxLabels.id, id));
      const [there] = await tx.select({ id: inboxLabels.id }).from(inboxLabels).where(its);
      if (!there) return null;
      if (taken) return 'taken';
      await tx.update(inboxLabels).set({ name }).where(its);
      return { id, name };
    }),

  removeLabel: (workspaceId: string, id: string): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      const removed = await tx
        .delete(inboxLabels)
        .where(and(eq(inboxLabels.workspaceId, workspaceId), eq(inboxLabels.id, id)))
        .returning({ id: inboxLabels.id });
      return removed.length > 0;
    }),

  listReplies: (workspaceId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(savedReplies)
        .where(eq(savedReplies.workspaceId, workspaceId))
        .orderBy(sql`lower(${savedReplies.title})`, asc(savedReplies.id)),
    ),

  /** False when there are `most`. */
  addReply: (row: typeof savedReplies.$inferInsert, most: number): Promise<boolean> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, row.workspaceId);
      if ((await tx.$count(savedReplies, eq(savedReplies.workspaceId, row.workspaceId))) >= most) return false;
      await tx.insert(savedReplies).values(row);
      return true;
    }),

  changeReply: ({ workspaceId, id, ...change }: typeof savedReplies.$inferInsert) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .update(savedReplies)
        .set(change)
        .where(and(eq(savedReplies.workspaceId, workspaceId), eq(savedReplies.id, id)))
        .returning();
      return row ?? null;
    }),

  removeReply: (workspaceId: string, id: string): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      const removed = await tx
        .delete(savedReplies)
        .where(and(eq(savedReplies.workspaceId, workspaceId), eq(savedReplies.id, id)))
        .returning({ id: savedReplies.id });
      return removed.length > 0;
    }),

  /** A saved reply, and the contact of a conversation with the fields that mail knows; null when either is missing. */
  findReplyFor: (workspaceId: string, replyId: string, conversationId: string) =>
    inWorkspace(workspaceId, async (tx): Promise<{ text: string; contact: MailContact } | null> => {
      const [reply] = await tx
        .select({ text: savedReplies.text })
        .from(savedReplies)
        .where(and(eq(savedReplies.workspaceId, workspaceId), eq(savedReplies.id, replyId)));
      const conversation = await findConversation(tx, conversationId);
      if (!reply || !conversation) return null;
      const { contactId, name } = conversation;
      const known = contactId ? (await readMailContacts(tx, [contactId])).get(contactId) : undefined;
      return { text: reply.text, contact: known ?? { name: name || null, first_name: name.split(' ')[0] || null } };
    }),

  readSettings: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx.select().from(inboxSettings).where(eq(inboxSettings.workspaceId, workspaceId));
      const [profile] = await tx
        .select({ details: profiles.details })
        .from(profiles)
        .where(eq(profiles.workspaceId, workspaceId));
      const hours: OpeningTime[] = profile?.details.hours ?? [];
      return { row: row ?? null, hours };
    }),

  writeSettings: (row: typeof inboxSettings.$inferInsert) =>
    inWorkspace(row.workspaceId, (tx) =>
      tx.insert(inboxSettings).values(row).onConflictDoUpdate({ target: inboxSettings.workspaceId, set: row }),
    ),

  listFailures: (workspaceId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const { raw: _raw, headers: _headers, ...columns } = getTableColumns(inboundReceipts);
      const rows = await tx
        .select({
          ...columns,
          // Enough for an excerpt, not 25 MB of a mail.
          start: sql<Buffer>`substring(${inboundReceipts.raw} for 4000)`,
          listPlace: NEWEST.listPlace,
        })
        .from(inboundReceipts)
        .where(
          and(
            eq(inboundReceipts.workspaceId, workspaceId),
            sql`${inboundReceipts.state} = 'failed'`,
            NEWEST.beyond(cursor),
          ),
        )
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  /** Reads it once more; false when nothing of that id failed. */
  replay: (workspaceId: string, receiptId: string): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      const reset = await tx
        .update(inboundReceipts)
        .set({ state: 'waiting', attempts: 0, cause: null })
        .where(
          and(
            eq(inboundReceipts.workspaceId, workspaceId),
            eq(inboundReceipts.id, receiptId),
            eq(inboundReceipts.state, 'failed'),
          ),
        )
        .returning({ id: inboundReceipts.id });
      if (reset.length > 0) await enqueue(tx, readReceipt, { receiptId });
      return reset.length > 0;
    }),
};

/** Serialised per workspace: names are compared and counted before one is written. */
const hold = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`inbox tools ${workspaceId}`}))`);

const ofName = (workspaceId: string, name: string) =>
  and(eq(inboxLabels.workspaceId, workspaceId), sql`lower(${inboxLabels.name}) = lower(${name})`);

const NEWEST = keyset('failures', 'down', byMoment(inboundReceipts.receivedAt), byId(inboundReceipts.id));
