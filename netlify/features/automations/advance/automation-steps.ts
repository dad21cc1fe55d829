import { comingStep, type AutomationStep, type StepTest } from '../../../../src/domain/automation';
import { automationWords } from '../../../../src/domain/automation-log-words';
import { MINUTE_MS } from '../../../../src/domain/duration';
import type { AutomationBatch, AutomationHands, Decided, DueRun } from './automation-advance-repository';

/**
 * Takes the steps of people who are due until each waits, is held or has ended. Each step is taken for all who are at it
 * together; since steps lead forward only, that ends.
 */
export async function takeSteps(
  { steps, goal, runs, names }: AutomationBatch,
  hands: AutomationHands,
  { texts, now, newId }: StepSetting,
): Promise<Decided> {
  const decided: Decided = { moves: [], lines: [], deliveries: [] };
  const tell = (run: DueRun, stepId: string | null, did: boolean, sentence: string): void =>
    void decided.lines.push({ id: newId(), runId: run.id, stepId, did, sentence, at: now });
  const idsOf = (here: readonly DueRun[]) => here.map(({ contactId }) => contactId);
  const every = (here: readonly DueRun[], outcome: Outcome) => new Map(here.map((run) => [run, outcome]));

  async function send(step: Extract<AutomationStep, { do: 'send' }>, here: readonly DueRun[]): Promise<Outcomes> {
    const [text, mail] = [texts.get(step.emailId), names.mail(step.emailId)];
    if (mail === null) {
      for (const run of here) tell(run, step.id, false, automationWords.mailGone);
      return every(here, 'on');
    }
    if (!text) return every(here, { until: now }); // the step is newer than the texts that were read
    if ('cause' in text) {
      // Said once; whoever comes back to it is at it already.
      for (const run of here)
        if (run.stepId !== step.id) tell(run, step.id, false, automationWords.notReady(mail, text.cause));
      return every(here, { until: new Date(now.getTime() + HOLD_MS) });
    }
    const permissions = await hands.readPermissions(idsOf(here));
    const addresses = await hands.readAddresses(idsOf(here));
    for (const run of here) {
      const [permission, address] = [permissions.get(run.contactId), addresses.get(run.contactId)];
      if (permission?.allowed && address) {
        decided.deliveries.push({
          id: newId(),
          emailId: step.emailId,
          revision: text.revision,
          contactId: run.contactId,
          occasion: occasionOf(run, step.id),
          address,
        });
        tell(run, step.id, true, automationWords.handedOver(mail));
      } else
        tell(
          run,
          step.id,
          false,
          automationWords.refused(mail, permission && !permission.allowed ? permission.refusal : 'no-address'),
        );
    }
    return every(here, 'on');
  }

  async function test(step: Extract<AutomationStep, { do: 'condition' }>, here: readonly DueRun[]): Promise<Outcomes> {
    const holds = await ask(step.test, here);
    return new Map(
      here.map((run): [DueRun, Outcome] => {
        tell(run, step.id, holds(run), automationWords.tested(step, names, holds(run)));
        return [run, holds(run) ? 'on' : step.otherwise === 'end' ? 'end' : 'skip'];
      }),
    );
  }

  async function ask(asked: StepTest, here: readonly DueRun[]): Promise<(run: DueRun) => boolean> {
    if (asked.about === 'contact') {
      const found = await hands.findMatches(asked.rule, idsOf(here));
      return ({ contactId }) => found.has(contactId);
    }
    const mails = await hands.readMails(
      here.map((run) => ({ contactId: run.contactId, occasion: occasionOf(run, asked.stepId) })),
    );
    return (run) => {
      const mail = mails.get(occasionOf(run, asked.stepId));
      const did = (asked.is.endsWith('opened') ? mail?.opened : mail?.clicked) ?? false;
      return asked.is.startsWith('not-') !== did;
    };
  }

  async function changeTag(step: Extract<AutomationStep, { do: 'tag' }>, here: readonly DueRun[]): Promise<Outcomes> {
    const name = names.tag(step.tagId);
    const changed =
      name === null
        ? new Set<string>()
        : step.change === 'add'
          ? await hands.tag(step.tagId, idsOf(here))
          : await hands.untag(step.tagId, idsOf(here));
    for (const run of here)
      tell(
        run,
        step.id,
        changed.has(run.contactId),
        automationWords.tagged(name, step.change, changed.has(run.contactId)),
      );
    const isGoal = name !== null && goal?.is === 'tag' && goal.tagId === step.tagId && step.change === 'add';
    return every(here, isGoal ? 'goal' : 'on');
  }

  function wait(step: Extract<AutomationStep, { do: 'wait' }>, here: readonly DueRun[]): Outcomes {
    for (const run of here) tell(run, step.id, true, automationWords.waits(step.minutes));
    return every(here, { until: new Date(now.getTime() + step.minutes * MINUTE_MS) });
  }

  const take = (step: AutomationStep, here: readonly DueRun[]): Promise<Outcomes> | Outcomes => {
    switch (step.do) {
      case 'send':
        return send(step, here);
      case 'condition':
        return test(step, here);
      case 'tag':
        return changeTag(step, here);
      case 'wait':
        return wait(step, here);
    }
  };

  function leave(run: DueRun, at: number, outcome: Exclude<Outcome, 'on' | 'skip'>): void {
    const stepId = steps[at]?.id ?? null;
    if (typeof outcome === 'object')
      decided.moves.push({ id: run.id, state: 'active', stepId, position: at, wakesAt: outcome.until });
    else
      decided.moves.push({
        id: run.id,
        state: outcome === 'end' ? 'ended' : outcome,
        stepId,
        position: at,
        wakesAt: null,
      });
  }

  const at = new Map(runs.map((run) => [run, comingStep(steps, run)]));
  for (let index = 0; index < steps.length; index += 1) {
    const here = runs.filter((run) => at.get(run) === index);
    if (here.length === 0) continue;
    for (const [run, outcome] of await take(steps[index]!, here)) {
      if (outcome === 'on' || outcome === 'skip')
        at.set(run, Math.min(steps.length, index + (outcome === 'on' ? 1 : 2)));
      else {
        at.delete(run);
        leave(run, index, outcome);
        if (outcome === 'goal' && goal) tell(run, null, true, automationWords.reached(goal, names));
      }
    }
  }
  for (const [run, index] of at) {
    tell(run, null, true, automationWords.through);
    leave(run, index, 'done');
  }
  return decided;
}

/** What a mail is sent for: this way through this step. A mail goes out once for each. */
const occasionOf = ({ id }: DueRun, stepId: string): string => `${id}:${stepId}`;

/** A mail that cannot be made is tried again after so long. */
const HOLD_MS = 10 * MINUTE_MS;

/** on, skip: at once to the next step or the one behind it. until: waits where they are. */
type Outcome = 'on' | 'skip' | 'end' | 'goal' | 'done' | { until: Date };
type Outcomes = Map<DueRun, Outcome>;

export interface StepSetting {
  /** The text that each mail is sent with, by its id, or why there is none. */
  texts: ReadonlyMap<string, { revision: number } | { cause: string }>;
  now: Date;
  newId(): string;
}
