import { and, eq, lt, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { mayContact } from '../../../src/domain/consent';
import { logActivity } from '../../records/activity/activity-log';
import { acrossWorkspaces, asVisitor, inWorkspace, type Transaction } from '../../database/client';
import { hasKeptPage } from '../../records/publication/kept-page';
import { findSuppressions } from '../../records/consent/consent-ledger';
import { mayContactOne } from '../../records/consent/contact-permission';
import { findByPoints } from '../../records/contacts/contact-writing';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { signupPages, signups } from '../../database/schema/signup';
import { pieces, profiles } from '../../database/schema/engine';
import { workspaces } from '../../database/schema/workspace';

export type SignupRepository = typeof signupRepository;

export const signupRepository = {
  /** The page as it is set, null before it ever was; who waits; and what the workspace says of itself. */
  read: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [page] = await tx.select().from(signupPages).where(eq(signupPages.workspaceId, workspaceId));
      const waiting = await tx.$count(signups, and(eq(signups.workspaceId, workspaceId), eq(signups.state, 'waiting')));
      const [profile] = await tx
        .select({ name: profiles.name, what: profiles.what })
        .from(profiles)
        .where(eq(profiles.workspaceId, workspaceId));
      const [workspace] = await tx
        .select({ language: workspaces.language })
        .from(workspaces)
        .where(eq(workspaces.workspaceId, workspaceId));
      return { page: page ?? null, waiting, profile: profile ?? null, language: workspace?.language ?? 'en' };
    }),

  /** `tell` makes the line for the log when the page was opened or closed by this. */
  save: (
    row: Omit<typeof signupPages.$inferInsert, 'confirmed'>,
    tell: (open: boolean) => NewActivity,
  ): Promise<void> =>
    inWorkspace(row.workspaceId, async (tx) => {
      const [former] = await tx
        .select({ open: signupPages.open })
        .from(signupPages)
        .where(eq(signupPages.workspaceId, row.workspaceId))
        .for('update');
      const { workspaceId: _workspace, ...changes } = row;
      await tx.insert(signupPages).values(row).onConflictDoUpdate({ target: signupPages.workspaceId, set: changes });
      if ((former?.open ?? false) !== row.open) await logActivity(tx, tell(row.open));
    }),

  /** The open page at an address. As `visitor`: the database itself shows none of demos, of workspaces that show themselves to nobody, and none that is closed. */
  findOpen: (slug: string) =>
    asVisitor(async (tx) => {
      const [page] = await tx
        .select({
          workspaceId: signupPages.workspaceId,
          title: signupPages.title,
          text: signupPages.text,
          button: signupPages.button,
          wording: signupPages.wording,
          asksName: signupPages.asksName,
          asksPhone: signupPages.asksPhone,
        })
        .from(signupPages)
        .innerJoin(workspaces, eq(workspaces.workspaceId, signupPages.workspaceId))
        .where(and(eq(workspaces.slug, slug), eq(signupPages.open, true)));
      return page ?? null;
    }),

  /** How a workspace introduces itself on these pages. */
  readBusiness: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({
          slug: workspaces.slug,
          zone: workspaces.zone,
          language: workspaces.language,
          workspaceName: workspaces.name,
          name: profiles.name,
          place: profiles.place,
          colours: profiles.colours,
          logoFileId: profiles.logoFileId,
          details: profiles.details,
          isShown: sql<boolean>`${workspaces.profilePublic} and ${workspaces.deletesAt} is null and ${workspaces.kind} = 'real'`,
          hasPosts: sql<boolean>`(${hasKeptPage} or exists (select 1 from ${pieces} where ${pieces.workspaceId} = ${workspaces.workspaceId} and ${pieces.status} = 'published'))`,
          hasPage: sql<boolean>`exists (select 1 from ${signupPages} where ${signupPages.workspaceId} = ${workspaces.workspaceId} and ${signupPages.open})`,
        })
        .from(workspaces)
        .leftJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
        .where(eq(workspaces.workspaceId, workspaceId));
      return found ?? null;
    }),

  /** What the business itself writes in the mail that asks for confirmation. */
  readMailWords: (workspaceId: string): Promise<{ subject: string; text: string }> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ subject: signupPages.mailSubject, text: signupPages.mailText })
            .from(signupPages)
            .where(eq(signupPages.workspaceId, workspaceId))
        )[0] ?? { subject: '', text: '' },
    ),

  findByEmail: (workspaceId: string, email: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ id: signups.id })
            .from(signups)
            .where(and(eq(signups.workspaceId, workspaceId), sameEmail(email)))
        )[0] ?? null,
    ),

  /**
   * Notes that somebody asked and puts the mail with the link into the outbox. Does nothing for an address that may not
   * even get what it asks for, that was mailed since `quietSince`, or whose row another request made first (and its mail).
   */
  ask: (asked: Asked, mail: NewMail, quietSince: Date): Promise<void> =>
    inWorkspace(asked.workspaceId, async (tx) => {
      if (await isRefused(tx, asked)) return;
      const { now, ...row } = asked;
      const fresh = { ...row, state: 'waiting' as const, askedAt: now, mailedAt: now };
      const made = await tx.insert(signups).values(fresh).onConflictDoNothing().returning({ id: signups.id });
      if (made.length === 0) {
        const [former] = await tx
          .select({ id: signups.id, mailedAt: signups.mailedAt })
          .from(signups)
          .where(and(eq(signups.workspaceId, row.workspaceId), sameEmail(row.email)))
          .for('update');
        if (!former || former.id !== row.id || former.mailedAt > quietSince) return;
        await tx
          .update(signups)
          .set(fresh)
          .where(and(eq(signups.workspaceId, row.workspaceId), eq(signups.id, row.id)));
      }
      await addMail(tx, mail);
    }),

  /** What a link is about. `stands`: of a confirmed one, whether it still holds. */
  find: (workspaceId: string, id: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select()
        .from(signups)
        .where(and(eq(signups.workspaceId, workspaceId), eq(signups.id, id)));
      if (!row) return null;
      const [page] = await tx
        .select({ thanks: signupPages.thanks })
        .from(signupPages)
        .where(eq(signupPages.workspaceId, workspaceId));
      return {
        ...row,
        thanks: page?.thanks ?? '',
        stands: row.state === 'confirmed' && (await mayWrite(tx, row.email)),
      };
    }),

  /** Deletes sign-ups that were asked for before, confirmed or not: what is confirmed is a contact by now, and the link is over. Returns how many nobody confirmed. */
  deleteOld: (before: Date): Promise<number> =>
    acrossWorkspaces('tidy sign-ups', async (tx) => {
      const gone = await tx.delete(signups).where(lt(signups.askedAt, before)).returning({ state: signups.state });
      return gone.filter(({ state }) => state === 'waiting').length;
    }),
};

/** Whoever owns the address asked to be left alone, or it takes nothing: not even this mail goes there. */
async function isRefused(tx: Transaction, { workspaceId, email }: Asked): Promise<boolean> {
  const [found] = (await findSuppressions(tx, workspaceId, [{ kind: 'email', value: email }])).filter(
    ({ channel }) => channel === 'email',
  );
  return !mayContact({ archived: false, hasPoint: true, consent: null, suppression: found?.reason ?? null }, 'service')
    .allowed;
}

async function mayWrite(tx: Transaction, email: string): Promise<boolean> {
  const [owner] = await findByPoints(tx, { emails: [email], phones: [] });
  return owner !== undefined && (await mayContactOne(tx, owner.contactId, 'email', 'marketing'))?.allowed === true;
}

/** As the unique index compares. */
const sameEmail = (email: string) => sql`lower(${signups.email}) = ${email.toLowerCase()}`;

interface Asked {
  id: string;
  workspaceId: string;
  /** As contact_points holds it. */
  email: string;
  name: string;
  phone: string;
  wording: string;
  address: string | null;
  now: Date;
}
