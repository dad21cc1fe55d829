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
    ).map((span) => withTheConditionBefore(withoutContacts, withItsCondition(withoutContacts, span))),
  );
  const withoutOffers = blank(withoutContacts, [...offers, ...everyOffer]);
  const days = spansOf(withoutOffers, whenPatterns).filter((span) => !isName(text, span));
  const when = withHours(withoutOffers, joined(text, days)).map((span) => withItsMinutes(text, span));
  const where = isTitleCase(text)
    ? []
    : spansOf(blank(withoutOffers, when), [{ pattern: placePattern }]).filter(
        ({ start, end }) => !notAPlace.test(text.slice(start, end)),
      );
  const as = (role: FactRole, spans: readonly Span[]): Fact[] =>
    spans.map(({ start, end }) => ({ start, end: text[end] === '″' ? end + 1 : end, role }));
  return [...as('contact', contacts), ...as('offer', offers), ...as('when', when), ...as('where', where)].sort(
    (a, b) => a.start - b.start,
  );
}

/** "Elke zondag om 14 | .30 uur". */
function withItsMinutes(text: string, { start, end }: Span): Span {
  const minutes = /\d$/u.test(text.slice(start, end)) ? minutesOf.exec(text.slice(end))?.[0] : undefined;
  return { start, end: end + (minutes?.length ?? 0) };
}
const minutesOf = /^[.:h]\d{2}(?:\s?(?:uur|uhr|h|[ap]m))?(?![\d\p{L}]|[.,]\d)/iu;

/** "Two for one burgers": the offer is part of the message. */
function opensClause(text: string, { start, end }: Span): boolean {
  return (
    /(?:^|[.,;:!?\n–—|])\s*$/.test(text.slice(0, start)) &&
    /^\s+(?!every\b|this\b|until\b|at\b|in\b)\p{L}/iu.test(text.slice(end)) &&
    !secondHalf.test(text.slice(end))
  );
}

/** "manicure 45 PLN": a price of a later clause, or one of several, keeps the few words that say what it buys. */
function withTheirThings(text: string, bare: readonly Span[]): Span[] {
  const several = bare.length > 1;
  const offers = bare.map((span) => (several ? withItsMeasure(text, span) : span));
  return offers.map((span, index) => {
    const from = Math.max(0, offers[index - 1]?.end ?? 0);
    const before = text.slice(from, span.start);
    const clauseStart = Math.max(
      ...[
        ...before.matchAll(/[.,;:!?](?=\s)|\s[–—](?=\s)|[\n|()]|(?<=^\s*)(?:and|und|et|y|e|en|i|og|och)(?=\s)/giu),
      ].map(({ 0: mark, index: at }) => at + mark.length),
      0,
    );
    const thing = before.slice(clauseStart);
    if (isBetween.test(thing.trim()) || goesOnWith.test(` ${thing.trim()} `)) return span;
    // "25 € la première heure puis 20 €"
    if (index > 0 && clauseStart === 0 && endsWithSecond.test(thing))
      return { start: offers[index - 1]!.start, end: span.end };
    const isLater = from + clauseStart > 0 && !/:\s*$/.test(before.slice(0, clauseStart + thing.search(/\S|$/)));
    if (
      !(several || isLater) ||
      !/\p{L}/u.test(thing) ||
      / {3}/.test(thing.trim()) ||
      thing.trim().split(/\s+/).length > MOST_WORDS_OF_A_THING
    )
      return span;
    return { start: from + clauseStart + thing.search(/\S/), end: span.end };
  });
}

/** "Massage 60 min $85, 90 min $120": how much of it a price buys, but not "in 10 minutes £8". */
function withItsMeasure(text: string, { start, end }: Span): Span {
  const found = measure.exec(text.slice(0, start));
  return { start: found ? found.index + (found[1] ?? '').length : start, end };
}
const measure =
  /((?:^|[^\p{L}\d])(?<!(?:in|for|of|within|to|from|after|every|per|just|only|under|or|–|-|all|bis|en|pour|por|di|van)\s))\d+\s?(?:min(?:ute[ns]?)?|hours?|hrs?|std|heures?|horas?|ore|uur|kg|g|ml|cl|litres?|pcs|pieces|stück|sessions?|lessons?)\s$/iu;

/** "Free for over 60s", "£60 for ten", "5 € pour les enfants": for whom and for how much an offer is stays with it. */
function withItsCondition(text: string, span: Span): Span {
  const after = text.slice(span.end);
  const words = (begins.test(after) ? untilSign.exec(after) : condition.exec(after))?.[0]
    .split(extras)[0]
    ?.split(next)[0];
  if (words === undefined || words.trim().split(/\s+/).length > MOST_WORDS_OF_CONDITION) return span;
  return { start: span.start, end: span.end + words.trimEnd().length };
}

/** "Donut Tuesday!", "Curry Friday: two for £12": a sentence that is only this names the day. */
const isName = (text: string, { start, end }: Span): boolean =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(text.slice(start, end)) &&
  /^(?:\s*[!:]|\s(?:is|are)\s(?:back|here)\b)/.test(text.slice(end)) &&
  namesDay.test(text.slice(0, start));
const namesDay =
  /(?:^|[.!?\n]\s*)(?!(?:Open|Closed?|Every|This|Next|On|From|Until|Till|By|Only|Last|First|Late|Live|New|Now|Back|Sale|Starts|Starting|Ends|Today|See|Join|Come|Happy|Bank|Free|Shut|Available)\s)\p{Lu}[\p{L}'’-]{2,}\s(?:(?:&|and|'n')\s\p{Lu}[\p{L}'’-]+\s)?$/u;

/** "£7 or £60 for ten", "40% - 60%", "$40 for the first hour then $10 every 15 minutes", "$72 instead of $110": two amounts of one thing. */
function merged(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const between = last ? text.slice(last.end, span.start) : '';
    const isOne = isBetween.test(between.trim()) || goesOnWith.test(between);
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
    if (
      last &&
      /^(?:,\s*)?(?:ore|alle ore|dalle ore|h|and|&|to|a|e|y|until|–|-|alle(?: ore)?|dalle|a las|desde las|às|das|um|ab|von|om|vanaf|à|dès|de)?$/.test(
        text.slice(last.end, span.start).trim(),
      )
    )
      last.end = span.end;
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

/** "À partir de 3 personnes -15 %", "from the second child 20% off": a condition that comes first. */
function withTheConditionBefore(text: string, span: Span): Span {
  const clause =
    /(?:^|[.,;:!?](?=\s)|\s[–—](?=\s)|[\n|()])((?:[^.,;:!?\n–—|()]|(?<=\d)[–—])*)$/u.exec(
      text.slice(0, span.start),
    )?.[1] ?? '';
  const words = clause.trim();
  if (
    !(opensCondition.test(words) || countsFrom.test(words)) ||
    words.split(/\s+/).length > MOST_WORDS_BEFORE ||
    / {3}/.test(words)
  )
    return span;
  return { start: span.start - clause.length + clause.search(/\S/), end: span.end };
}
const MOST_WORDS_BEFORE = 7;
const MOST_WORDS_OF_A_THING = 6;
const MOST_WORDS_OF_CONDITION = 9;
const persons =
  'people|persons?|guests|kids|children|personen|kinder|gäste|personnes?|enfants|personas|niños|persone|bambini|personen|kinderen|pessoas|crianças|items|pieces|stück|articles|nights|nuits|noches|notti|nächten?|nachten|noites|kg|kilo|hours|heures|horas|ore|uur|stunden|bottles|flaschen|bouteilles|tickets';
const counted = String.raw`(?:(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|(?:${persons})(?!\p{L})))|(?:second|third|2nd|3rd|zweiten|dritten|2\.|deuxième|2e|troisième|segund[oa]|tercer[oa]?|second[oa]|terz[oa]|tweede|derde|terceir[oa])(?!\p{L}))`;
/** From how much or how many on, in any language of ours; a date after the same words is none. */
const fromOn = String.raw`(?:from|ab|dès|vanaf|da|dal|dalla|desde|à partir d[eu]|a partir d[eio]l?|a partire da|per)\s(?:the\s|de[mrn]\s|la\s|el\s|le\s|il\s|de\s|o\s)?${counted}`;
const opensCondition = new RegExp(
  String.raw`^(?:${fromOn}|(?:bei|wenn|if|when|with|si|se|als|avec|mit|met|con|com|für|pour|para|voor|bij)\s(?!\d{1,2}[.:h]))`,
  'iu',
);
/** What is in it besides is no condition. */
const extras =
  /\s(?=(?:including|incl\.?|inclusive|inklusive|inkl\.?|compris|inclus|incluido|incluye|incluso|inclusief|com\s|and\s\p{L}+\sto)\s)/iu;
/** What comes after it is the second half of a price. */
const second =
  '(?:and )?(?:then|afterwards|thereafter|after that|danach|dann|puis|ensuite|luego|después|poi|daarna|depois)|instead of|rather than|statt|anstatt|au lieu de|en vez de|en lugar de|invece di|anziché|in plaats van|em vez de';
const endsWithSecond = new RegExp(String.raw`\s(?:${second})\s*$`, 'iu');
const isBetween = /^(?:or|to|oder|bis|ou|à|o|of|[/–-])$/;
const next = new RegExp(String.raw`,?\s(?=(?:${second})(?:\s|$))`, 'iu');
const goesOnWith = new RegExp(String.raw`^,?\s(?:${second})\s(?:only\s|just\s)?$`, 'iu');
const secondHalf = new RegExp(String.raw`^[^.,;:!?\n–—|()]{0,60}?,?\s(?:${second})\s(?:only\s|just\s)?${money}`, 'iu');
const untilSign = /^(?:[^.,;:!?\n–—|()]|(?<=\d)[–—](?=\d))+/u;
/** "Groups from 6 people -10 %". */
const countsFrom = new RegExp(String.raw`^(?:\p{L}+\s){1,3}${fromOn}`, 'iu');
const begins = new RegExp(String.raw`^\s(?=${fromOn})`, 'iu');
const condition =
  /^\s(?:for|if|when|with|unless|except|using|pour|für|para|por|per|pro|voor|bei|mit|avec|con|si|se|als|wenn|bij|(?:on|auf|sur|sobre|su|sui|sulle|op|em)(?!\s(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|die|mit|don|fre|son|maa|din|woe|zat|zon|weekdays|weekends|the\s\d|\d)))\s(?!\p{Sc})[^\s.,;:!?|()—]+(?:\s(?!(?:at|in|near|on|every|until|till|this|[–-])\s)[^\s.,;:!?|()—]+)*/iu;
