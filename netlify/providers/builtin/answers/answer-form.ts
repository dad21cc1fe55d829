import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import type { AnswerRequest } from '../../../ports/answers';
import { answerWords, fill } from './answer-words';

/** A letter by email; anywhere else a line or two, as people write there, without hello once they are talking. */
export function inForm(
  { channel, customer, profile, thread }: AnswerRequest,
  { lines, thanks, isGrave }: { lines: readonly string[]; thanks: boolean; isGrave: boolean },
  language: ClaimLanguage,
): string {
  const words = answerWords[language];
  const name = customer ? ` ${customer}` : '';
  const said = lines.filter(Boolean);
  if (channel === 'email')
    return [
      fill(words.hello, { name }),
      [thanks ? words.thanks : '', said.join('\n')].filter(Boolean).join('\n\n'),
      `${words.bye}\n${profile.name}`,
    ].join('\n\n');
  const isTalking = thread.some(({ sender }) => sender !== 'contact');
  const text = [isGrave || isTalking ? '' : fill(words.hi, { name }), ...said].filter(Boolean).join(' ');
  return channel === 'sms' ? forPhones(text) : text;
}

/** Curly quotes, dashes and thin spaces would make a text message cost double; letters of the language stay. */
const forPhones = (text: string): string =>
  text
    .replace(/[‘’‚]/gu, "'")
    .replace(/[“”„«»]\s?/gu, '"')
    .replace(/\s?[—]\s?|\s[–]\s/gu, ' - ')
    .replace(/[–‐‑]/gu, '-')
    .replaceAll('…', '...')
    .replace(/[^\S\n]+/gu, ' ');
