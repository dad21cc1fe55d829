import type { ProposalRequest } from '../../../../ports/planner';
import type { Rated } from '../choosing/choose';
import { readDenials } from '../hearing/denials';
import { isAgainstOwner, ruledOutBy } from '../owner/opposites';

/**
 * Ideas that tell of what the owner says not to do, in the description or in an answer, come last: somebody who changes no batteries would
 * be asked for them after such a post. So do those that an answer contradicts, such as delivery where nothing is delivered.
 */
export function withoutRefused(rated: Rated[], { profile, material = [] }: Asked): Rated[] {
  const answers = material.filter(({ kind }) => kind === 'answer').map(({ text, detail }) => `${text}. ${detail}`);
  const { things, own } = refusedIn(profile, answers.flatMap(refusals));
  const against = ruledOutBy([profile.what, ...profile.offers, ...answers].join(' \n '));
  if (things.length === 0 && against.length === 0) return rated;
  return rated.map((one) => {
    const { title, hook, entry } = one.candidate;
    if (isAgainstOwner({ ...entry, title, hook }, against)) return { ...one, handicap: one.handicap + REFUSED };
    const said = wordsIn([title, hook, entry.text, entry.ask, ...entry.shots].join(' '));
    const isRefused = things.some(
      (thing) =>
        thing.every((word) => said.some((other) => other.startsWith(word))) && !thing.every((word) => own.has(word)),
    );
    return isRefused ? { ...one, handicap: one.handicap + REFUSED } : one;
  });
}

type Asked = Pick<ProposalRequest, 'profile' | 'material'>;
type Said = Pick<ProposalRequest['profile'], 'name' | 'what' | 'offers'>;

/** What is refused, as beginnings of words, and those of what is done. */
function refusedIn(
  { name, what, offers }: Said,
  refused: readonly string[],
): { things: string[][]; own: ReadonlySet<string> } {
  const read = readDenials(what);
  const atEnd = [...read.affirmed.matchAll(OBJECT_FIRST)].map(([, things = '']) => things);
  const affirmed = read.affirmed.replace(OBJECT_FIRST, ' ');
  const own = new Set(wordsIn([name, affirmed, ...offers].join(' ')).map(begin));
  const answered = refused.flatMap((sentence) => readDenials(sentence).things);
  const things = [
    ...read.things,
    ...answered,
    ...atEnd.flatMap((list) => list.split(/,|(?<!\p{L})(?:und|oder|en|of)(?!\p{L})/u)),
  ]
    .map((thing) => wordsIn(thing.replace(VERB, '')).map(begin))
    .filter((thing) => thing.length > 0 && thing.length <= 3);
  return { things, own };
}

/** Of an answer, only what owners say of themselves: what customers do not do, or are told not to do, is no refusal. */
const refusals = (answer: string): string[] =>
  answer.split(/(?<=[.!?])\s+/u).filter((sentence) => OF_OWNER.test(sentence));
const OF_OWNER =
  /^(?:sorry,? |no,? |nein,? |non,? )*(?:(?:I|we) (?:do not|don['’]?t|never|no longer|won['’]?t) (?:do|sell|repair|fix|take|make|offer|clean|fit|stock|deliver|use|rent|teach|treat|cut|bake|install)|(?:ich|wir) (?:mache|machen|verkaufe|verkaufen|repariere|reparieren|biete|bieten|nehme|nehmen) (?:leider )?(?:kein\p{L}*|nicht)|(?:je|nous|on) ne (?:fais|faisons|fait|vends|vendons|vend|répare|réparons|prends|prenons|prend) (?:pas|plus)|no (?:hago|hacemos|vendo|vendemos|reparo|reparamos|acepto|aceptamos)|non (?:faccio|facciamo|vendo|vendiamo|riparo|ripariamo)|não (?:faço|fazemos|vendo|vendemos|conserto|consertamos)|(?:ik|wij|we) (?:doe|doen|verkoop|verkopen|repareer|repareren) (?:geen|niet)|nie (?:robię|robimy|sprzedaję|sprzedajemy|naprawiam|naprawiamy))(?!\p{L})/iu;

/** "Batteriewechsel mache ich nicht": what is not done stands before its verb. */
const OBJECT_FIRST =
  /(?<=^|[.!?;\n]\s*)((?:[\p{L}-]+,? ){1,6}?)(?:mache|machen|verkaufe|verkaufen|repariere|reparieren|nehme|nehmen|biete|bieten|doe|doen|maak|maken|repareer|repareren) (?:ich|wir|ik|we|wij) (?:leider |helaas )?(?:nicht|niet)(?!\p{L})/giu;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** "… move pianos or sell organs": the second verb is none of the thing. */
const VERB = /^(?:sell|buy|repair|fix|make|take|teach|clean|hire|rent|move|fit|install|treat) /iu;
/** Endings differ, and a compound begins with its thing: "Batteriewechsel". */
const begin = (word: string): string => (word.length > 7 ? word.slice(0, 6) : word.replace(/(?:e?s|en|n)$/u, ''));

const REFUSED = 1_000;
