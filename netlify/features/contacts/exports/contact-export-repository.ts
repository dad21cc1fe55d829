import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ContactSelection } from '../../../../src/contracts/contact-selection';
import type { NewActivity } from '../../../../src/domain/activity';
import { logActivity } from '../../../records/activity/activity-log';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { contactConditions } from '../list/contact-conditions-repository';
import { readContacts } from '../../../records/contacts/contact-reading';
import type { StoredContact } from '../../../records/contacts/contact-row';
import { consents } from '../../../database/schema/consent';
import { contactExports, contactFields, contacts, tags } from '../../../database/schema/contacts';
import { enqueue } from '../../../queue/enqueue';
import { exportContacts } from '../contacts-jobs';
import type { ContactExportAttempt } from './contact-export-storage';

export type ContactExportRepository = typeof contactExportRepository;
export type ContactExportRow = typeof contactExports.$inferSelect;

/**
 * Exports of contacts. `cause` holds the attempt that writes one, and when it is ready the one that wrote it: whoever
 * finds another one there has been replaced, and changes nothing. Of a failed one it tells why.
 */
export const contactExportRepository = {
  /** Newest first. */
  list: (workspaceId: string, now: Date): Promise<ContactExportRow[]> =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(contactExports)
        .where(and(eq(contactExports.workspaceId, workspaceId), gt(contactExports.expiresAt, now)))
        .orderBy(desc(contactExports.createdAt), desc(contactExports.id))
        .limit(LISTED),
    ),

  find: (workspaceId: string, exportId: string, now: Date): Promise<ContactExportRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select()
            .from(contactExports)
            .where(and(its(workspaceId, exportId), gt(contactExports.expiresAt, now)))
        )[0] ?? null,
    ),

  begin: (row: ContactExportRow): Promise<void> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.insert(contactExports).values(row);
      await enqueue(tx, exportContacts, { workspaceId: row.workspaceId, exportId: row.id });
    }),

  /** As it is then; null when it is not there. What has ended stays as it is. */
  cancel: (workspaceId: string, exportId: string, now: Date): Promise<ContactExportRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx
        .update(contactExports)
        .set({ state: 'cancelled', parts: 0, cause: null })
        .where(and(its(workspaceId, exportId), eq(contactExports.state, 'running')));
      return (
        (
          await tx
            .select()
            .from(contactExports)
            .where(and(its(workspaceId, exportId), gt(contactExports.expiresAt, now)))
        )[0] ?? null
      );
    }),

  /** Takes an export in hand; null when it was cancelled or has ended. */
  take: ({ workspaceId, exportId, attempt }: ContactExportAttempt): Promise<ContactExportRow | null> =>
    asJob(workspaceId, async (tx) => {
      const attempts = sql`${contactExports.attempts} + 1`;
      const begun = { progress: 0, rows: 0, bytes: null, parts: 0, cause: attempt, attempts };
      return (
        (
          await tx
            .update(contactExports)
            .set(begun)
            .where(and(its(workspaceId, exportId), eq(contactExports.state, 'running')))
            .returning()
        )[0] ?? null
      );
    }),

  /** False when the attempt does not have it any more. */
  update: (
    attempt: ContactExportAttempt,
    change: Partial<Pick<ContactExportRow, 'progress' | 'rows' | 'parts'>>,
  ): Promise<boolean> =>
    asJob(
      attempt.workspaceId,
      async (tx) =>
        (await tx.update(contactExports).set(change).where(inHand(attempt)).returning({ id: contactExports.id }))
          .length > 0,
    ),

  finish: (
    attempt: ContactExportAttempt,
    result: Pick<ContactExportRow, 'rows' | 'bytes' | 'parts' | 'expiresAt'>,
    activity: NewActivity,
  ): Promise<boolean> =>
    asJob(attempt.workspaceId, async (tx) => {
      const done = await tx
        .update(contactExports)
        .set({ ...result, state: 'ready', progress: 100 })
        .where(inHand(attempt))
        .returning({ id: contactExports.id });
      if (done.length > 0) await logActivity(tx, activity);
      return done.length > 0;
    }),

  /** Ends it as failed; false when there is nothing to end. */
  fail: (
    { workspaceId, exportId }: Pick<ContactExportAttempt, 'workspaceId' | 'exportId'>,
    cause: string,
  ): Promise<boolean> =>
    asJob(
      workspaceId,
      async (tx) =>
        (
          await tx
            .update(contactExports)
            .set({ state: 'failed', parts: 0, cause })
            .where(and(its(workspaceId, exportId), eq(contactExports.state, 'running')))
            .returning({ id: contactExports.id })
        ).length > 0,
    ),

  /** Custom fields in the order in which they were made, and names of tags. */
  readBook: (workspaceId: string): Promise<ContactBook> =>
    asJob(workspaceId, async (tx) => ({
      fields: await tx
        .select({ id: contactFields.id, label: contactFields.label, kind: contactFields.kind })
        .from(contactFields)
        .where(eq(contactFields.workspaceId, workspaceId))
        .orderBy(asc(contactFields.createdAt), asc(contactFields.id)),
      tags: new Map(
        (await tx.select({ id: tags.id, name: tags.name }).from(tags).where(eq(tags.workspaceId, workspaceId))).map(
          ({ id, name }): [string, string] => [id, name],
        ),
      ),
    })),

  /** How many a selection holds. Throws not_found for a segment that is gone. */
  count: (workspaceId: string, selection: ContactSelection, now: Date): Promise<number> =>
    asJob(workspaceId, async (tx) => tx.$count(contacts, await selected(tx, workspaceId, selection, now))),

  /** The next ones behind `after`, by id, with everything that the ledger of consents holds about them. */
  readPage: (
    workspaceId: string,
    selection: ContactSelection,
    { after, limit, now }: { after: string | null; limit: number; now: Date },
  ): Promise<ExportedContact[]> =>
    asJob(workspaceId, async (tx) => {
      const here = and(
        await selected(tx, workspaceId, selection, now),
        after === null ? undefined : gt(contacts.id, after),
      );
      const ids = await tx
        .select({
          id: contacts.id,
          email: contacts.emailConsent,
          sms: contacts.smsConsent,
          voice: contacts.voiceConsent,
        })
        .from(contacts)
        .where(here)
        .orderBy(asc(contacts.id))
        .limit(limit);
      if (ids.length === 0) return [];
      const found = await readContacts(
        tx,
        ids.map(({ id }) => id),
      );
      const ledger = await tx
        .select()
        .from(consents)
        .where(
          and(
            eq(consents.workspaceId, workspaceId),
            sql`${consents.contactId} = any(${sql.param(ids.map(({ id }) => id))}::uuid[])`,
          ),
        )
        .orderBy(asc(consents.at), asc(consents.id));
      const byContact = Map.groupBy(ledger, ({ contactId }) => contactId);
      return ids.flatMap(({ id, ...said }) => {
        const contact = found.get(id);
        return contact ? [{ ...contact, said, ledger: byContact.get(id) ?? [] }] : [];
      });
    }),

  listExpired: (now: Date, limit: number) =>
    acrossWorkspaces('tidy exports of contacts', (tx) =>
      tx
        .select({ workspaceId: contactExports.workspaceId, id: contactExports.id })
        .from(contactExports)
        .where(lte(contactExports.expiresAt, now))
        .orderBy(asc(contactExports.expiresAt))
        .limit(limit),
    ),

  remove: ({ workspaceId, id }: Pick<ContactExportRow, 'workspaceId' | 'id'>) =>
    asJob(workspaceId, async (tx) => void (await tx.delete(contactExports).where(its(workspaceId, id)))),
};

/** Ids that were ticked count as they stand, archived or not. */
const selected = async (tx: Transaction, workspaceId: string, selection: ContactSelection, now: Date): Promise<SQL> =>
  'ids' in selection
    ? and(eq(contacts.workspaceId, workspaceId), inArray(contacts.id, selection.ids))!
    : contactConditions(tx, selection.filter, now);

const asJob = <T>(workspaceId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inWorkspace(workspaceId, work, 'worker');
const its = (workspaceId: string, exportId: string) =>
  and(eq(contactExports.workspaceId, workspaceId), eq(contactExports.id, exportId))!;
const inHand = ({ workspaceId, exportId, attempt }: ContactExportAttempt) =>
  and(its(workspaceId, exportId), eq(contactExports.state, 'running'), eq(contactExports.cause, attempt));

const LISTED = 50;

export interface ContactBook {
  fields: Pick<typeof contactFields.$inferSelect, 'id' | 'label' | 'kind'>[];
  tags: ReadonlyMap<string, string>;
}

export interface ExportedContact extends StoredContact {
  /** The last word per channel. */
  said: Record<'email' | 'sms' | 'voice', 'granted' | 'withdrawn' | null>;
  ledger: (typeof consents.$inferSelect)[];
}
