import { isDeepStrictEqual } from 'node:util';
import type { Automation, automationsContract, StoredAutomation } from '../../../src/contracts/automations';
import type { CampaignCheck } from '../../../src/contracts/campaign-runs';
import type { Input, Output } from '../../../src/contracts/endpoint';
import type { EmailBlock } from '../../../src/domain/email-block';
import { activityEvents } from '../../../src/domain/activity-events';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import { automationFaults, namedBy } from './automation-refusals';
import type { AutomationsRepository, FoundAutomation } from './automations-repository';
import { presentAutomation } from './present-automation';
import { placeMoves } from './advance/automation-step-places';

/** Automations as they are edited, running or not. Starting, pausing and ending are those of campaigns. */
export function makeAutomationsService({ repository, checkMails, writeEmpty, clock, ids }: Dependencies) {
  async function find(workspaceId: string, campaignId: string): Promise<FoundAutomation> {
    const found = await repository.find(workspaceId, campaignId);
    if (!found) throw notFound('automation');
    return found;
  }

  async function refuseFaults(workspaceId: string, before: FoundAutomation, wanted: Automation): Promise<void> {
    const isRunning = before.status !== 'draft';
    const faults = automationFaults(wanted, {
      isRunning,
      emailIds: new Set(before.emailIds),
      named: await repository.findNamed(workspaceId, namedBy(wanted)),
    });
    if (Object.keys(faults).length === 0 && isRunning)
      Object.assign(faults, await mailFaults(workspaceId, before, wanted));
    const [sentence] = Object.values(faults);
    if (sentence) throw new AppError('invalid_request', sentence, { fields: faults });
  }

  /** Mails that a running automation has not sent so far are held to what is asked of mails before it starts. */
  async function mailFaults(
    workspaceId: string,
    before: FoundAutomation,
    wanted: Automation,
  ): Promise<Record<string, string>> {
    const known = new Set(before.steps.flatMap((step) => (step.do === 'send' ? [step.emailId] : [])));
    const places = new Map(
      wanted.steps.flatMap((step, n) =>
        step.do === 'send' && !known.has(step.emailId) ? [[step.emailId, n] as const] : [],
      ),
    );
    const failing =
      places.size === 0
        ? []
        : (await checkMails(workspaceId, before.id, [...places.keys()])).filter(({ state }) => state === 'fail');
    const faults: Record<string, string> = {};
    for (const { emailId, sentence } of failing)
      faults[`steps.${places.get(emailId ?? '') ?? Math.min(...places.values())}`] ??= sentence;
    return faults;
  }

  async function save(
    workspaceId: string,
    { campaignId, revision, ...wanted }: Edit,
    actor: Actor,
    tries: number,
  ): Promise<StoredAutomation> {
    const before = await find(workspaceId, campaignId);
    if (before.status === 'completed') throw ended();
    if (before.revision !== revision) throw stale();
    if (
      isDeepStrictEqual(wanted, {
        trigger: before.trigger,
        steps: before.steps,
        goal: before.goal,
        reentry: before.reentry,
      })
    )
      return presentAutomation(before);
    await refuseFaults(workspaceId, before, wanted);
    const isRunning = before.status !== 'draft';
    const now = clock.now();
    const outcome = await repository.save(workspaceId, campaignId, {
      revision,
      status: before.status,
      change: wanted,
      moves: placeMoves(before.steps, wanted.steps),
      now,
      watch: isRunning && !isDeepStrictEqual(before.trigger, wanted.trigger) ? wanted.trigger : null,
      activity: isRunning
        ? {
            ...activityEvents.automationChanged(before),
            id: ids.id(),
            workspaceId,
            actor: { id: actor.id, name: actor.name },
            at: now,
          }
        : null,
    });
    if (outcome === 'missing') throw notFound('automation');
    if (outcome === 'stale') throw stale();
    if (outcome === 'too-long')
      throw new AppError(
        'unavailable',
        'Checking who already matches takes too long. Choose a segment with fewer or simpler rules.',
      );
    // It was started or ended in this moment: what holds for it is another now.
    if (outcome === 'turned') {
      if (tries === 0) throw stale();
      return save(workspaceId, { campaignId, revision, ...wanted }, actor, tries - 1);
    }
    return presentAutomation(await find(workspaceId, campaignId));
  }

  return {
    get: async (workspaceId: string, campaignId: string): Promise<StoredAutomation> =>
      presentAutomation(await find(workspaceId, campaignId)),

    /** Nothing is written when nothing is another. */
    update: (workspaceId: string, edit: Edit, actor: Actor): Promise<StoredAutomation> =>
      save(workspaceId, edit, actor, 1),

    /** Without a name it gets one, such as “Email 3”. */
    async createEmail(
      workspaceId: string,
      { campaignId, name }: Input<typeof automationsContract.createAutomationEmail>,
    ): Promise<Output<typeof automationsContract.createAutomationEmail>> {
      const [at, id, { subject, preheader, blocks }] = [clock.now(), ids.id(), await writeEmpty(workspaceId)];
      const outcome = await repository.addEmail(
        workspaceId,
        campaignId,
        { id, name, subject, preheader, blocks, createdAt: at, updatedAt: at },
        MAILS,
      );
      if (outcome === 'missing') throw notFound('automation');
      if (outcome === 'ended') throw ended();
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `An automation can have at most ${MAILS} emails, including those from deleted steps. Make a copy, which keeps only the emails in use.`,
        );
      return { id, name: outcome.name, subject, revision: 1 };
    },
  };
}

const ended = (): AppError => new AppError('conflict', 'This automation has ended. Make a copy to change it.');
const stale = (): AppError =>
  new AppError(
    'conflict',
    'This automation was changed elsewhere in the meantime. Your steps are still here. Reload to see the latest version.',
  );

/** Twice as many as there can be steps: mails of steps that were taken out are kept, so that the steps can be put back. */
const MAILS = 60;

export type AutomationsService = ReturnType<typeof makeAutomationsService>;

type Edit = Input<typeof automationsContract.updateAutomation>;

interface Actor {
  id: string;
  name: string;
}

interface Dependencies {
  repository: AutomationsRepository;
  /** What stands in the way of sending these mails. Renders them: no transaction may be open. */
  checkMails(workspaceId: string, campaignId: string, emailIds: string[]): Promise<CampaignCheck[]>;
  writeEmpty(workspaceId: string): Promise<{ subject: string; preheader: string; blocks: EmailBlock[] }>;
  clock: Clock;
  ids: Ids;
}
