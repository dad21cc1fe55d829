import type { Actor } from './activity';
import type { DecisionChannel } from './decision';

/** Making a post of an idea, as an answer to the week's decision. */
export interface IdeaChoice {
  channel: DecisionChannel;
  by: string | null;
  now: Date;
  /** Refused where the decision was answered otherwise. */
  strict: boolean;
}

/** How a decision was answered. */
export interface Settled {
  choice: 'idea' | 'none';
  channel: DecisionChannel;
  ideaId: string | null;
  title: string;
}

/** Without an actor, the engine's own. */
export const choiceOf = (actor: Actor | undefined, now: Date, strict: boolean): IdeaChoice => ({
  channel: actor ? 'app' : 'engine',
  by: actor?.id ?? null,
  now,
  strict,
});
