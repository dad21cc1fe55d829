import { opensCondition, leadsOn, isHour, isNumber, isLimit, limits, opensFact } from './clause-words';
import { staysWith } from '../clauses/clause-joins';
import { factsIn } from '../facts/facts';
import { bare, typedWords, type TypedWord } from './typed-words';

/**
 * A text in its owner's own clauses, whole and in their order: what is set where anything cleverer would tear one. Short
 * clauses of an enumeration, hours and exceptions stay with what was said before them.
 */
export function ownersClauses(text: string, headline: string): OwnersClauses {
  const said = clausesWhole(text);
  const at = headline === '' ? -1 : said.findIndex((clause) => placeIn(clause, headline) >= 0);
  const [lead, rest] = at < 0 ? ['', ''] : around(said[at]!, headline);
  const isHeadline = at >= 0 && !/[\d\p{Sc}]/u.test(lead) && !limits.has(bare(headline.split(' ')[0]!));
  // "Este viernes | llega marisco fresco": the day before a headline is said under it
  const isDay = factsIn(lead).some(({ role }) => role === 'when');
  if (isHeadline && (rest === '' || partsBefore(headline, rest)))
    return {
      headline,
      clauses: said.flatMap((clause, index) =>
        index === at ? [...(isDay ? [lead] : []), ...(rest ? [rest] : [])] : [clause],
      ),
      unsaid: lead && !isDay ? [lead] : [],
    };
  if (at >= 0 && said[at]!.split(' ').length <= MOST_WHOLE && !/^[\d\p{Sc}]/u.test(said[at]!))
    return { headline: said[at]!, clauses: said.filter((_, index) => index !== at), unsaid: [] };
  const own = said.findIndex(
    (clause, index) =>
      clause.split(' ').length <= (index === 0 ? MOST_WHOLE : MOST_WORDS) &&
      !isGreeting(clause) &&
      !/^[\d\p{Sc}]/u.test(clause) &&
      !limits.has(bare(clause.split(' ')[0]!)),
  );
  const first = Math.max(0, own);
  return { headline: said[first] ?? '', clauses: said.filter((_, index) => index !== first), unsaid: [] };
}

/** The clauses of a text as typed, each with what hangs on it. */
export function clausesWhole(text: string): string[] {
  const words = typedWords(text);
  const groups: TypedWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isLed = last !== undefined && groups.length > 1 && isLabel(text, last);
    if (last && before?.clause === word.clause) last.push(word);
    else if (
      last &&
      (isLed ||
        (before?.sentence === word.sentence &&
          (staysWithLast(words, word, last) || goesOnWith(text, words, word, last))))
    )
      last.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => textOf(text, group)).filter(Boolean);
}

/** "Registration: 912 345 678": a few words before a colon tell what follows. */
const isLabel = (text: string, group: readonly TypedWord[]): boolean =>
  group.length <= MOST_OF_LABEL && text.slice(0, group.at(-1)!.end).endsWith(':');
const MOST_OF_LABEL = 4;

/** A headline may part from what follows as a fact does: "Lessons | every Friday", not "from 9 to | 18". */
const partsBefore = (headline: string, rest: string): boolean => {
  const last = bare(headline.split(' ').at(-1)!);
  return opensFact.test(rest.toLowerCase()) && !leadsOn.has(last) && !(isNumber(last) && /^\p{Sc}?\d/u.test(rest));
};

/** Where the headline stands in a clause as whole words, or -1. */
function placeIn(clause: string, headline: string): number {
  const at = clause.toLowerCase().indexOf(headline.toLowerCase());
  const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return at >= 0 && !isWord(clause[at - 1]) && !isWord(clause[at + headline.length]) ? at : -1;
}

function around(clause: string, headline: string): [before: string, after: string] {
  const at = placeIn(clause, headline);
  const after = clause.slice(at + headline.length).trim();
  return [clause.slice(0, at).trim(), /[\p{L}\p{N}]/u.test(after) ? after : ''];
}

/** "…, or I can collect for $20", "…, Suite 2": however long it gets. */
function goesOnWith(text: string, words: readonly TypedWord[], word: TypedWord, last: readonly TypedWord[]): boolean {
  const clause = words.filter((other) => other.clause === word.clause);
  return staysWith(textOf(text, last), text.slice(clause[0]!.start, clause.at(-1)!.end).replace(/[.,;:!?]+$/u, ''));
}

function staysWithLast(words: readonly TypedWord[], word: TypedWord, last: readonly TypedWord[]): boolean {
  const clause = words.filter((other) => other.clause === word.clause);
  if (isLimit(clause) && last.length + clause.length <= LONGEST) return true;
  // "Wer ein Rad kauft, bekommt ein Schloss", "bij Ans, 06 5550 1234"
  if (opensCondition.has(last[0]!.text) && last.every((other) => other.clause === last[0]!.clause)) return true;
  const before = last.filter((other) => other.clause === last.at(-1)!.clause);
  if (before.length <= MOST_OF_ITEM + 1 && clause.every(({ text }) => /^\+?\d+(?:[./-]\d+)*$/u.test(text))) return true;
  if (last.length + clause.length > LONGEST) return false;
  if (clause.length <= MOST_OF_HOURS && clause.every(({ text }) => isHour.test(text))) return true;
  const isPlain = !clause.some(({ text }) => isNumber(text)) && !last.some(({ text }) => isNumber(text));
  return (
    isPlain &&
    clause.length <= MOST_OF_ITEM &&
    last.filter(({ clause: at }) => at === last.at(-1)!.clause).length <= MOST_OF_ITEM
  );
}

function textOf(text: string, group: readonly TypedWord[]): string {
  const from = group.findIndex(({ text: word, start, end }) => !joins.has(word) || text.slice(start, end) === 'So.');
  const words = from < 0 ? [] : group.slice(from);
  return words.length === 0
    ? ''
    : text
        .slice(words[0]!.start, words.at(-1)!.end)
        .replace(/\s+/g, ' ')
        .replace(/^\(([^()]+)\)$/u, '$1')
        .replace(/^[([](?=[^)\]]*$)/u, '')
        .replace(/(?<=^[^([]*)[)\]]$/u, '')
        .replace(/(?<!\.\p{L}|(?<!\p{L})(?:in[ck]l|e[xc][ck]l|min|max|ca|nr))[.,;:]+$/iu, '');
}

/** Said to whoever draws, or to nobody in particular. */
export const isGreeting = (clause: string): boolean =>
  /^(?:hi|hiya|hello|hey|dear|good (?:morning|day)|moin|hallo|servus|grüezi|moien|bonjour|salut|hola|buenas|ciao|buongiorno|salve|olá|oi|bom dia|hoi|dag|cześć|dzień dobry)(?!\p{L})/iu.test(
    clause,
  ) && clause.split(' ').length <= MOST_OF_ITEM;
/** Only words that mean nothing else in another language (“So.” is Sunday): Turkish "en" is "at the most". */
const joins: ReadonlySet<string> = new Set('and but so & und aber et mais pero oraz ale'.split(' '));
const MOST_WORDS = 8;
/** Of the clause that holds the message, or opens the text. */
const MOST_WHOLE = 12;
const MOST_OF_HOURS = 6;
const MOST_OF_ITEM = 3;
/** In words. */
const LONGEST = 14;

interface OwnersClauses {
  headline: string;
  clauses: string[];
  /** What led to the headline in its own clause. */
  unsaid: string[];
}
