import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { activityEvents } from '../../../../src/domain/activity-events';
import { acrossWorkspaces, asAuth, type Transaction } from '../../../database/client';
import { activities, activityViews } from '../../../database/schema/activity';
import { reportMails } from '../../../database/schema/analytics';
import { invitation, member, oneTimeToken, session, user, verification } from '../../../database/schema/auth';
import { campaignEmailVersions } from '../../../database/schema/campaigns';
import { consents } from '../../../database/schema/consent';
import { contactEvents, contactExports } from '../../../database/schema/contacts';
import { callNumbers, callPushes } from '../../../database/schema/calls';
import { decisions } from '../../../database/schema/decisions';
import {
  conversationChanges,
  conversationDrafts,
  conversations,
  conversationViewers,
  messages,
} from '../../../database/schema/conversations';
import { creationLikes, creations } from '../../../database/schema/creative';
import { files } from '../../../database/schema/file';
import { idempotencyKeys } from '../../../database/schema/http';
import { contactImports } from '../../../database/schema/imports';
import { mails } from '../../../database/schema/mail';
import { connectionRequests } from '../../../database/schema/publishing';
import { credentials, dataExports, memberSettings, publicPeople } from '../../../database/schema/settings';
import { trialCounters, usageEntries, workspaces } from '../../../database/schema/workspace';

export type ErasurePeopleRepository = typeof erasurePeopleRepository;

/** Deletes a person's traces in workspaces that stay, and the account itself. Repeating any of it changes nothing. */
export const erasurePeopleRepository = {
  endSessions: (userId: string) => asAuth((tx) => tx.delete(session).where(eq(session.userId, userId))),

  /** All exports that a person requested: their files are deleted too. */
  listExports: (userId: string) =>
    acrossWorkspaces('delete an account', (tx) =>
      tx
        .select({ workspaceId: dataExports.workspaceId, exportId: dataExports.id })
        .from(dataExports)
        .where(eq(dataExports.userId, userId)),
    ),

  /** Where a person is a member or invited, and the addresses that links of the account were sent to. */
  findTraces: ({ id, email }: Person) =>
    asAuth(async (tx) => {
      const joined = await tx.select({ id: member.organizationId }).from(member).where(eq(member.userId, id));
      const invited = await tx
        .select({ id: invitation.organizationId })
        .from(invitation)
        .where(eq(invitation.email, email.toLowerCase()));
      const links = await tx.select({ hash: oneTimeToken.hash }).from(oneTimeToken).where(eq(oneTimeToken.userId, id));
      return { workspaceIds: [...joined, ...invited].map((row) => row.id), linkHashes: links.map(({ hash }) => hash) };
    }),

  /**
   * In workspaces that stay: what belongs to the person alone is deleted; what the workspace keeps names nobody
   * any more. A log entry about the person then speaks of a former member.
   */
  forgetInWorkspaces: (
    person: Person,
    { workspaceIds, linkHashes }: { workspaceIds: string[]; linkHashes: string[] },
  ) =>
    acrossWorkspaces('delete an account', async (tx) => {
      const acted = await tx
        .selectDistinct({ id: activities.workspaceId, name: activities.actorName })
        .from(activities)
        .where(eq(activities.actorId, person.id));
      const shown = await tx
        .selectDistinct({ name: publicPeople.name })
        .from(publicPeople)
        .where(eq(publicPeople.userId, person.id));
      const names = [
        ...new Set([person.name, ...acted.map(({ name }) => name), ...shown.map(({ name }) => name)]),
      ].filter((name) => name !== '');
      const places = [...new Set([...workspaceIds, ...acted.map(({ id }) => id)])];
      if (places.length > 0) {
        await rewriteTitles(tx, places, names, person.email);
        await tx
          .update(credentials)
          .set({ updatedBy: FORMER_MEMBER })
          .where(and(inArray(credentials.workspaceId, places), inArray(credentials.updatedBy, names)));
      }
      await tx
        .update(activities)
        .set({ actorId: null, actorName: FORMER_MEMBER })
        .where(eq(activities.actorId, person.id));
      await tx.update(files).set({ createdBy: null }).where(eq(files.createdBy, person.id));
      for (const table of [
        activityViews,
        memberSettings,
        publicPeople,
        idempotencyKeys,
        dataExports,
        reportMails,
        connectionRequests,
        conversationDrafts,
        conversationViewers,
        conversationChanges,
        callPushes,
      ])
        await tx.delete(table).where(eq(table.userId, person.id));
      for (const table of [contactEvents, consents, contactImports, campaignEmailVersions])
        await forgetActor(tx, table, person.id);
      await tx
        .update(contactExports)
        .set({ selection: sql`${contactExports.selection} - 'actor'` })
        .where(sql`${contactExports.selection} -> 'actor' ->> 'id' = ${person.id}`);
      const liked = await tx
        .delete(creationLikes)
        .where(eq(creationLikes.userId, person.id))
        .returning({ id: creationLikes.creationId });
      if (liked.length > 0)
        await tx
          .update(creations)
          .set({ likes: sql`greatest(0, ${creations.likes} - 1)` })
          .where(
            inArray(
              creations.id,
              liked.map(({ id }) => id),
            ),
          );
      await tx.update(messages).set({ authorId: null, author: FORMER_MEMBER }).where(eq(messages.authorId, person.id));
      await tx
        .update(messages)
        .set({ mentionIds: sql`array_remove(${messages.mentionIds}, ${person.id}::uuid)` })
        .where(sql`${person.id}::uuid = any(${messages.mentionIds})`);
      await tx
        .update(conversations)
        .set({ assigneeId: null, assigneeMemberId: null, assigneeName: '' })
        .where(eq(conversations.assigneeId, person.id));
      await tx.update(decisions).set({ answeredBy: null }).where(eq(decisions.answeredBy, person.id));
      // The consent to be called was this person's: without it nobody may be called.
      await tx.delete(callNumbers).where(eq(callNumbers.consentBy, person.id));
      await tx.update(usageEntries).set({ trialOwner: null }).where(eq(usageEntries.trialOwner, person.id));
      await tx.update(workspaces).set({ trialOwner: null }).where(eq(workspaces.trialOwner, person.id));
      await tx.delete(trialCounters).where(eq(trialCounters.ownerId, person.id));
      await tx
        .delete(mails)
        .where(
          or(
            eq(mails.aboutPerson, person.id),
            eq(mails.recipient, person.email),
            eq(mails.replyTo, person.email),
            linkHashes.length > 0 ? inArray(mails.tokenHash, linkHashes) : undefined,
          ),
        );
    }),

  /**
   * Deletes the account with its sessions, password, second factor, memberships and invitations. Last, so that a
   * run that died before finds it again.
   */
  deleteAccount: ({ id, email }: Person) =>
    asAuth(async (tx) => {
      const about = or(eq(invitation.inviterId, id), eq(invitation.email, email.toLowerCase()));
      await tx.delete(oneTimeToken).where(
        and(
          eq(oneTimeToken.purpose, 'invitation'),
          inArray(
            oneTimeToken.subject,
            tx
              .select({ id: sql<string>`${invitation.id}::text` })
              .from(invitation)
              .where(about),
          ),
        ),
      );
      await tx.delete(invitation).where(about);
      await tx
        .delete(verification)
        .where(
          or(
            holds(verification.value, id),
            holds(verification.value, email),
            holds(verification.identifier, id),
            holds(verification.identifier, email),
          ),
        );
      await tx.delete(user).where(eq(user.id, id));
    }),
};

/** A few at a time: whoever imported thousands of contacts is named in as many consents. */
async function forgetActor(
  tx: Transaction,
  table: typeof contactEvents | typeof consents | typeof contactImports | typeof campaignEmailVersions,
  personId: string,
): Promise<void> {
  for (let changed = BATCH; changed === BATCH;) {
    const { rowCount } = await tx.execute(
      sql`update ${table} set actor_id = null, actor_name = ${FORMER_MEMBER} where ctid = any(array(select ctid from ${table} where actor_id = ${personId} limit ${BATCH}))`,
    );
    changed = rowCount ?? 0;
  }
}

/** Entries about the person under a name or address; only exact matches, because a name may be a word. */
async function rewriteTitles(tx: Transaction, places: string[], names: string[], email: string): Promise<void> {
  const lines = [
    ...names.flatMap((name) =>
      [
        activityEvents.memberJoined,
        activityEvents.memberLeft,
        activityEvents.memberRemoved,
        activityEvents.exportReady,
        asOwner,
        asMember,
      ].map((tell) => [tell(name), tell('A former member')] as const),
    ),
    ...[invited, invitedAgain, activityEvents.invitationTakenBack].map(
      (tell) => [tell(email), tell('a former member')] as const,
    ),
  ];
  for (const [before, after] of lines) {
    await tx
      .update(activities)
      .set({ title: after.title })
      .where(
        and(
          inArray(activities.workspaceId, places),
          eq(activities.type, before.type),
          eq(activities.title, before.title),
          ne(activities.title, after.title),
        ),
      );
  }
}

const asOwner = (name: string) => activityEvents.memberRoleChanged(name, 'owner');
const asMember = (name: string) => activityEvents.memberRoleChanged(name, 'member');
const invited = (email: string) => activityEvents.memberInvited(email, false);
const invitedAgain = (email: string) => activityEvents.memberInvited(email, true);

const holds = (column: typeof verification.value | typeof verification.identifier, text: string): SQL =>
  sql`(position(${text} in ${column}) > 0)`;

const BATCH = 10_000;

/** Replaces a name. */
export const FORMER_MEMBER = 'Former member';

interface Person {
  id: string;
  name: string;
  email: string;
}
