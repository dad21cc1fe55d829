import * as z from 'zod/mini';
import { HOUR_MS } from '../../../src/domain/duration';
import type { SendOutcome } from '../../ports/inbox';
import type { WebAnswer } from '../../ports/web';
import { outcomeOf, retryAfter } from '../guarded-web/network-answer';
import { named, readReply } from '../guarded-web/vendor-fault';

/**
 * What an unsuccessful answer of the Send API or of a comment's edge means
 * (https://developers.facebook.com/docs/messenger-platform/error-codes,
 * https://developers.facebook.com/docs/graph-api/guides/error-handling).
 */
export function sendTrouble(label: string, answer: WebAnswer): Exclude<SendOutcome, { kind: 'sent' }> {
  const said = answer.kind === 'reply' ? readReply(errorSchema, answer.text())?.error : undefined;
  if (!said) return unsaid(label, answer);
  const { code, error_subcode: subcode = 0, message, error_user_msg: words } = said;
  const refused = (cause: string): SendOutcome & { kind: 'refused' } => ({ kind: 'refused', cause });
  if (code === 190 || code === 102)
    return {
      kind: 'broken',
      cause: `${label} no longer accepts the page access token: it has expired or was withdrawn. Store a new one under Settings, API keys, then check this channel.`,
    };
  if (RATE.has(code))
    return {
      kind: 'later',
      cause: `${label} asked us to slow down.`,
      retryAfterMs: (answer.kind === 'reply' && retryAfter(answer.header('retry-after')).retryAfterMs) || HOUR_MS,
    };
  if (OUTSIDE.has(subcode))
    return refused(
      'Meta lets a business answer for 24 hours after somebody’s last message, and a person for 7 days. That time is over: you can write again as soon as they do.',
    );
  if (code === 551 || subcode === 1_545_041)
    return refused(`This person cannot get messages now: they left ${label}, or do not want messages from you.`);
  if (code === 10_900 || code === 10_903 || /already replied/i.test(message))
    return refused(
      'You have already replied to this comment privately. Meta allows one private reply, so answer below the comment.',
    );
  if (code === 10_901 || code === 10_902)
    return refused('Meta allows a private reply only within 7 days of the comment. Answer below the comment.');
  if (subcode === 2_018_001 || subcode === 2_534_014 || subcode === 2_018_218)
    return refused(`${label} does not know this person any more, or your page cannot write to them.`);
  if (code === 100 && subcode === 33) return refused(`This is no longer on ${label}: somebody has deleted it.`);
  if (code === 368) return refused(`${label} has restricted your page for a while. Look into its Support inbox.`);
  if (code === 506) return refused(`${label} refuses an answer that is the same as the last one.`);
  if (code === 10 || code === 3 || code === 230 || (code >= 200 && code <= 299))
    return refused(
      `${label} does not allow the app to answer. Give it the permissions ${label === 'Instagram' ? INSTAGRAM_PERMISSIONS : PAGE_PERMISSIONS} and store a new page access token.`,
    );
  if (code === 2 || code === 1_200) return { kind: 'later', cause: `${label} was having trouble.` };
  // Under code 1 messages have gone out all the same.
  if (code === 1) return { kind: 'uncertain', cause: LOST(label) };
  return refused(`${label} refused this message (its code ${code}). It says: “${named(words ?? message)}”.`);
}

function unsaid(label: string, answer: WebAnswer): Exclude<SendOutcome, { kind: 'sent' }> {
  if (answer.kind === 'reply' && answer.status < 300) return { kind: 'uncertain', cause: LOST(label) };
  const outcome = outcomeOf(label, answer, { publishing: true });
  if (outcome.kind === 'unknown') return { kind: 'uncertain', cause: LOST(label) };
  if (outcome.kind === 'later') return outcome;
  if (outcome.kind === 'disconnected') return { kind: 'broken', cause: outcome.cause };
  return { kind: 'refused', cause: `${label} refused this message (${answer.kind === 'reply' ? answer.status : ''}).` };
}

const LOST = (label: string): string => `${label} did not answer, so this message may have gone out.`;
const RATE: ReadonlySet<number> = new Set([4, 17, 32, 341, 613, 80_001, 80_002, 80_006]);
/** Outside of the allowed window, in the spellings of Messenger and Instagram. */
const OUTSIDE: ReadonlySet<number> = new Set([2_018_278, 2_018_065, 2_534_022]);
const PAGE_PERMISSIONS = 'pages_messaging and pages_manage_engagement';
const INSTAGRAM_PERMISSIONS = 'instagram_manage_messages and instagram_manage_comments';

const errorSchema = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.optional(z.number()),
    message: z._default(z.string(), ''),
    error_user_msg: z.optional(z.string()),
  }),
});
