import * as z from 'zod/mini';
import { languageOf } from '../../../../src/domain/text-language';
import type { ListedTrade, Taxonomy } from './taxonomy';
import { fold } from './trade-phrase';
import file from './said-deeds.json';

const stems = z.string().check(z.maxLength(600));
export const saidDeedsSchema = z.strictObject({
  /** Beginnings of the words for a deed, in German, French, Spanish, Portuguese, Italian, Dutch and Polish, without marks. */
  verbs: z.record(z.string(), stems),
  /** A trade's name, its deed, and the beginnings of what it is done to; '' where the deed alone says it. `_` ends a word. */
  deeds: z.array(z.tuple([z.string(), z.string(), stems])),
});

/**
 * What owners say they do where they call themselves nothing: "Wij verhuizen kantoren", "Naprawiamy rowery". A deed and
 * its thing have to stand near each other in one clause; what is denied, and for whom it is done, count for nothing.
 */
export function tradesOfDeeds(what: string, { trades }: Pick<Taxonomy, 'trades'>): ListedTrade[] {
  if (languageOf(what) === 'en') return [];
  const found = new Set<string>();
  for (const clause of clausesOf(what)) for (const name of deedsIn(clause)) found.add(name);
  return [...found].flatMap((name) => trades.find((trade) => trade.name === name) ?? []);
}

/** Whether it says first of all what is done. */
export const opensWithDeed = (what: string, { trades }: Pick<Taxonomy, 'trades'>): boolean => {
  const [first = ''] = clausesOf(what);
  const opening = first.trim().split(' ').slice(0, FIRST).join(' ');
  return (
    tradesOfDeeds(first, { trades }).length === 1 &&
    [...patterns.values()].some((verb) => opening.split(' ').some((word) => verb.test(`${word}_`)))
  );
};

function deedsIn(clause: string): string[] {
  const words = clause
    .split(' ')
    .filter(Boolean)
    .map((word) => `${word}_`);
  return deeds
    .filter(({ verb, thing }) => {
      const at = words.findIndex((word) => verb.test(word));
      if (at < 0) return false;
      if (thing === null) return at <= FIRST;
      // German and Dutch write both as one word: "Fensterreinigung".
      return words.some((word, place) =>
        place === at
          ? thing.test(word) && !verb.test(word.slice(0, SHORTEST))
          : Math.abs(place - at) <= NEAR && thing.test([word, words[place + 1], words[place + 2]].join('')),
      );
    })
    .map(({ trade }) => trade);
}

/** Small letters without marks; as far as somebody tells what is done, and not for whom. */
const clausesOf = (what: string): string[] =>
  what
    .split(/[,;:.!?()\n–—•|/]|\s-\s/u)
    .map((part) => fold(part).replace(/[^\p{L}\p{N}-]+/gu, ' '))
    .filter((part) => !DENIED.test(part))
    .map((part) => part.replace(FOR_WHOM, '').replace(FROM_PHOTO, ''));

const DENIED = /(?<!\p{L})(?:kein\p{L}*|nicht|nie|pas|jamais|no|nunca|non|mai|nao|niet|geen|nooit)(?!\p{L})/u;
const FOR_WHOM = /(?<!\p{L})(?:fur|pour|para|per|voor|dla|aus|avec|mit|con|com|met)(?!\p{L}).*$/u;

/** "Ritratti da fotografia" are cut, drawn or sewn after one that somebody else took. */
const FROM_PHOTO =
  /(?<!\p{L})(?:da|nach|d apres|desde|a partir de|naar|ze|wedlug) (?:(?:una?|un|einem|einer|une|een) )?(?:foto|photo|zdjec)\p{L}*/u;

const { verbs, deeds: table } = saidDeedsSchema.parse(file);
const beginnings = (said: string): RegExp => new RegExp(`^(?:${said.split(' ').join('|')})`);
const within = (said: string): RegExp => new RegExp(`(?:^|\\p{L}{3})(?:${said.split(' ').join('|')})`, 'u');
const patterns = new Map(Object.entries(verbs).map(([deed, said]) => [deed, within(said)]));
const deeds = table.map(([trade, deed, things]) => ({
  trade,
  verb: patterns.get(deed)!,
  thing: things === '' ? null : beginnings(things),
}));

/** Words between a deed and its thing. */
const NEAR = 4;
/** A deed that needs no thing opens its clause: "We bring und umziehen" is something else. */
const FIRST = 2;
const SHORTEST = 3;
