import {
  bareHours,
  money,
  notAPlace,
  offerPatterns,
  placePattern,
  whenPatterns,
  type FactPattern,
} from './fact-patterns';
import { contactsIn } from './prompt-contacts';

export type FactRole = 'offer' | 'when' | 'where' | 'contact';

/** A stretch of a text that is news by itself: "20% off", "every Friday from 5 pm", "at Lakeside Park", "call 0800 123 456". */
export interface Fact extends Span {
  role: FactRole;
}

/** Offsets in a text; `end` is the first letter after it. */
export interface Span {
  start: number;
  end: number;
}

/** The facts of a text in their order. None overlaps another; an offer that opens a clause belongs to its message and is none. */
export function factsIn(text: string): Fact[] {
  const contacts = contactsIn(text);
  const withoutContacts = blank(text, contacts);
  const everyOffer = spansOf(withoutContacts, offerPatterns);
  const offers = merged(
    text,
    withTheirThings(
      withoutContacts,
      everyOffer.filter((span) => !opensClause(text, span)),
    ).map((span) => withItsCondition(withoutContacts, span)),
  );
  const withoutOffers = blank(withoutContacts, [...offers, ...everyOffer]);
  const when = withHours(withoutOffers, joined(text, spansOf(withoutOffers, whenPatterns)));
  const where = isTitleCase(text)
    ? []
    : spansOf(blank(withoutOffers, when), [{ pattern: placePattern }]).filter(
        ({ start, end }) => !notAPlace.test(text.slice(start, end)),
      );
  const as = (role: FactRole, spans: readonly Span[]): Fact[] => spans.map((span) => ({ ...span, role }));
  return [...as('contact', contacts), ...as('offer', offers), ...as('when', when), ...as('where', where)].sort(
    (a, b) => a.start - b.start,
  );
}

/** "Two for one burgers": the offer is part of the message. */
function opensClause(text: string, { start, end }: Span): boolean {
  return (
    /(?:^|[.,;:!?\n–—|])\s*$/.test(text.slice(0, start)) &&
    /^\s+(?!every\b|this\b|until\b|at\b|in\b)\p{L}/iu.test(text.slice(end))
  );
}

/** "manicure 45 PLN": a price of a later clause, or one of several, keeps the few words that say what it buys. */
function withTheirThings(text: string, offers: readonly Span[]): Span[] {
  const isPrice = ({ start, end }: Span): boolean => new RegExp(money, 'iu').test(text.slice(start, end));
  const several = offers.filter(isPrice).length > 1;
  return offers.map((span, index) => {
    const from = Math.max(0, offers[index - 1]?.end ?? 0);
    const before = text.slice(from, span.start);
    const clauseStart = Math.max(
      ...[...before.matchAll(/[.,;:!?](?=\s)|[\n–—|()]|(?<=^\s*)(?:and|und)(?=\s)/giu)].map(
        ({ 0: mark, index: at }) => at + mark.length,
      ),
      0,
    );
    const thing = before.slice(clauseStart);
    const isLater = from + clauseStart > 0 && !/:\s*$/.test(before.slice(0, clauseStart + thing.search(/\S|$/)));
    if (
      !(isPrice(span) ? several || isLater : isLater) ||
      !/\p{L}/u.test(thing) ||
      / {3}/.test(thing.trim()) ||
      thing.trim().split(/\s+/).length > MOST_WORDS_OF_A_THING
    )
      return span;
    return { start: from + clauseStart + thing.search(/\S/), end: span.end };
  });
}

/** "Free for over 60s", "£60 for ten", "5 € pour les enfants": for whom and for how much an offer is stays with it. */
function withItsCondition(text: string, span: Span): Span {
  const words = condition.exec(text.slice(span.end))?.[0];
  if (words === undefined || words.trim().split(/\s+/).length > MOST_WORDS_OF_CONDITION) return span;
  return { start: span.start, end: span.end + words.trimEnd().length };
}

/** "£7 or £60 for ten", "40% - 60%": two amounts of one thing. */
function merged(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const between = last ? text.slice(last.end, span.start) : '';
    const isOne = /^\s?(?:\b(?:or|to|oder|bis|ou|à|o|of)\b|[/–-])\s?$/.test(between);
    const goesOn = last?.end === span.start && /^[–−-]/.test(text.slice(span.start));
    if (last && (span.start < last.end || isOne || goesOn)) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

/** The same length, with spaces, so that offsets stay true. */
export function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
}

function spansOf(text: string, patterns: readonly FactPattern[]): Span[] {
  let rest = text;
  const spans: Span[] = [];
  for (const { pattern, needs } of patterns) {
    if (needs && !needs.test(rest)) continue;
    for (const found of rest.matchAll(pattern))
      spans.push({ start: found.index, end: found.index + found[0].trimEnd().length });
    rest = blank(rest, spans);
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** "every Friday" and "from 5 pm" side by side are one piece of news. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last && /^(?:,\s*)?(?:and|&|to|until|–|-)?$/.test(text.slice(last.end, span.start).trim())) last.end = span.end;
    else result.push({ ...span });
  }
  return result;
}

/** "Saturday 4 March 10-12" and "tonight at 8": bare numbers are hours only right after a day. */
function withHours(text: string, spans: readonly Span[]): Span[] {
  return spans.map((span) => {
    const hours = bareHours.exec(text.slice(span.end))?.[0];
    return hours === undefined ? span : { ...span, end: span.end + hours.length };
  });
}

/** In a title every word is large, so capitals tell nothing about places. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}

const MOST_WORDS_OF_A_THING = 4;
const MOST_WORDS_OF_CONDITION = 9;
const condition =
  /^\s(?:for|if|when|with|unless|except|using|pour|für|para|por|per|pro|voor|bei|mit|avec|con|si|se|als|wenn|bij)\s(?!\p{Sc})[^\s.,;:!?|()—]+(?:\s(?!(?:at|in|near|on|every|until|till|this|[–-])\s)[^\s.,;:!?|()—]+)*/iu;
