import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { logActivities } from '../../records/activity/activity-log';
import { acrossWorkspaces, asAuth, inWorkspace, type Transaction } from '../../database/client';
import { member, user } from '../../database/schema/auth';
import { pieces } from '../../database/schema/engine';
import { memberSettings, publicPeople } from '../../database/schema/settings';
import { usageCounters, workspaces } from '../../database/schema/workspace';
import { copyPerson } from './settings-jobs';
import { enqueue } from '../../queue/enqueue';

export type SettingsRepository = typeof settingsRepository;

export const settingsRepository = {
  /** What a person says of themselves, everywhere the same; null when the account is gone. */
  readPerson: (userId: string): Promise<Person | null> =>
    asAuth(async (tx) => (await selectPerson(tx, userId)) ?? null),

  /** What a person has chosen in a workspace, and what its owners have. */
  readChoices: (workspaceId: string, userId: string) => inWorkspace(workspaceId, (tx) => selectChoices(tx, userId)),

  /** What the operator is shown of one month (plan/shared-usage-repository.ts), counted alike, up to ten thousand. `since` is the month's first instant. */
  countMonth: async (workspaceId: string, { month, since }: { month: string; since: Date }) => {
    const made = await inWorkspace(workspaceId, async (tx) => {
      const used = await tx
        .select({ kind: usageCounters.kind, used: usageCounters.used })
        .from(usageCounters)
        .where(eq(usageCounters.month, month));
      const usedOf = (kind: 'images' | 'videos') => used.find((row) => row.kind === kind)?.used ?? 0;
      return {
        pieces: await countPieces(tx, gte(pieces.createdAt, since)),
        published: await countPieces(tx, sql`${pieces.status} = 'published' and ${gte(pieces.publishedAt, since)}`),
        images: usedOf('images'),
        videos: usedOf('videos'),
      };
    });
    const members = await asAuth(async (tx) => {
      const some = tx
        .select({ one: sql`1`.as('one') })
        .from(member)
        .where(eq(member.organizationId, workspaceId))
        .limit(COUNTED)
        .as('some');
      return (await tx.select({ value: count() }).from(some))[0]?.value ?? 0;
    });
    return { month, ...made, members };
  },

  /** Stores what a person says of themselves and asks for its copies on public pages to follow. */
  savePerson: (userId: string, change: Partial<Person>, now: Date): Promise<Person | null> =>
    asAuth(async (tx) => {
      const [saved] = await tx
        .update(user)
        .set({ ...change, updatedAt: now })
        .where(eq(user.id, userId))
        .returning(PERSON);
      if (saved) await enqueue(tx, copyPerson, { userId });
      return saved ?? null;
    }),

  /**
   * Stores what was chosen in a workspace, in one transaction. `showMe` is a person to show, or false. The person's row
   * is written in any case, so that open pages read again whatever it was that changed.
   */
  saveChoices: (workspaceId: string, userId: string, { own, shared, showMe, activities }: ChangedChoices) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx
        .insert(memberSettings)
        .values({ workspaceId, userId, ...own })
        .onConflictDoUpdate({ target: [memberSettings.workspaceId, memberSettings.userId], set: { userId, ...own } });
      if (Object.keys(shared).length > 0)
        await tx.update(workspaces).set(shared).where(eq(workspaces.workspaceId, workspaceId));
      if (showMe === false) await tx.delete(publicPeople).where(eq(publicPeople.userId, userId));
      if (showMe) {
        await tx
          .insert(publicPeople)
          .values({ workspaceId, userId, ...showMe })
          .onConflictDoUpdate({ target: [publicPeople.workspaceId, publicPeople.userId], set: showMe });
        await enqueue(tx, copyPerson, { userId }); // they may be saying something else at this very moment
      }
      await logActivities(tx, activities);
      return selectChoices(tx, userId);
    }),

  /** Workspaces in which a person has chosen something. */
  listChosen: (userId: string): Promise<string[]> =>
    acrossWorkspaces('copy what a person says of themselves', async (tx) => {
      const rows = await tx
        .select({ id: memberSettings.workspaceId })
        .from(memberSettings)
        .where(eq(memberSettings.userId, userId))
        .union(tx.select({ id: publicPeople.workspaceId }).from(publicPeople).where(eq(publicPeople.userId, userId)));
      return rows.map(({ id }) => id);
    }),

  /** A person as they are now, with the workspaces they belong to. */
  readPresence: (userId: string) =>
    asAuth(async (tx) => ({
      person: (await selectPerson(tx, userId)) ?? null,
      workspaceIds: (
        await tx
          .select({ id: member.organizationId })
          .from(member)
          .where(eq(member.userId, userId))
          .orderBy(member.organizationId)
      ).map(({ id }) => id),
    })),

  /** Rewrites a person's copies, and deletes what they chose in workspaces that they have left. */
  copyPerson: (userId: string, person: Person | null, left: string[]) =>
    acrossWorkspaces('copy what a person says of themselves', async (tx) => {
      await tx
        .delete(publicPeople)
        .where(and(eq(publicPeople.userId, userId), inArray(publicPeople.workspaceId, left)));
      await tx
        .delete(memberSettings)
        .where(and(eq(memberSettings.userId, userId), inArray(memberSettings.workspaceId, left)));
      if (person) await tx.update(publicPeople).set(person).where(eq(publicPeople.userId, userId));
    }),
};

/** The operator's list counts as far. */
const COUNTED = 10_000;
const PERSON = { name: user.name, company: user.company, bio: user.bio };

const selectPerson = async (tx: Transaction, userId: string): Promise<Person | undefined> =>
  (await tx.select(PERSON).from(user).where(eq(user.id, userId)))[0];

async function selectChoices(tx: Transaction, userId: string) {
  const [own] = await tx.select().from(memberSettings).where(eq(memberSettings.userId, userId));
  const [shared] = await tx
    .select({ profilePublic: workspaces.profilePublic, analyticsSharing: workspaces.analyticsSharing })
    .from(workspaces);
  const shown = await tx
    .select({ userId: publicPeople.userId })
    .from(publicPeople)
    .where(eq(publicPeople.userId, userId));
  return {
    emailNotifications: own?.emailNotifications ?? true,
    pushNotifications: own?.pushNotifications ?? false,
    weeklyReports: own?.weeklyReports ?? true,
    profilePublic: shared?.profilePublic ?? true,
    analyticsSharing: shared?.analyticsSharing ?? false,
    showMe: shown.length > 0,
  };
}

async function countPieces(tx: Transaction, which: ReturnType<typeof gte>): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(pieces)
    .where(which)
    .limit(COUNTED)
    .as('some');
  return (await tx.select({ value: count() }).from(some))[0]?.value ?? 0;
}

export interface Person {
  name: string;
  company: string;
  bio: string;
}

interface ChangedChoices {
  own: Partial<Pick<typeof memberSettings.$inferInsert, 'emailNotifications' | 'pushNotifications' | 'weeklyReports'>>;
  shared: { profilePublic?: boolean; analyticsSharing?: boolean };
  showMe: Person | false | undefined;
  activities: NewActivity[];
}
