import type { ImageBrief } from '../../../../ports/image';
import { drawable } from './drawable';
import { figureAtStart, figureOfOffer, type Figure } from './prompt-figure';
import { promptColours, type ColourWish } from './prompt-colours';
import { promptFacts, sentenceCase } from './prompt-facts';
import { shortened } from './shortened';
import { promptMessage, withoutOrders } from './prompt-headline';

export interface PosterWords {
  headline: string;
  supporting: string;
  /** A date or a label, set small. */
  kicker: string;
  brand: string;
  /** A number or offer strong enough to be the picture, with the words that remain beside it. */
  figure: (Figure & { headline: string; supporting: string }) | null;
  colour: ColourWish | null;
  /** What the picture is about, without orders to the designer. */
  matter: string;
}

/**
 * The words of a poster: the brief's own win over what the prompt says; words in quotes are set as they are; offers,
 * dates and places support. Nothing is set that neither says, and signs that the fonts lack are left out.
 */
export function posterWords(brief: ImageBrief): PosterWords {
  const quotes = [...brief.prompt.matchAll(quoted)].map(([, words]) => drawable(words!)).filter(Boolean);
  const colours = promptColours(brief.prompt.replace(quoted, ' '));
  const facts = promptFacts(colours.rest);
  const message = promptMessage(facts.rest);
  const offers = facts.offers.map(drawable);
  const brand = drawable(brief.brand ?? '');
  const asked = brief.headline ?? '';
  const own = (asked && keptCase(asked, drawable(asked))) || quotes[0] || drawable(message.headline);
  const headline = shortened(own || offers[0] || drawable(facts.when[0] ?? '') || brand, MAX_HEADLINE);
  const parts = new Set([...offers, ...facts.where.map(drawable), asked || quotes[0] ? '' : drawable(message.tail)].filter((part) => part && !says(headline, part)));
  const kicker = [facts.when[0] ?? '', message.label].map(drawable).find((label) => label && label.length <= MAX_KICKER && !says(headline, label)) ?? '';
  const composed = [...parts, ...facts.when.map(drawable).filter((when) => when !== kicker && !says(headline, when))].slice(0, 3).join(' · ');
  const supporting = shortened(drawable(brief.supporting ?? '') || quotes[1] || composed, MAX_SUPPORTING);
  const words = { headline, supporting, kicker: says(supporting, kicker) ? '' : kicker, brand: brand === headline ? '' : brand };
  return { ...words, figure: figureOf(headline, supporting), colour: colours.wish, matter: withoutOrders(brief.prompt) };
}

function figureOf(headline: string, supporting: string): PosterWords['figure'] {
  const leading = figureAtStart(headline);
  if (leading && leading.rest.length <= MAX_BESIDE_FIGURE) return { ...leading.figure, headline: leading.rest, supporting };
  const [first = '', ...others] = supporting.split(' · ');
  const offer = figureOfOffer(first);
  return offer ? { ...offer, headline, supporting: others.join(' · ') } : null;
}

/** Where foreign words went from the start, the next one begins the line. */
const keptCase = (asked: string, drawn: string): string => (asked.trimStart().startsWith(drawn.slice(0, 2)) ? drawn : sentenceCase(drawn));

const says = (text: string, part: string): boolean => part !== '' && text.toLowerCase().includes(part.toLowerCase());
const quoted = /["“”„«]([^"“”„«»]{1,200})["“”»]/g;
const MAX_KICKER = 30;
const MAX_HEADLINE = 160;
const MAX_SUPPORTING = 220;
const MAX_BESIDE_FIGURE = 48;
