import { money } from '../facts/fact-patterns';
import { pricedItem } from '../facts/priced-items';

/**
 * What is told with several prices, as rows of a list: "It's 227g for £6, 340g for £8.50 and there's a gift box of three for £20".
 * Null where fewer than two things have a price of their own: "£55 instead of £80", "$120 or $18 if you drop in".
 */
export function toldRows(text: string): string[] | null {
  const prices = [...text.matchAll(new RegExp(money, 'giu'))].map(({ 0: sum, index }) => ({
    start: index,
    end: index + sum.length,
  }));
  if (prices.length < 2) return null;
  const cuts: { from: number; to: number }[] = [];
  for (const [index, { end }] of prices.entries()) {
    const next = prices[index + 1];
    if (!next) break;
    const between = text.slice(end, next.start);
    const sign = [...between.matchAll(comma)].at(0);
    const word = sign ?? [...between.matchAll(and)].at(-1);
    const thing = word ? between.slice(word.index + word[0].length) : '';
    if (!word || !/\p{L}{2}/u.test(thing.replace(beforePrice, '')) || secondHalf.test(thing)) {
      if (!word || !hasNameAfter.test(text.slice(next.end)) || secondHalf.test(thing)) continue;
    }
    cuts.push({ from: end + word.index, to: end + word.index + word[0].length });
  }
  const rows = [...cuts, { from: text.length, to: text.length }].map(({ from }, index) =>
    withoutOpener(text.slice(cuts[index - 1]?.to ?? 0, from).trim()),
  );
  return cuts.length > 0 && rows.every((row) => pricedItem(row) !== null) ? rows : null;
}

/** "It's 227g for £6" is "227g for £6": what opens a sentence says nothing about the thing. */
export const withoutOpener = (text: string): string => text.replace(joins, '').replace(opener, '').replace(beingAt, '');

/** "We'll be at Whitby market on Saturday": where, and not who. */
const beingAt = /^(?:we['’]ll|we will|we['’]re|we are|i['’]ll|i['’]m)\sbe\s(?=(?:at|in|on)\s)/iu;

const comma = /[,;]\s(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|i|og|och)\s)?/giu;
const and = /\s(?:and|or|und|oder|et|ou|y|e|en|i|og|och|&)\s/giu;
const joins = /^(?:and|or|plus|und|oder|et|ou|y|e|of|og|och|als)\s(?=\S+\s)/iu;
/** What only leads to the next price. */
const beforePrice =
  /(?:^|\s)(?:for|from|at|is|are|only|just|to|about|für|ab|zu|nur|à|dès|pour|a|por|desde|per|da|voor|vanaf|za|od|fra|från|it['’]s|son|est|sont|kostet|cuesta|costa|kost)(?=\s|$)/giu;
const secondHalf =
  /(?:^|\s)(?:then|after that|afterwards|instead of|danach|dann|statt|puis|ensuite|au lieu de|luego|después|en vez de|poi|invece di|daarna|depois|if|wenn|si|se|als)(?:\s|$)/iu;
/** "£12 adults, £6 under 16s". */
const hasNameAfter =
  /^\s(?:for|für|pour|para|per|voor|dla)\s(?:adults?|children|kids|under|over|members|students|seniors|kinder|erwachsene|enfants|adultes|niños|adultos|bambini|adulti|kinderen|volwassenen|crianças|dzieci|dorosłych)(?!\p{L})|^\s(?!(?:for|if|an?|per|each|pro|par|por|la|le|al|or|und|and)\s)\p{L}{3,}/iu;
const opener =
  /^(?:(?:it costs|das kostet|cela coûte|ça coûte|cuesta|costa|het kost|custa|kosztuje)\s(?=\p{Sc}|\d)|(?:it['’]s|it is|they['’]re|that['’]s|c['’]est|het is|es ist|det är|det er)\s(?=\p{Sc}|\d|on\s|at\s|from\s|for\s|free(?!\p{L})|gratis|gratuit|offert|kostenlos|op\s|am\s)|(?:there['’]s|there is|there are|we have|we['’]ve got|you can (?:get|have|buy)(?!\s(?:it|them|this|that|one)(?!\p{L}))|es gibt|wir haben|das sind|il y a|on a|nous avons|hay(?!\sque)|tenemos|son|c['’]è|ci sono|abbiamo|er is|er zijn|we hebben|há|temos|mamy|są|vi har)\s(?:an?\s|the\s|une?\s|una?\s|eine?n?\s|een\s|uma?\s|et\s|en\s)?(?!(?:\p{L}+(?:ed|ée?s?)|repris|pris|ouvert|mis|fait|appris|agrandi|choisi|deciso|aperto|preso|ripreso|messo|fatto|scelto|chiuso)\s))(?=\S)/iu;
