import type { ImageBrief } from '../../../../ports/image';
import { drawable } from './drawable';
import { figureAtStart, figureOfOffer, type Figure } from './prompt-figure';
import { promptColours, type ColourWish } from './prompt-colours';
import { leftOutOf } from './left-out';
import { promptContacts } from './prompt-contacts';
import { promptFacts, sentenceCase } from './prompt-facts';
import { promptMessage, withoutOrders } from './prompt-headline';
import { promptNames } from './prompt-names';
import { shortened } from './shortened';
import { says, supportingLine } from './supporting-line';

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
  /** A sentence about what was typed and is not set, at most 200 characters. */
  leftOut: string | null;
}

/**
 * The words of a poster: the brief's own win over what the prompt says; words in quotes are set as they are; contacts,
 * offers, dates, places, names and numbers support. Nothing is set that neither says, and signs that the fonts lack are
 * left out; `leftOut` tells of them and of facts without room.
 */
export function posterWords(brief: ImageBrief): PosterWords {
  const quotations = quotationsOf(brief.prompt);
  const quotes = quotations.map(({ words }) => drawable(words)).filter(Boolean);
  const spoken = promptContacts(quotations.reduce((rest, { whole }) => rest.replace(whole, ' '), brief.prompt));
  const colours = promptColours(spoken.rest);
  const facts = promptFacts(colours.rest);
  const message = promptMessage(facts.rest);
  const [contacts, offers, when, where] = [spoken.contacts, facts.offers, facts.when, facts.where].map((texts) => texts.map(drawable).filter(Boolean)) as [string[], string[], string[], string[]];
  const brand = drawable(brief.brand ?? '');
  const asked = brief.headline ?? '';
  const own = (asked && keptCase(asked, drawable(asked))) || quotes[0] || drawable(message.headline);
  const headline = shortened(own || offers[0] || when[0] || contacts[0] || brand, MAX_HEADLINE);
  const kicker = [when[0] ?? '', drawable(message.label)].find((label) => label && label.length <= MAX_KICKER && !says(headline, label)) ?? '';
  const given = drawable(brief.supporting ?? '');
  const line = supportingLine({
    set: [headline, kicker, brand].join(' · '),
    facts: [
      ...(quotes[1] ? [{ text: quotes[1], weight: WEIGHTS.quote }] : []), ...offers.map((text) => ({ text, weight: WEIGHTS.offer })), ...contacts.map((text, index) => ({ text, weight: index < 2 ? WEIGHTS.contact : WEIGHTS.furtherContact })),
      ...where.map((text) => ({ text, weight: WEIGHTS.where })), ...when.map((text) => ({ text, weight: WEIGHTS.when })),
    ],
    names: [...facts.opening, message.label, ...promptNames(facts.rest)].map(drawable).filter(Boolean),
    tail: asked || quotes[0] ? '' : drawable(message.tail),
    room: roomOf(brief.aspectRatio, kicker),
  });
  const supporting = shortened(given || line.text, MAX_SUPPORTING);
  const words = { headline, supporting, kicker: says(supporting, kicker) ? '' : kicker, brand: brand === headline ? '' : brand };
  const typed = [asked || brief.prompt, brief.supporting, brief.brand].filter(Boolean).join(' ');
  return { ...words, figure: figureOf(headline, supporting), colour: colours.wish, matter: withoutOrders(promptContacts(brief.prompt.replace(/#(?=\p{L}{3})/gu, ' ')).rest), leftOut: leftOutOf(typed, given ? [] : line.lost) };
}

/** Words in quotes are set as they are, but one word that is quoted within a sentence stays in it; code has no quotes. */
function quotationsOf(prompt: string): { whole: string; words: string }[] {
  if (/<\/?[a-z][^>]*>/i.test(prompt)) return [];
  const spoken = [...prompt.matchAll(quoted)]
    .filter(({ 0: whole, 1: words = '', index }) => /\s/.test(words.trim()) || !/\p{L}\s$/u.test(prompt.slice(0, index)) || asksForWords.test(prompt.slice(0, index)) || !/^\s\p{L}/u.test(prompt.slice(index + whole.length)))
    .map(({ 0: whole, 1: words = '' }) => ({ whole, words }));
  if (spoken.length > 0) return spoken;
  const [whole, words] = unquoted.exec(prompt) ?? [];
  return whole !== undefined && words !== undefined ? [{ whole, words }] : [];
}

/** The supporting line's room in letters at its smallest size; a banner has one line for it and the kicker. */
const roomOf = (ratio: ImageBrief['aspectRatio'], kicker: string): number => (ratio === '4:1' ? BANNER_ROOM - (kicker ? kicker.length + 3 : 0) : MOST_ROOM);

function figureOf(headline: string, supporting: string): PosterWords['figure'] {
  const leading = figureAtStart(headline);
  if (leading && leading.rest.length <= MAX_BESIDE_FIGURE) return { ...leading.figure, headline: leading.rest, supporting };
  const [first = '', ...others] = supporting.split(' · ');
  const offer = figureOfOffer(first);
  return offer ? { ...offer, headline, supporting: others.join(' · ') } : null;
}

/** Where foreign words went from the start, the next one begins the line. */
const keptCase = (asked: string, drawn: string): string => (asked.trimStart().startsWith(drawn.slice(0, 2)) ? drawn : sentenceCase(drawn));

const quoted = /["“”„«]([^"“”„«»]{1,200})["“”»]/g;
/** "with the words Good morning" at the end of a prompt. */
const unquoted = /\b(?:with (?:the |a )?(?:words?|text|headline|title|caption|slogan)|(?:that |which )(?:says|reads)|saying)\s*:?\s+(\p{Lu}[^"“”.!?\n]{1,80}[.!?]?)\s*$/u;
const asksForWords = /\b(?:says?|saying|reads?|reading|text|headline|title|titled|caption|slogan|words?|called|named|with|poster|post|banner|flyer|ad|and)\s*:?\s*$/i;
const MAX_KICKER = 30;
const MAX_HEADLINE = 160;
const MAX_SUPPORTING = 220;
const MOST_ROOM = 104;
const BANNER_ROOM = 56;
/** What goes first where the room is short: the least. */
const WEIGHTS = { where: 2, furtherContact: 2, when: 3, quote: 4, offer: 5, contact: 6 } as const;
const MAX_BESIDE_FIGURE = 48;
