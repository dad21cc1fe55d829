import type { decisionsContract, WeekDecision } from '../../../src/contracts/decisions';
import type { Output } from '../../../src/contracts/endpoint';
import type { Actor } from '../../../src/domain/activity';
import { activityEvents } from '../../../src/domain/activity-events';
import {
  decisionStateAt,
  outcomeWords,
  settledSentence,
  takeAnswer,
  type AnswerOutcome,
  type DecisionAnswer,
  type DecisionChannel,
} from '../../../src/domain/decision';
import { weekAt } from '../../../src/domain/week';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { DecisionsRepository, FoundDecision } from './decisions-repository';

/** The one choice of a week: every door answers it here. */
export function makeDecisionsService({ repository, clock, ids }: Dependencies) {
  /** Answers through one door; whoever comes second learns what was chosen. Throws `not_found` where there is none. */
  async function answer(
    workspaceId: string,
    decisionId: string,
    { answer, channel, by = null }: Answered,
  ): Promise<{ outcome: AnswerOutcome; found: FoundDecision }> {
    const now = clock.now();
    const before = await repository.find(workspaceId, decisionId);
    if (!before) throw notFound('choice');
    const outcome = takeAnswer({ ...before.decision, answer: null }, answer, now);
    if (outcome !== 'taken') return { outcome, found: before };
    const isTaken = await repository.answer(
      workspaceId,
      decisionId,
      { answer, channel, by: by?.id ?? null, now },
      (title) => ({
        ...activityEvents.decisionMade({ title, channel, tells: channel !== 'app' }),
        id: ids.id(),
        workspaceId,
        ...(by && { actor: by }),
        at: now,
      }),
    );
    const found = await repository.find(workspaceId, decisionId);
    if (!found) throw notFound('choice');
    return { outcome: isTaken ? 'taken' : found.decision.state === 'answered' ? 'answered' : 'expired', found };
  }

  return {
    answer,

    async getDecision({ id, zone }: Place): Promise<Output<typeof decisionsContract.getDecision>> {
      const found = await repository.findOfWeek(id, weekAt(clock.now(), zone));
      return { decision: found && present(found, clock.now()) };
    },

    /** In the app; another answer that came first is a conflict with its words. */
    async updateDecision(
      { id }: Place,
      decisionId: string,
      wanted: DecisionAnswer,
      by: Actor,
    ): Promise<Output<typeof decisionsContract.updateDecision>> {
      const { outcome, found } = await answer(id, decisionId, { answer: wanted, channel: 'app', by });
      if (outcome === 'unknown-idea') throw notFound('idea');
      if (outcome !== 'taken') throw new AppError('conflict', outcomeWords(found));
      return { decision: present(found, clock.now()) };
    },
  };
}

function present(found: FoundDecision, now: Date): WeekDecision {
  const { decision, ideas, chosen, callId } = found;
  const { choice, channel, answeredAt, reason } = decision;
  return {
    id: decision.id,
    state: decisionStateAt(decision, now),
    ideas: ideas.map(({ id, title }) => ({ id, title })),
    expiresAt: decision.expiresAt.toISOString(),
    answer:
      choice && channel && answeredAt
        ? {
            choice,
            channel,
            callId,
            reason,
            idea: chosen && { id: chosen.id, title: chosen.title },
            at: answeredAt.toISOString(),
            sentence: settledSentence(found)!,
          }
        : null,
  };
}

export type DecisionsService = ReturnType<typeof makeDecisionsService>;
type Place = WorkspacePart<'id' | 'zone'>;

interface Answered {
  answer: DecisionAnswer;
  channel: DecisionChannel;
  /** Who it was, where that is known. */
  by?: Actor | null;
}

interface Dependencies {
  repository: DecisionsRepository;
  clock: Clock;
  ids: Ids;
}
