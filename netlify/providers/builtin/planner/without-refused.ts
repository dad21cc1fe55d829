import type { ProposalRequest } from '../../../ports/planner';
import type { Rated } from './choose';
import { readDenials } from './hearing/denials';

/** Ideas that tell of what the owner says not to do come last: who changes no batteries is asked for them after such a post. */
export function withoutRefused(rated: Rated[], { profile }: Pick<ProposalRequest, 'profile'>): Rated[] {
  const { things, own } = refusedIn(profile);
  if (things.length === 0) return rated;
  return rated.map((one) => {
    const { title, hook, entry } = one.candidate;
    const said = wordsIn([title, hook, entry.text, entry.ask, ...entry.shots].join(' '));
    const isRefused = things.some(
      (thing) =>
        thing.every((word) => said.some((other) => other.startsWith(word))) && !thing.every((word) => own.has(word)),
    );
    return isRefused ? { ...one, handicap: one.handicap + REFUSED } : one;
  });
}

type Said = Pick<ProposalRequest['profile'], 'name' | 'what' | 'offers'>;

/** What is refused, as beginnings of words, and those of what is done. */
function refusedIn({ name, what, offers }: Said): { things: string[][]; own: ReadonlySet<string> } {
  const read = readDenials(what);
  const atEnd = [...read.affirmed.matchAll(OBJECT_FIRST)].map(([, things = '']) => things);
  const affirmed = read.affirmed.replace(OBJECT_FIRST, ' ');
  const own = new Set(wordsIn([name, affirmed, ...offers].join(' ')).map(begin));
  const things = [...read.things, ...atEnd.flatMap((list) => list.split(/,|(?<!\p{L})(?:und|oder|en|of)(?!\p{L})/u))]
    .map((thing) => wordsIn(thing.replace(VERB, '')).map(begin))
    .filter((thing) => thing.length > 0 && thing.length <= 3);
  return { things, own };
}

/** "Batteriewechsel mache ich nicht": what is not done stands before its verb. */
const OBJECT_FIRST =
  /(?<=^|[.!?;\n]\s*)((?:[\p{L}-]+,? ){1,6}?)(?:mache|machen|verkaufe|verkaufen|repariere|reparieren|nehme|nehmen|biete|bieten|doe|doen|maak|maken|repareer|repareren) (?:ich|wir|ik|we|wij) (?:leider |helaas )?(?:nicht|niet)(?!\p{L})/giu;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** "… move pianos or sell organs": the second verb is none of the thing. */
const VERB = /^(?:sell|buy|repair|fix|make|take|teach|clean|hire|rent|move|fit|install|treat) /iu;
/** Endings differ, and a compound begins with its thing: "Batteriewechsel". */
const begin = (word: string): string => (word.length > 7 ? word.slice(0, 6) : word.replace(/(?:e?s|en|n)$/u, ''));

const REFUSED = 1_000;
