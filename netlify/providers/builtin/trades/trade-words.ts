import * as z from 'zod/mini';
import { tradeKindNames, type TradeKind } from '../../../../src/domain/trade-kind';
import file from './words-of-trades.json';

const word = z.string().check(z.minLength(1), z.maxLength(60));
const words = z.array(word);

/** The small words by which a description is read; a list that holds a misspelt field is refused. */
export const tradeWordsSchema = z.strictObject({
  /** One spelling for words that mean the same at the end of a trade's name: "rental" is "hire". */
  canonical: z.record(word, word),
  /** May follow a trade without changing it: "plumbing company". */
  transparent: words,
  /** May stand before a trade without changing it: "friendly". */
  neutral: words,
  /** Heads that another word before them makes a different trade of: a "kite builder" is no builder. */
  openHeads: words,
  /** Before a name of one of the kinds they make another trade of it: a "canine hairdresser" cuts nobody's hair. */
  changers: z.array(z.strictObject({ kinds: z.array(z.enum(tradeKindNames)), words })),
  /** Packs of trades that those words do not change. */
  unchanged: words,
  joins: words,
  /** After these a description tells for whom or where, and no longer what. */
  stops: words,
  /** May follow a trade and begin something else: "open daily". */
  after: words,
  /** "a team of electricians" */
  groups: words,
  negations: words,
  /** End a negation: "no longer a bakery but a café". */
  resets: words,
  /** After these a business says what it is. */
  copulas: words,
  /** "repair clocks" is "clock repair": heads that the thing is looked up with. */
  verbs: z.record(word, words),
});

const read = tradeWordsSchema.parse(file);

export const canonicalWords: ReadonlyMap<string, string> = new Map(Object.entries(read.canonical));
export const verbHeads: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(read.verbs));
export const transparentWords: ReadonlySet<string> = new Set(read.transparent);
export const neutralWords: ReadonlySet<string> = new Set(read.neutral);
export const openHeads: ReadonlySet<string> = new Set(read.openHeads);
const changers = new Map<TradeKind, Set<string>>();
for (const { kinds, words: listed } of read.changers)
  for (const kind of kinds) changers.set(kind, new Set([...(changers.get(kind) ?? []), ...listed]));
/** Words that make another trade of a name of the kind when they stand before it. */
export const changersOf = (kind: TradeKind): ReadonlySet<string> => changers.get(kind) ?? none;
export const unchangedPacks: ReadonlySet<string> = new Set(read.unchanged);
/** What somebody brings or uses is no trade, "I bring the electric fence", nor is where it is brought: "to schools, hospitals and libraries". */
export const withoutTools = (text: string): string => text.replace(PLACES, ' to ').replace(TOOLS, ' ');
const PLACES =
  /(?<=\b(?:bring|take|carry|drive|deliver|travel|come|go)(?: [\p{L}’'-]+){0,5}) to (?!you)(?:[\p{L}’' -]{3,40}, ){1,4}(?:and |or )?[\p{L}’' -]{3,40}(?: (?:and|or) [\p{L}’' -]{3,40})?(?=$|[.;:!?()])/giu;
const TOOLS =
  /(?<!\p{L})(?:I|we) (?:(?:always|also|only) )?(?:bring|use|carry|drive|(?:come|travel|arrive|work) with)(?: (?:my|our|the|an?))? [^.,;:!?()]*|(?<!\p{L})(?:wir|ich) (?:bringe[n]?|benutze[n]?|verwende[n]?) [^.,;:!?()]*|(?<!\p{L})(?:j[’']apporte|nous apportons|traemos|traigo|llevamos|portiamo|porto) [^.,;:!?()]*/giu;

const none: ReadonlySet<string> = new Set();
export const joinWords: ReadonlySet<string> = new Set(read.joins);
export const stopWords: ReadonlySet<string> = new Set(read.stops);
export const wordsAfter: ReadonlySet<string> = new Set(read.after);
export const groupWords: ReadonlySet<string> = new Set(read.groups);
export const resetWords: ReadonlySet<string> = new Set(read.resets);
export const negations: readonly string[] = read.negations;
export const copulas: readonly string[] = read.copulas;
