import { and, desc, eq, sql } from 'drizzle-orm';
import { REENTRY_MS, type AutomationStep, type RunState } from '../../../../src/domain/automation';
import { automationWords } from '../../../../src/domain/automation-log-words';
import type { CampaignStatus } from '../../../../src/domain/campaign';
import { addLogLines } from '../advance/automation-log-repository';
import { holdMembers } from '../../../records/automations/automation-members';
import { inWorkspace } from '../../../database/client';
import { lockContact } from '../../../records/deliveries/delivery-row';
import { automationRuns } from '../../../database/schema/automations';
import { campaigns, deliveries } from '../../../database/schema/campaigns';
import { contacts } from '../../../database/schema/contacts';
import { withPeople, type ListedRun } from './run-list-repository';

export type RunChangeRepository = typeof runChangeRepository;

/** Who is put into an automation, or taken out of it, by hand. */
export const runChangeRepository = {
  /** The campaign's row first, then the note, as everybody takes them. While they are held nobody ends or pauses it, and nobody comes in by its trigger. */
  add: (
    workspaceId: string,
    { campaignId, contactId }: Place,
    { runId, lineId, by, now }: Change,
  ): Promise<{ run: ListedRun; steps: AutomationStep[] } | EntryRefusal> =>
    inWorkspace(workspaceId, async (tx) => {
      const [automation] = await tx
        .select({ status: campaigns.status, reentry: campaigns.reentry, steps: campaigns.steps })
        .from(campaigns)
        .where(
          and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId), eq(campaigns.type, 'automation')),
        )
        .for('share');
      if (!automation) return 'no-automation';
      const [contact] = await tx
        .select({ archivedAt: contacts.archivedAt, consent: contacts.emailConsent })
        .from(contacts)
        .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)));
      if (!contact) return 'no-contact';
      if (automation.status !== 'active') return automation.status;
      if (contact.archivedAt !== null) return 'archived';
      if (contact.consent === 'withdrawn') return 'withdrawn';
      await holdMembers(tx, campaignId);
      const former = await tx
        .select({ state: automationRuns.state, enteredAt: automationRuns.enteredAt })
        .from(automationRuns)
        .where(
          and(
            eq(automationRuns.workspaceId, workspaceId),
            eq(automationRuns.campaignId, campaignId),
            eq(automationRuns.contactId, contactId),
          ),
        )
        .orderBy(desc(automationRuns.enteredAt));
      if (former.some(({ state }) => state === 'active')) return 'in-it';
      if (former[0] && automation.reentry === 'once') return 'was-in-it';
      if (former[0] && former[0].enteredAt.getTime() > now.getTime() - REENTRY_MS) return 'too-soon';
      const [run] = await tx
        .insert(automationRuns)
        .values({
          workspaceId,
          id: runId,
          campaignId,
          contactId,
          entryKey: `hand:${runId}`,
          state: 'active',
          wakesAt: now,
          enteredAt: now,
        })
        .returning();
      await addLogLines(tx, { workspaceId, campaignId }, [
        { id: lineId, runId, stepId: null, did: true, sentence: automationWords.putIn(by), at: now },
      ]);
      return { run: (await withPeople(tx, workspaceId, [run!]))[0]!, steps: automation.steps };
    }),

  /** What waits to be sent on this way is not sent. 'missing' when there is no such way, 'over' when it has ended already. */
  stop: (
    workspaceId: string,
    { campaignId, runId }: { campaignId: string; runId: string },
    { lineId, by, cause, now }: Omit<Change, 'runId'> & { cause: string },
  ): Promise<ListedRun | 'missing' | 'over'> =>
    inWorkspace(workspaceId, async (tx) => {
      const mine = and(
        eq(automationRuns.workspaceId, workspaceId),
        eq(automationRuns.id, runId),
        eq(automationRuns.campaignId, campaignId),
      );
      const [found] = await tx.select({ contactId: automationRuns.contactId }).from(automationRuns).where(mine);
      // The contact first, as whoever erases it does.
      if (!found || !(await lockContact(tx, workspaceId, found.contactId, 'share'))) return 'missing';
      // Whoever takes its steps at this moment has it locked: this waits for them, and takes their mails back, too.
      const [run] = await tx
        .update(automationRuns)
        .set({ state: 'stopped' satisfies RunState, wakesAt: null, endedAt: now })
        .where(and(mine, eq(automationRuns.state, 'active')))
        .returning();
      if (!run) return 'over';
      await tx
        .update(deliveries)
        .set({ state: 'skipped', cause })
        .where(
          and(
            eq(deliveries.workspaceId, workspaceId),
            eq(deliveries.campaignId, campaignId),
            eq(deliveries.contactId, run.contactId),
            eq(deliveries.state, 'waiting'),
            sql`starts_with(${deliveries.occasion}, ${`${runId}:`})`,
          ),
        );
      await addLogLines(tx, { workspaceId, campaignId }, [
        { id: lineId, runId, stepId: null, did: false, sentence: automationWords.takenOut(by), at: now },
      ]);
      return (await withPeople(tx, workspaceId, [run]))[0]!;
    }),
};

/** Why nobody can be put in. in-it: they are on their way. was-in-it: each person comes in once. too-soon: they came in less than a day ago. */
export type EntryRefusal =
  | 'no-automation'
  | 'no-contact'
  | Exclude<CampaignStatus, 'active'>
  | 'archived'
  | 'withdrawn'
  | 'in-it'
  | 'was-in-it'
  | 'too-soon';

interface Place {
  campaignId: string;
  contactId: string;
}

interface Change {
  runId: string;
  lineId: string;
  /** The name of whoever does it. */
  by: string;
  now: Date;
}
