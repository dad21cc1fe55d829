import { and, eq, inArray, lt } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { recordBounces, recordComplaint, type Bounce } from '../../../records/deliveries/delivery-outcomes';
import { markAnswerReturned } from '../../../records/inbox/returned-answers';
import { recordUnsubscribe } from './mail-wishes-repository';
import { mailReceipts } from '../../../database/schema/sending';
import type { DeliveryName } from '../../../ports/mail-links';

export type MailReportRepository = typeof mailReportRepository;

export const mailReportRepository = {
  /** Which of these reports were processed before. */
  findReceipts: (source: string, ids: readonly string[]): Promise<Set<string>> =>
    acrossWorkspaces(
      'look up reports of mail servers',
      async (tx) =>
        new Set(
          (
            await tx
              .select({ id: mailReceipts.eventId })
              .from(mailReceipts)
              .where(and(eq(mailReceipts.source, source), inArray(mailReceipts.eventId, [...ids])))
          ).map(({ id }) => id),
        ),
    ),

  /** Records that they were. Two concurrent calls make one row. */
  keepReceipts: (source: string, ids: readonly string[], at: Date): Promise<void> =>
    acrossWorkspaces(
      'remember reports of mail servers',
      async (tx) =>
        void (await tx
          .insert(mailReceipts)
          .values(ids.map((eventId) => ({ source, eventId, at })))
          .onConflictDoNothing()),
    ),

  deleteReceipts: (before: Date): Promise<number> =>
    acrossWorkspaces(
      'forget reports of mail servers',
      async (tx) => (await tx.delete(mailReceipts).where(lt(mailReceipts.at, before))).rowCount ?? 0,
    ),

  /** All of one workspace. Returns the ids of the emails that exist. */
  recordBounces: (workspaceId: string, bounces: Bounce[], newId: () => string): Promise<Set<string>> =>
    inWorkspace(workspaceId, (tx) => recordBounces(tx, bounces, newId)),

  /** An answer of the inbox did not arrive after all. False when there is none of this id that was sent. */
  recordReturnedAnswer: (workspaceId: string, messageId: string, cause: string): Promise<boolean> =>
    inWorkspace(workspaceId, (tx) => markAnswerReturned(tx, { workspaceId, messageId, cause }), 'worker'),

  recordComplaint: (about: DeliveryName & { at: Date }, newId: () => string): Promise<boolean> =>
    inWorkspace(about.workspaceId, (tx) => recordComplaint(tx, about, newId)),

  /** False when the email does not exist. */
  recordUnsubscribe: (
    { workspaceId, deliveryId, at }: DeliveryName & { at: Date },
    proof: (mailTitle: string) => string,
    newId: () => string,
  ): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await recordUnsubscribe(tx, { workspaceId, deliveryId, contactId: null }, { proof, address: null, at }, newId))
          .state !== 'gone',
    ),
};
