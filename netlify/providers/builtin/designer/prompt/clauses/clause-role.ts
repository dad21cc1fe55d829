import { factsIn } from '../facts/facts';
import type { PromptMessage } from '../headline/prompt-message';

/** What a whole clause is for: how to reach somebody, an offer, a day, or plain words. */
export const roleOfClause = (clause: string): PromptMessage['rest'][number]['role'] => {
  const roles = new Set(factsIn(clause).map(({ role }) => role));
  return (['contact', 'offer', 'when'] as const).find((role) => roles.has(role)) ?? 'plain';
};
