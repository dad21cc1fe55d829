import * as z from 'zod/mini';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { keyOf, wordsOfPhrase, type Word } from './trade-phrase';
import file from './tongues.json';

const text = z.string().check(z.maxLength(400));
const short = z.string().check(z.maxLength(100));

/** How trades and what they do are said in other languages, and in words that name what was done. */
export const tonguesSchema = z.strictObject({
  /** Endings of one and the same trade: "Tapissière" is a tapissier, a "Fliesenlegermeister" a Fliesenleger. */
  endings: z.array(z.tuple([short, z.array(short)])),
  /** Beginnings of compounds that change nothing: a "Handwerksbäckerei" is a Bäckerei. */
  beginnings: text,
  /** Head of a trade's name, with the foreign words that say it. */
  deeds: z.record(short, text),
  /** Between the noun of a deed and its thing. */
  links: z.array(short),
  articles: z.array(short),
  things: z.record(short, text),
  /** "Keys cut" is key cutting. */
  done: z.record(short, text),
});
const tongues = tonguesSchema.parse(file);

type Names = Taxonomy['byKey'];
interface Deed {
  end: number;
  trades: readonly ListedTrade[];
}

/** The trade that a word names by another ending or beginning, where the word itself names none. */
export function byEnding({ form }: Pick<Word, 'form'>, byKey: Names): readonly ListedTrade[] | undefined {
  if (form.length < SHORTEST_NAME) return undefined;
  const beginning = beginnings.find((one) => form.startsWith(one) && form.length - one.length >= SHORTEST_NAME);
  if (beginning) {
    const rest = form.slice(beginning.length);
    const trades = byKey.get(rest) ?? byEnding({ form: rest }, byKey);
    if (trades) return trades;
  }
  for (const [ending, others] of endings) {
    const stem = form.replace(ending, '');
    if (stem === form || stem.length < SHORTEST_STEM) continue;
    for (const other of others) {
      const trades = byKey.get(stem + other);
      if (trades) return trades;
    }
  }
  return undefined;
}

/** "Réparation de guitares", "Reparamos guitarras", "Gitarrenreparatur": what is done, and to what. */
export function foreignDeedAt(words: readonly Word[], at: number, byKey: Names): Deed | null {
  const word = words[at]!.said;
  for (const [deed, head] of compounds) {
    if (!word.endsWith(deed) || word === deed) continue;
    const thing = thingOf(word.slice(0, -deed.length));
    if (thing) return found([thing], head, at + 1, byKey);
  }
  const head = deeds.get(word);
  if (!head) return null;
  let next = at + 1;
  while (next < words.length && (links.has(words[next]!.said) || articles.has(words[next]!.said))) next += 1;
  if (next === words.length) return null;
  const near = words.slice(next, next + MOST_THINGS).map(({ said }) => said);
  // "Macchine da cucire" before "macchine".
  const known = [thingOf(near.slice(0, 3).join('_')), thingOf(near.slice(0, 2).join('_')), ...near.map(thingOf)].filter(
    (thing) => thing !== null,
  );
  if (next === at + 1 && known.length === 0 && !VERB.test(word)) return null;
  return found(known, head, next + 1, byKey);
}

/** "Keys cut", "chimneys swept while you wait": the thing comes first, and what is done to it after. */
export function doneAt(words: readonly Word[], at: number, byKey: Names): Deed | null {
  for (let end = at + 1; end < Math.min(words.length, at + MOST_THINGS); end += 1) {
    const head = done.get(words[end]!.said);
    if (!head) continue;
    const things = words.slice(at, end);
    if (things.at(-1)!.said === things.at(-1)!.form) return null; // one thing done is no trade: "mind made up"
    for (let from = 0; from < things.length; from += 1) {
      const trades = byKey.get(keyOf([...things.slice(from), { form: formOf(head) }]));
      if (trades) return { end: end + 1, trades };
    }
    return null;
  }
  return null;
}

/** "Kebabs" alone on a line is a kebab shop. */
export function shopOf(words: readonly Word[], byKey: Names): readonly ListedTrade[] | undefined {
  const last = words.at(-1);
  return last && words.length <= 2 && last.said !== last.form ? byKey.get(`${keyOf(words)}shop`) : undefined;
}

function found(things: readonly string[], head: string, end: number, byKey: Names): Deed | null {
  const key = formOf(head);
  const trades =
    things.map((thing) => byKey.get(keyOf(wordsOfPhrase(thing)) + key)).find(Boolean) ?? generalOf(key, byKey);
  return trades ? { end, trades } : null;
}

const generalOf = (key: string, byKey: Names) => {
  const trades = byKey.get(key);
  return trades?.every(({ isGeneral }) => isGeneral) ? trades : undefined;
};
const formOf = (head: string): string => keyOf(wordsOfPhrase(head));
const thingOf = (said: string): string | null =>
  things.get(said) ?? things.get(said.replace(/(?:en|s|n)$/, '')) ?? null;

/** Each of the words, with what it stands for. */
const turned = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(lists).flatMap(([meant, said]) => said.split(' ').map((word) => [word, meant] as const)));

const endings = tongues.endings.map(
  ([ending, others]) => [new RegExp(ending.normalize('NFKD').replace(/\p{M}/gu, '')), others] as const,
);
const beginnings = tongues.beginnings.split(' ');
const deeds = turned(tongues.deeds);
const things = turned(tongues.things);
const done = turned(tongues.done);
const links = new Set(tongues.links);
const articles = new Set(tongues.articles);
/** German and Dutch write the thing and the deed as one word. */
const compounds = [...deeds].filter(([word]) =>
  /(?:ur|uren|ung|verleih|kurse?|unterricht|reparaties?|verhuur|lessen)$/.test(word),
);
const VERB = /(?:mos|ons|iamo|ieren|iere|eren|igen|kopen|huren|mieten|leihen|kaufen)$/;
const SHORTEST_NAME = 7;
const SHORTEST_STEM = 4;
const MOST_THINGS = 4;
