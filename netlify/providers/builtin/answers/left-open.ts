import type { Known } from '../../../ports/answers';
import type { KnownAnswer } from './known-answers';
import type { Topic } from './question-topics';

/** What the owner reads beside a draft, or instead of one, in one or two sentences. */
export function leftOutWords({ open, told, wishes, lacking, foreign, near, hasText }: LeftOut): string {
  const names = lacking.flatMap((topic) => LACKING[topic] ?? []);
  return [
    ...foreign.map(({ says }) => `You answered this in another language: “${short(says)}”`),
    hasText && wishes.length > 0 ? `The draft confirms nothing. Yours to decide: ${quoted(wishes)}.` : '',
    hasText && open.length + told.length > 0 ? `Answer yourself: ${quoted([...open, ...told])}.` : '',
    !hasText && open.length > 0 ? `What you told us does not answer ${quoted(open)}.` : '',
    !hasText && open.length === 0 && told.length > 0 ? `They wrote ${quoted(told)}: answer that yourself.` : '',
    names.length > 0 ? `Your profile has no ${listed(names)} for this.` : '',
    lacking.includes('offers') ? 'Your offers do not mention it.' : '',
    near ? `This comes closest: “${short([near.text, near.detail].filter(Boolean).join(' '))}”` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const quoted = (sentences: readonly string[]): string => listed(sentences.map((sentence) => `“${short(sentence)}”`));

const listed = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');

function short(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ').replace(/[.\s]+$/u, '')];
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}…`;
}

const LACKING: Partial<Record<Topic, string>> = {
  hours: 'opening hours',
  price: 'price',
  address: 'address',
  contact: 'phone number or email address',
};
const LONGEST = 120;

interface LeftOut {
  /** Questions without an answer. */
  open: readonly string[];
  /** What was said and is not taken up. */
  told: readonly string[];
  /** What is to be decided or done. */
  wishes: readonly string[];
  lacking: readonly Topic[];
  foreign: readonly KnownAnswer[];
  near: Known | null;
  hasText: boolean;
}
