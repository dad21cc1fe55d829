import { courtesies, leads, notices } from '../headline/message-patterns';
import type { Stretch } from './stretches';

/**
 * "Registration: 912 345 678", "Please note: cards only", "Tuesday 9 June: wine tasting": after the message, a few words before a
 * colon say what the next clause is, and are set with it. Of several days each keeps what happens then.
 */
export function withLabels(stretches: readonly Stretch[]): Stretch[] {
  const days = stretches.filter((stretch, index) => isLabel(stretch, stretches[index + 1]) && stretch.role === 'when');
  const opensWithDay = stretches[0] !== undefined && days[0] === stretches[0];
  const result: Stretch[] = [];
  for (let index = 0; index < stretches.length; index += 1) {
    const stretch = stretches[index]!;
    const next = stretches[index + 1];
    const isOne =
      index > 0 &&
      isLabel(stretch, next) &&
      (stretch.role === 'when' ? days.length > 1 && !opensWithDay : stretch.role === 'plain' && !isLead(stretch.text));
    if (!isOne || !next) {
      result.push(stretch);
      continue;
    }
    let text = `${stretch.text}: ${next.whole}`;
    let to = lastOf(stretches, next);
    // of several days each keeps its price and its hour
    for (let more = stretches[to + 1]; more && stretch.role === 'when'; more = stretches[to + 1]) {
      const longer = `${text}, ${more.whole}`;
      if (stretches[to]!.mark !== ',' || longer.split(' ').length > LONGEST) break;
      [text, to] = [longer, lastOf(stretches, more)];
    }
    const { mark } = stretches[to]!;
    const hasContact = stretches.slice(index, to + 1).some(({ role }) => role === 'contact');
    result.push({
      ...stretch,
      text,
      whole: text,
      mark,
      role: hasContact ? 'contact' : stretch.role === 'when' ? 'plain' : next.role,
      part: 'labelled',
    });
    index = to;
  }
  return result;
}

const lastOf = (stretches: readonly Stretch[], { clause }: Stretch): number =>
  stretches.findLastIndex((other) => other.clause === clause);
const LONGEST = 16;

const isLabel = (stretch: Stretch, next: Stretch | undefined): boolean =>
  stretch.mark === ':' &&
  stretch.text === stretch.whole &&
  stretch.text.split(' ').length <= MOST_WORDS_OF_LABEL &&
  next !== undefined &&
  next.clause === stretch.clause + 1 &&
  next.isMessage &&
  next.whole.split(' ').length <= MOST_WORDS_AFTER;

/** They lead to the message itself: "Reminder: …", "Now hiring: …". */
const isLead = (text: string): boolean => courtesies.test(text) || notices.test(text) || leads.test(text);
const MOST_WORDS_OF_LABEL = 4;
const MOST_WORDS_AFTER = 9;
