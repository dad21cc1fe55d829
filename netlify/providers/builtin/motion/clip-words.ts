import type { VideoDuration } from '../../../../src/domain/image-format';
import { isDated } from '../designer/prompt/facts/bold-facts';
import { factsIn } from '../designer/prompt/facts/facts';
import { pricedItem, priceList } from '../designer/prompt/facts/priced-items';
import { isOffer, isStrong } from '../designer/prompt/facts/strong-part';
import { reachedBy } from '../designer/prompt/facts/prompt-contacts';
import { says } from '../designer/prompt/headline/supporting-line';
import type { PosterWords } from '../designer/prompt/poster-words';
import type { Card, Row } from './beats';
import { LONGEST_CONTACT } from './call-to-action';

/** The facts of a poster's supporting line as they stand there, each a whole clause; a number or an address for the web that closes a long one is told for itself. */
export const factsOf = ({ supporting }: Pick<PosterWords, 'supporting'>): string[] =>
  supporting
    .split(' · ')
    .flatMap((part) => part.split(sentenceEnd))
    .flatMap((part) => {
      const at = part.lastIndexOf(', ');
      return at > 0 && part.length > LONGEST_CONTACT && reachedBy(part.slice(at + 2))
        ? [part.slice(0, at), part.slice(at + 2)]
        : [part];
    })
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * What stands between hook and call, in the poster's order: its figure or its list of prices, the day that is set over its
 * headline, then each fact; on no more cards than the clip has time for. `places`, which the end card tells,
 * have one only where there are too few without. `left` found no card.
 */
export function cardsOf(
  words: PosterWords,
  facts: readonly string[],
  { seconds, hasArt, places = [] }: { seconds: VideoDuration; hasArt: boolean; places?: readonly string[] },
): { cards: Card[]; left: string[] } {
  const { least, most } = counts[seconds];
  const beside = facts.filter((fact) => !places.includes(fact));
  const short = toldBy(words, beside, most);
  const { cards, left } = places.length > 0 && short.cards.length < least ? toldBy(words, facts, most) : short;
  if (cards.length >= least) return { cards, left };
  if (hasArt) return { cards: [...cards, { kind: 'montage' }], left };
  return { cards: cards.length > 0 || seconds < 10 ? cards : [{ kind: 'phrase', text: words.headline }], left };
}

function toldBy(words: PosterWords, facts: readonly string[], most: number): { cards: Card[]; left: string[] } {
  const list = priceList(facts.join(' · '));
  const figure = list ? [] : figureCard(words, facts);
  const said = figure.length > 0 ? withoutFigure(words, facts) : facts;
  const prices: Card[] = list ? inLists(list.items) : [];
  const plain = list ? said.filter((fact) => pricedItem(fact) === null) : said;
  const day = words.kicker && !says(facts.join(' · '), words.kicker) ? [words.kicker] : [];
  const phrases = together([...day, ...plain]);
  return gathered([...figure, ...prices, ...phrases], most);
}

/** The words of a card, for how long they take to be read. */
export const lettersOf = (card: Card): string =>
  card.kind === 'montage'
    ? ''
    : card.kind === 'phrase'
      ? card.text
      : card.kind === 'rows'
        ? card.rows.map(rowText).join(' · ')
        : [card.figure.lead, card.figure.big, card.figure.tail, card.caption].filter(Boolean).join(' ');

/** Whether a fact tells a day, a date or an hour. */
export const tellsWhen = (text: string): boolean =>
  !isOffer(text) &&
  !reachedBy(text) &&
  (isDated(text) || isStrong(text) || tellsHours(text) || factsIn(text).some(({ role }) => role === 'when'));

/** "Aperto dalle 8 alle 20", "9-18 óráig", "10 tot 16 uur": hours, but no ages, pieces or classes. */
const tellsHours = (text: string): boolean => (fromTo.test(text) && opens.test(text)) || eastern.test(text);
const fromTo =
  /(?<![\p{L}\d.,:])\d{1,2}(?:[.:h]\d{2})?h?\s?(?:[-–]|to|till|bis|à|a|alle|tot|do|às|ig)\s?\d{1,2}(?![\d,])/iu;
const opens =
  /(?<!\p{L})(?:open|opening|hours|geöffnet|täglich|uhr|ouvert\p{L}*|tous les jours|abierto|todos los días|horas|aperto|aperti|tutti i giorni|ogni giorno|ore|dagelijks|uur|otwarte|codziennie|godz|nyitva|minden nap|óráig|aberto|todos os dias)(?!\p{L})/iu;
const eastern = /曜日|\d\s?時(?!間)|요일/u;

function figureCard({ figure, headline }: PosterWords, facts: readonly string[]): Card[] {
  if (!figure) return [];
  const { lead, big, tail } = figure;
  const opens = figure.headline !== headline;
  return opens || facts.length > 0
    ? [{ kind: 'figure', figure: { lead, big, tail }, caption: opens ? figure.headline : '' }]
    : [];
}

/** A figure is taken out of the first fact, unless it opens the headline. */
function withoutFigure({ figure, headline }: PosterWords, facts: readonly string[]): readonly string[] {
  const [first = '', ...others] = facts;
  return figure?.headline === headline && (figure.big === '½' || says(first, figure.big)) ? others : facts;
}

/** One price without the other is only half the story, and a few words alone leave a card empty: such neighbours share one. */
function together(facts: readonly string[]): Card[] {
  return facts.reduce<Card[]>((cards, text) => {
    const last = cards.at(-1);
    const rows = last ? [...rowsOf(last), { text }] : [];
    const isPair =
      last !== undefined &&
      rows.length <= MOST_SHARING &&
      kindOf(text) !== 'when' &&
      rowsOf(last).every((row) => 'text' in row && kindOf(row.text) === kindOf(text)) &&
      (kindOf(text) === 'offer' || rows.every((row) => rowText(row).length <= FEW_LETTERS));
    return isPair ? [...cards.slice(0, -1), { kind: 'rows', rows }] : [...cards, { kind: 'phrase', text }];
  }, []);
}

const kindOf = (text: string): 'when' | 'offer' | 'plain' =>
  tellsWhen(text) ? 'when' : isOffer(text) ? 'offer' : 'plain';

/** A long list goes over two cards or more, divided as evenly as possible. */
function inLists(rows: readonly Row[]): Card[] {
  const count = Math.ceil(rows.length / MOST_ROWS);
  const each = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, at) => ({ kind: 'rows', rows: rows.slice(at * each, (at + 1) * each) }));
}

/** Neighbours share a card where there are more than the clip has time for, the shortest first; the last ones go where even that is too much. */
function gathered(wanted: readonly Card[], most: number): { cards: Card[]; left: string[] } {
  let cards = [...wanted];
  const left: string[] = [];
  while (cards.length > most) {
    const pairs = cards
      .slice(1)
      .map((card, at) => ({ at, rows: [...rowsOf(cards[at]!), ...rowsOf(card)] }))
      .filter(({ rows }) => rows.length <= MOST_ROWS && lengthOf(rows) <= MOST_LETTERS)
      // a figure keeps its card as long as anything else can share one
      .sort((one, other) => costOf(cards, one) - costOf(cards, other));
    const [best] = pairs;
    const last = lettersOf(cards.at(-1)!);
    const isSpare = best && cards[best.at]!.kind === 'figure' && [last, ...left].join(' · ').length <= END_LETTERS;
    if (best && !isSpare)
      cards = [...cards.slice(0, best.at), { kind: 'rows', rows: best.rows }, ...cards.slice(best.at + 2)];
    else {
      left.unshift(last);
      cards.pop();
    }
  }
  return { cards, left };
}

const costOf = (cards: readonly Card[], { at, rows }: { at: number; rows: readonly Row[] }): number =>
  lengthOf(rows) + (cards[at]!.kind === 'figure' ? MOST_LETTERS : 0);
const lengthOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + rowText(row).length, 0);
const rowsOf = (card: Card): readonly Row[] => (card.kind === 'rows' ? card.rows : [{ text: lettersOf(card) }]);
const rowText = (row: Row): string => ('text' in row ? row.text : `${row.name} ${row.price}`);

/** Not after "31." of a date, nor after a word that may be cut short. */
const sentenceEnd = /(?<=\p{L}{4}\.|[!?]) (?=\p{Lu})/u;
/** Of a card, so that its rows can be read from across a room. */
const MOST_ROWS = 6;
const MOST_LETTERS = 160;
/** How many the end card has room for beside a figure. */
const END_LETTERS = 40;
/** Rows at most on a card that facts share although each could have its own. */
const MOST_SHARING = 3;
const FEW_LETTERS = 22;
/** Cards of a clip. */
const counts: Readonly<Record<VideoDuration, { least: number; most: number }>> = {
  3: { least: 1, most: 1 },
  5: { least: 1, most: 2 },
  10: { least: 2, most: 4 },
  15: { least: 3, most: 5 },
};
