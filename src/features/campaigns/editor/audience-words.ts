import type { campaignsContract } from '../../../contracts/campaigns';
import type { Output } from '../../../contracts/endpoint';
import type { Refusal } from '../../../domain/consent';
import { listed } from '../../../domain/listed';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';

/** "412 people, 398 can be written to; 14 left out: 9 have not agreed and 5 bounced." */
export function audienceSentence({ people, reachable, leftOut }: AudienceCount): string {
  if (people === 0) return 'Nobody is in this audience right now.';
  const out = people - reachable;
  const who = pluralise(people, 'person', 'people');
  if (out <= 0) return people === 1 ? '1 person, who can be emailed.' : `${who}, all of whom can be emailed.`;
  const reasons = reasonsOf(leftOut);
  return `${who}, ${reachable === 0 ? 'none' : formatNumber(reachable)} of whom can be emailed; ${formatNumber(out)} left out${reasons.length > 0 ? `: ${listed(reasons)}` : ''}.`;
}

function reasonsOf(leftOut: Record<string, number>): string[] {
  const counts = Object.entries(leftOut)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  return counts.map(
    ([reason, count]) =>
      `${formatNumber(count)} ${Object.hasOwn(WORDS, reason) ? WORDS[reason as Refusal][count === 1 ? 0 : 1] : 'for other reasons'}`,
  );
}

/** For one, and for more. */
const WORDS: Record<Refusal, readonly [string, string]> = {
  archived: ['is archived', 'are archived'],
  'no-address': ['has no email address', 'have no email address'],
  'no-consent': ['has not agreed', 'have not agreed'],
  withdrawn: ['withdrew consent', 'withdrew consent'],
  unsubscribed: ['unsubscribed', 'unsubscribed'],
  bounced: ['bounced', 'bounced'],
  blocked: ['was blocked by your team', 'were blocked by your team'],
  complained: ['reported an email as spam', 'reported an email as spam'],
  asked: ['asked not to be contacted', 'asked not to be contacted'],
  erased: ['was erased', 'were erased'],
};

export type AudienceCount = Output<typeof campaignsContract.countAudience>;
