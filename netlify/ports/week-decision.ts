import type { Dismissal } from '../../src/domain/idea';
import type { AnswerOutcome, DecisionAnswer, DecisionChannel, DecisionState } from '../../src/domain/decision';

/** The week's decision as other features see it. */
export interface FoundDecision {
  decision: {
    id: string;
    state: DecisionState;
    expiresAt: Date;
    choice: 'idea' | 'none' | null;
    channel: DecisionChannel | null;
    reason: Dismissal | null;
  };
  /** What is left of its three, in their order. */
  ideas: OfferedIdea[];
  chosen: OfferedIdea | null;
}

export interface OfferedIdea {
  id: string;
  title: string;
  hook: string;
  reason: string;
  effort: string;
}

export interface WeekDecisions {
  /** The first answer counts; whoever comes later gets the decision as it is. */
  answer(
    workspaceId: string,
    decisionId: string,
    answer: { answer: DecisionAnswer; channel: DecisionChannel; by: { id: string; name: string } },
  ): Promise<{ outcome: AnswerOutcome; found: FoundDecision }>;
}
