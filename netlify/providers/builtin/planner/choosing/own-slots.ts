import { countWords } from '../english/grammar';
import { isRough } from '../material/said-title';
import { saidInProfile } from '../material/said-in-profile';
import type { ProfileWords } from '../writing/profile-words';
import { sentencesOf } from '../../trades/trade-phrase';
import type { SlotValues } from './slots';

/** The owner's own words for frames that need no trade; nothing of a profile in another language. */
export function ownSlots(words: ProfileWords): Partial<Pick<SlotValues, 'list' | 'opening'>> {
  if (words.foreign) return {};
  const known = read.get(words) ?? slotsOf(words);
  read.set(words, known);
  return known;
}

function slotsOf(words: ProfileWords) {
  const [first, second, third] = words.offers.filter(({ quoted }) => isToExplain(quoted));
  const list = third && `“${first!.quoted}”, “${second!.quoted}” and “${third.quoted}”`;
  const opening = openingOf(words);
  return { ...(list ? { list } : {}), ...(opening === null ? {} : { opening }) };
}

/** Whether a line leaves something to explain: "30 min €22" does not. */
const isToExplain = (line: string): boolean => [...line].length <= LONGEST_LINE && !/\p{Nd}/u.test(line);

/** What a description says later has posts of its own, and these begin with the opening. */
function openingOf(words: ProfileWords): string | null {
  const [sentence = ''] = sentencesOf(words.what);
  const opening = sentence.trim().replace(/[.!]+$/u, '');
  const count = countWords(opening);
  const isGood =
    count >= FEWEST && count <= MOST && WHOLE.test(opening) && !/[?“”"]/u.test(opening) && !isRough(opening);
  return isGood && saidInProfile(words).length === 0 ? opening : null;
}
const WHOLE = /^(?:We|I|Our|My|You|If) .*\p{L}$/u;
const FEWEST = 5;
const MOST = 26;
const LONGEST_LINE = 48;
const read = new WeakMap<ProfileWords, Partial<Pick<SlotValues, 'list' | 'opening'>>>();
