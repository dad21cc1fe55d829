import { DEED_NOUN, isHandled, isWorkedOn, LINKS } from './handled-goods';
import { fold, keyOf, wordsOfPhrase, type Word } from './trade-phrase';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { byEnding, doneAt, foreignDeedAt, shopOf } from './trade-tongues';
import {
  changersOf,
  copulas,
  groupWords,
  joinWords,
  negations,
  neutralWords,
  openHeads,
  resetWords,
  stopWords,
  transparentWords,
  unchangedPacks,
  verbHeads,
  wordsAfter,
} from './trade-words';

/** What a text says of trades. `sure`: it calls itself so. `maybe`: the name is there, but another word changes it. */
export interface Claims {
  sure: readonly (readonly ListedTrade[])[];
  general: readonly ListedTrade[];
  maybe: readonly ListedTrade[];
}

/**
 * Reads who a business says it is. The head of a phrase counts, and of its names the longest: "dental software" is
 * software, "piano tuner" no piano school. What stands after "for", "in" or "at" tells for whom or where; what is
 * negated tells what it is not; a word that nobody knows behind a name makes something else of it.
 */
export function claimsOf(text: string, { byKey }: Pick<Taxonomy, 'byKey'>): Claims {
  const found: Found = { sure: [], general: [], maybe: [] };
  for (const clause of clausesOf(text)) readClause(clause, byKey, found);
  return {
    sure: distinct(found.sure, (trades) => trades.map(({ id }) => id).join()),
    general: distinct(found.general, ({ id }) => id),
    maybe: distinct(found.maybe, ({ id }) => id),
  };
}

/** Parts between marks; commas divide lists within them. "A team of roofers" is as good as "roofers". */
function clausesOf(text: string): Word[][][] {
  const plain = text.replace(/[’`]/gu, "'");
  return plain
    .split(/[.;:!?()\n•|—–"“”[\]]+|\s-\s/u)
    .map((clause) => clause.split(/[,/+]/).map((part) => wordsOfPhrase(part)))
    .map((parts) => parts.filter((words) => words.length > 0))
    .filter((parts) => parts.length > 0);
}

function readClause(parts: Word[][], byKey: Names, found: Found): void {
  let isOpen = true;
  const isDeed = opensWithNoun(parts, byKey);
  const isWorked = isWorkedOn(parts[0]!);
  for (const [index, part] of parts.entries()) {
    // "Lavage de vitres, vérandas et panneaux solaires" washes all of them, and "we knit gloves and hats" is no hat shop.
    if (index > 0 && ((isDeed && !opensWithNoun([part], byKey)) || (isWorked && !isWorkedOn(part)))) {
      const listed: Found = { sure: [], general: found.general, maybe: found.maybe };
      isOpen = readWords(part, isOpen, byKey, listed);
      for (const trades of listed.sure)
        put(found, trades, isDeed || trades.every(({ kind }) => kind === 'shop') ? 'maybe' : 'sure');
      continue;
    }
    const words = afterCopula(turned(part, byKey));
    const goods = isOpen && parts.length === 1 ? shopOf(words, byKey) : undefined;
    if (goods && !longest(words, 0, byKey)) {
      put(found, goods, 'sure');
      continue;
    }
    isOpen ||= words.length < part.length || /^(?:a|an|we|i|your|our|my)$/.test(part[0]!.said);
    isOpen = readWords(words, isOpen, byKey, found);
  }
}

/** Whether the noun of a deed and what it is done to come first, in another language than English: "limpieza de oficinas". */
function opensWithNoun([first = []]: Word[][], byKey: Names): boolean {
  if (first.length < 3 || !LINKS.test(first[1]!.said)) return false;
  const isNamed = DEED_NOUN.test(first[0]!.said) && (longest(first, 0, byKey)?.end ?? 0) > 2;
  return isNamed || foreignDeedAt(first, 0, byKey) !== null;
}

/** Reads from left to right as long as it is told what the business is; returns whether it still is at the end. */
function readWords(words: readonly Word[], wasOpen: boolean, byKey: Names, found: Found): boolean {
  let isOpen = wasOpen;
  let done: Done | null = null;
  for (let at = 0; at < words.length;) {
    const { said } = words[at]!;
    const match: Standpoint | null = joined(words, at, done, byKey) ?? bestMatch(words, at, byKey);
    if (stopWords.has(said) && !match) {
      isOpen = said === 'of' && at > 0 && groupWords.has(words[at - 1]!.form) ? isOpen : false;
    } else if (said === 'we' || said === 'i') {
      isOpen = true;
    }
    // "repair café" and "print shop" begin like deeds; "repair clocks" is one.
    const deed: Match | null = isOpen && (!match || match.end === at + 1) ? deedAt(words, at, byKey) : null;
    const other: Match | null = isOpen && !(deed && deed.trades.length > 0) ? otherDeed(words, at, match, byKey) : null;
    const meant: Match | null = other ?? (deed && (deed.trades.length > 0 || !match) ? deed : null);
    const claim: Standpoint | null = meant ? { ...meant, standing: 'sure' as const } : match;
    if (claim && isOpen && !isNegated(words, at)) put(found, claim.trades, claim.standing);
    if (deed && meant === deed) done = { heads: headsOf(words[at]!)!, end: deed.end };
    // Of "wood-fired pizza restaurant" the name that ends it is "pizza restaurant".
    at = claim && claim.standing !== 'none' ? claim.end : at + 1;
  }
  return isOpen;
}

/** In "we repair vans and trailers" trailers are repaired, too, and nobody deals in them. */
function joined(words: readonly Word[], at: number, done: Done | null, byKey: Names): Standpoint | null {
  const match = done?.end === at - 1 && joinWords.has(words[at - 1]!.said) ? longest(words, at, byKey) : null;
  if (!done || match?.end !== at + 1 || !match.trades.every(({ goods }) => goods.has(words[at]!.form))) return null;
  const trades = done.heads.map((head) => byKey.get(keyOf([words[at]!, { form: head }]))).find((one) => one);
  return trades ? { end: match.end, trades, standing: 'sure' } : { ...match, standing: 'maybe' };
}

/** What was just said to be done, and where its thing ends. */
interface Done {
  heads: readonly string[];
  end: number;
}

/** What is done, said after its thing or in another language, unless a longer name stands here. */
function otherDeed(words: readonly Word[], at: number, match: Standpoint | null, byKey: Names): Match | null {
  const done = doneAt(words, at, byKey);
  if (done && done.end > (match?.end ?? 0)) return done;
  const foreign = match?.standing === 'sure' ? null : foreignDeedAt(words, at, byKey);
  // "Lavaggio tappeti persiani": the word after it is only what they are like.
  return match && foreign?.trades.every(({ isGeneral }) => isGeneral) ? null : foreign;
}

/** Of the names that begin here the longest, unless only a shorter one can stand for itself. */
function bestMatch(words: readonly Word[], start: number, byKey: Names): Standpoint | null {
  let best: Standpoint | null = null;
  for (let most = LONGEST_NAME; most > 0;) {
    const match = longest(words, start, byKey, most);
    if (!match) break;
    const standing = standingOf(words, start, match, byKey);
    if (standing === 'sure') return { ...match, standing };
    best ??= { ...match, standing };
    most = match.end - start - 1;
  }
  return best;
}

/** What a name is worth where it stands. */
function standingOf(words: readonly Word[], start: number, { end, trades }: Match, byKey: Names): Standing {
  let next = end;
  while (next < words.length && transparentWords.has(words[next]!.form) && !longest(words, next, byKey)) next += 1;
  if (next < words.length && !wordsAfter.has(words[next]!.said)) {
    if (longest(words, next, byKey)) return 'none'; // "bakery café": the last of them is what it is
    if (!opensSomethingElse(words[next]!)) return 'maybe'; // "bakery equipment"
  }
  // "The kitchen at Number 5" fits no kitchens, and a pane of glass makes no optician.
  if (
    end - start === 1 &&
    trades.every(({ goods }) => goods.has(words[start]!.form)) &&
    words[start]!.said === words[start]!.form
  )
    return 'maybe';
  if (isForOthers(words, end, trades)) return 'maybe';
  if (isHandled(words, start, { end, trades })) return 'maybe';
  const before = words[start - 1];
  // A horse's physiotherapist treats nobody's back.
  if (before && trades.some((trade) => isChangedBy(before, trade))) return 'maybe';
  const isChanged =
    before !== undefined &&
    end - start === 1 &&
    openHeads.has(words[start]!.form) &&
    !trades.every(({ isGeneral }) => isGeneral) &&
    !(neutralWords.has(before.said) || neutralWords.has(before.form) || joinWords.has(before.said)) &&
    !/^\d+$/.test(before.said) &&
    !stopWords.has(before.said) &&
    !verbHeads.has(before.form);
  return isChanged ? 'maybe' : 'sure';
}

/** A vet is there for animals in any case. */
const isChangedBy = ({ form }: Word, { kind, pack }: ListedTrade): boolean =>
  changersOf(kind).has(form) && !(pack !== null && unchangedPacks.has(pack));

/** "Day care for small pets" is no nursery. */
function isForOthers(words: readonly Word[], end: number, trades: readonly ListedTrade[]): boolean {
  if (!/^(?:for|fur|pour|para|per|voor)$/.test(words[end]?.said ?? '')) return false;
  return words.slice(end + 1, end + 4).some((word) => trades.some((trade) => isChangedBy(word, trade)));
}

const opensSomethingElse = ({ said }: Word): boolean =>
  joinWords.has(said) || stopWords.has(said) || /^\d+$|(?:ing|ed|ly)$/.test(said);

/** The longest name that begins here: "wedding cake maker" before "wedding". */
function longest(words: readonly Word[], start: number, byKey: Names, most = LONGEST_NAME): Match | null {
  for (let end = Math.min(words.length, start + most); end > start; end -= 1) {
    const trades = byKey.get(keyOf(words.slice(start, end)));
    if (trades && !(end - start === 1 && stopWords.has(words[start]!.said))) return { end, trades };
    const ended = end - start === 1 ? byEnding(words[start]!, byKey) : undefined;
    if (ended) return { end, trades: ended };
  }
  return null;
}

/** "repair antique clocks": the thing is looked up with what is done to it, and the whole of it before its last word. */
function deedAt(words: readonly Word[], at: number, byKey: Names): Match | null {
  const heads = headsOf(words[at]!);
  const before = words[at - 1]?.said;
  const isDoing = /(?:ing|ed)$/.test(words[at]!.said);
  const isFirst = before === undefined || (at === 2 && joinWords.has(before) && !byKey.has(keyOf(words.slice(0, 1))));
  if (!heads || !(isFirst || isDoing || DEED_BEGINS.test(before!) || isSaidOfUs(words, at))) return null;
  let end = at + 1;
  while (end < words.length && !stopWords.has(words[end]!.said) && !(joinWords.has(words[end]!.said) && end > at + 1))
    end += 1;
  const things = words.slice(at + 1, end).filter(({ said }) => !/^(?:a|an|the|your|our|all|any|and|out)$/.test(said));
  // "Generators small and big" are no small repairs.
  while (things.length > 1 && SIZES.test(things.at(-1)!.said)) things.pop();
  if (things.length === 0) return null;
  for (let from = 0; from < things.length; from += 1) {
    for (const head of heads) {
      const trades = byKey.get(keyOf([...things.slice(from), { form: head }]));
      // Whoever makes raised beds makes nobody's bed.
      if (trades && !(from > 0 && trades.some((trade) => isChangedBy(things[from - 1]!, trade))))
        return { end, trades };
    }
  }
  const general = heads.map((head) => byKey.get(head)).find((trades) => trades?.every(({ isGeneral }) => isGeneral));
  return !general && (isFirst || isDoing) ? null : { end, trades: general ?? [] };
}

/** "We deep clean trainers", "I letter and paint narrowboats". */
const isSaidOfUs = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]?.said ?? '';
  const who = MANNERS.test(before) ? words[at - 2] : joinWords.has(before) ? words[at - 3] : undefined;
  return who !== undefined && /^(?:we|i)$/.test(who.said);
};
const MANNERS = /^(?:deep|hand|steam|gently|carefully|professionally|thoroughly|also|only|just|mostly|mainly)$/;

const SIZES = /^(?:small|big|large|little|old|new)$/;

/** "repairs", "repairing" and "repaired" are one deed. */
function headsOf({ said, form }: Word): readonly string[] | undefined {
  const stem = said.replace(/(?:ing|ed|s)$/, '');
  return verbHeads.get(form) ?? verbHeads.get(stem) ?? verbHeads.get(`${stem}e`);
}

/** "school of motoring", "supplier of beehives": the thing goes before its head. */
function turned(words: readonly Word[], byKey: Names): Word[] {
  const of = words.findIndex(({ said }, at) => said === 'of' && at > 0 && TURNS.has(words[at - 1]!.form));
  if (of < 1 || (longest(words, of - 1, byKey)?.end ?? 0) > of) return [...words];
  const stop = words.findIndex(({ said }, at) => at > of && (stopWords.has(said) || joinWords.has(said)));
  const end = stop < 0 ? words.length : stop;
  return [...words.slice(0, of - 1), ...words.slice(of + 1, end), words[of - 1]!, ...words.slice(end)];
}

/** Whatever stands before "we are a" is no trade of ours. */
function afterCopula(words: readonly Word[]): Word[] {
  const line = ` ${words.map(({ said }) => said).join(' ')} `;
  const at = Math.max(
    ...copulaLines.map((copula) => {
      const found = line.lastIndexOf(` ${copula} `);
      return found < 0 || isDenied(line.slice(0, found)) ? -1 : found + copula.length + 1;
    }),
  );
  return at < 1 ? [...words] : words.slice(line.slice(0, at).trim().split(' ').length);
}
const copulaLines = copulas.map(fold);

/** Denied by one of the few words before it, unless a "but" stands in between. */
function isNegated(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).map(({ said }) => said);
  const reset = before.findLastIndex((said) => resetWords.has(said));
  return isDenied(` ${before.slice(reset + 1).join(' ')} `);
}
const isDenied = (line: string): boolean =>
  negations.some((negation) => ` ${line} `.replace(/ not (?:just|only|your) /g, ' ').includes(` ${negation} `));

function put(found: Found, trades: readonly ListedTrade[], standing: Standing): void {
  if (trades.length === 0 || standing === 'none') return;
  if (trades.every(({ isGeneral }) => isGeneral)) {
    if (standing === 'sure') found.general.push(...trades);
  } else if (standing === 'sure') found.sure.push(trades);
  else found.maybe.push(...trades);
}

const distinct = <T>(list: readonly T[], idOf: (item: T) => string): T[] =>
  list.filter((item, index) => list.findIndex((other) => idOf(other) === idOf(item)) === index);

const LONGEST_NAME = 8;
const DEED_BEGINS = /^(?:we|i|who|to|also|that|team|can|will|mainly|mostly)$/;
const TURNS: ReadonlySet<string> = new Set([
  'school',
  'supplier',
  'maker',
  'shop',
  'repair',
  'hire',
  'restorer',
  'manufacturer',
  'lesson',
  'academy',
  'importer',
  'distributor',
  'grower',
  'breeder',
  'fitter',
  'designer',
  'publisher',
  'wholesaler',
  'exporter',
  'museum',
  'removal',
  'adviser',
  'building',
]);

type Names = Taxonomy['byKey'];
type Standing = 'sure' | 'maybe' | 'none';
interface Match {
  end: number;
  trades: readonly ListedTrade[];
}
type Standpoint = Match & { standing: Standing };
interface Found {
  sure: (readonly ListedTrade[])[];
  general: ListedTrade[];
  maybe: ListedTrade[];
}
