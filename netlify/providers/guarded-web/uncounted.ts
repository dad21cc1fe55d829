import type { CountedPost, PostOutcome } from '../../ports/network';

/** Why a post could not be counted, from what its network's other calls make of the same answer. */
export function uncounted(network: string, outcome: PostOutcome): CountedPost {
  if (outcome.kind === 'disconnected') return outcome;
  const cause = 'cause' in outcome ? outcome.cause : `${network} answered something that we cannot read.`;
  return {
    kind: 'unknown',
    cause,
    ...(outcome.kind === 'later' && outcome.retryAfterMs !== undefined && { retryAfterMs: outcome.retryAfterMs }),
  };
}
