import type { ImageBrief } from '../../../../ports/image';
import { drawable } from './drawable';
import { figureAtStart, figureOfOffer, type Figure } from './prompt-figure';
import { promptColours, type ColourWish, type PromptColours } from './prompt-colours';
import { leftOutOf } from './left-out';
import { promptContacts } from './prompt-contacts';
import { promptFacts, sentenceCase, type PromptFacts } from './prompt-facts';
import { promptMessage, withoutOrders, type PromptMessage } from './prompt-headline';
import { promptNames } from './prompt-names';
import { shortened } from './shortened';
import { says, supportingLine } from './supporting-line';
import { setAsTyped, wholeClauses, withoutAsides, withoutClauses } from './whole-clauses';

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
  const unquoted = quotations.reduce((rest, { whole }) => rest.replace(whole, ' '), brief.prompt);
  const { contacts: reached, colours, facts, message, whole, figures } = readingOf(unquoted);
  const [contacts, offers, when, where] = [reached, facts.offers, facts.when, facts.where].map((texts) =>
    texts.map(drawable).filter(Boolean),
  ) as [string[], string[], string[], string[]];
  const brand = drawable(brief.brand ?? '');
  const asked = brief.headline ?? '';
  const kept = whole.map(({ text, weight }) => ({ text: drawable(text), weight })).filter(({ text }) => text);
  const own = (asked && keptCase(asked, drawable(asked))) || quotes[0] || drawable(message.headline) || kept[0]?.text;
  const headline = shortened(own || offers[0] || when[0] || contacts[0] || brand, MAX_HEADLINE);
  const kicker =
    [when[0] ?? '', drawable(message.label)].find(
      (label) => label && label.length <= MAX_KICKER && !says(headline, label),
    ) ?? '';
  const given = drawable(brief.supporting ?? '');
  const line = supportingLine({
    set: [headline, kicker, brand].join(' · '),
    facts: [
      ...(quotes[1] ? [{ text: quotes[1], weight: WEIGHTS.quote }] : []),
      ...kept.filter(({ text }) => text !== own),
      ...offers.map((text) => ({ text, weight: WEIGHTS.offer })),
      ...contacts.map((text, index) => ({ text, weight: index < 2 ? WEIGHTS.contact : WEIGHTS.furtherContact })),
      ...where.map((text) => ({ text, weight: WEIGHTS.where })),
      ...when.map((text) => ({ text, weight: WEIGHTS.when })),
    ],
    names: [...facts.opening, message.label, ...promptNames(facts.rest)].map(drawable).filter(Boolean),
    tail: asked || quotes[0] ? '' : drawable(message.tail),
    room: roomOf(brief.aspectRatio, kicker),
  });
  const supporting = shortened(given || line.text, MAX_SUPPORTING);
  const words = {
    headline,
    supporting,
    kicker: says(supporting, kicker) ? '' : kicker,
    brand: brand === headline ? '' : brand,
  };
  const typed = [asked || brief.prompt, brief.supporting, brief.brand].filter(Boolean).join(' ');
  const cut =
    headline.endsWith('…') && own && kept.some(({ text }) => text === own)
      ? [own.slice(headline.length - 1).trim()]
      : [];
  return {
    ...words,
    figure: figureOf(headline, supporting, figures),
    colour: colours.wish,
    matter: withoutOrders(promptContacts(brief.prompt.replace(/#(?=\p{L}{3})/gu, ' ')).rest),
    leftOut: leftOutOf(typed, given ? [] : [...cut, ...line.lost]),
  };
}

/** Contacts, facts and message of a prompt. Clauses that may not be taken apart are `whole`, and where they open the prompt nothing is lifted out of the others either. */
function readingOf(typed: string): Reading {
  const prompt = withoutAsides(typed);
  const found = wholeClauses(prompt);
  const spoken = promptContacts(withoutClauses(prompt, found?.denials ?? []));
  const colours = promptColours(spoken.rest);
  if (!found?.isSetAsTyped) {
    const terms = wholeClauses(spoken.rest)?.kept ?? [];
    const facts = promptFacts(promptColours(withoutClauses(spoken.rest, terms)).rest);
    return {
      contacts: spoken.contacts,
      colours,
      facts,
      message: promptMessage(facts.rest),
      whole: [...(found?.denials ?? []), ...terms]
        .sort((a, b) => a.start - b.start)
        .map(({ words, kind }) => ({
          text: sentenceCase(words),
          weight: WEIGHTS[kind === 'denial' ? 'denial' : 'offer'],
        })),
      figures: found?.denials.length ? noFigure : /./,
    };
  }
  const { headline, label, others } = setAsTyped(spoken.rest, found.denials);
  const denials = new Set(found.denials.map(({ words }) => sentenceCase(words)));
  const whole = [headline, ...others].map((text) => ({
    text,
    weight: denials.has(text) ? WEIGHTS.denial : WEIGHTS.quote,
  }));
  return {
    contacts: spoken.contacts,
    colours,
    facts: noFacts,
    message: { headline, label, tail: '' },
    whole,
    figures: found.denials.length > 0 ? noFigure : amounts,
  };
}

/** Words in quotes are set as they are, but one word that is quoted within a sentence stays in it; code has no quotes. */
function quotationsOf(prompt: string): { whole: string; words: string }[] {
  if (/<\/?[a-z][^>]*>/i.test(prompt)) return [];
  const spoken = [...prompt.matchAll(quoted)]
    .filter(
      ({ 0: whole, 1: words = '', index }) =>
        /\s/.test(words.trim()) ||
        !/\p{L}\s$/u.test(prompt.slice(0, index)) ||
        asksForWords.test(prompt.slice(0, index)) ||
        !/^\s\p{L}/u.test(prompt.slice(index + whole.length)),
    )
    .map(({ 0: whole, 1: words = '' }) => ({ whole, words }));
  if (spoken.length > 0) return spoken;
  const [whole, words] = unquoted.exec(prompt) ?? [];
  return whole !== undefined && words !== undefined ? [{ whole, words }] : [];
}

/** The supporting line's room in letters at its smallest size; a banner has one line for it and the kicker. */
const roomOf = (ratio: ImageBrief['aspectRatio'], kicker: string): number =>
  ratio === '4:1' ? BANNER_ROOM - (kicker ? kicker.length + 3 : 0) : MOST_ROOM;

function figureOf(headline: string, supporting: string, allowed: RegExp): PosterWords['figure'] {
  const leading = figureAtStart(headline);
  if (leading && allowed.test(leading.figure.big) && leading.rest.length <= MAX_BESIDE_FIGURE)
    return { ...leading.figure, headline: leading.rest, supporting };
  const [first = '', ...others] = supporting.split(' · ');
  const offer = figureOfOffer(first);
  return offer && allowed.test(offer.big) ? { ...offer, headline, supporting: others.join(' · ') } : null;
}

/** Where foreign words went from the start, the next one begins the line. */
const keptCase = (asked: string, drawn: string): string =>
  asked.trimStart().startsWith(drawn.slice(0, 2)) ? drawn : sentenceCase(drawn);

const quoted = /["“”„«]([^"“”„«»]{1,200})["“”»]/g;
/** "with the words Good morning" at the end of a prompt. */
const unquoted =
  /\b(?:with (?:the |a )?(?:words?|text|headline|title|caption|slogan)|(?:that |which )(?:says|reads)|saying)\s*:?\s+(\p{Lu}[^"“”.!?\n]{1,80}[.!?]?)\s*$/u;
const asksForWords =
  /\b(?:says?|saying|reads?|reading|text|headline|title|titled|caption|slogan|words?|called|named|with|poster|post|banner|flyer|ad|and)\s*:?\s*$/i;
const MAX_KICKER = 30;
const MAX_HEADLINE = 160;
const MAX_SUPPORTING = 220;
const MOST_ROOM = 104;
const BANNER_ROOM = 56;
/** What goes first where the room is short: the least. */
const WEIGHTS = { where: 2, furtherContact: 2, when: 3, quote: 4, offer: 5, contact: 6, denial: 7 } as const;
const noFacts: PromptFacts = { offers: [], opening: [], when: [], where: [], rest: '' };
const MAX_BESIDE_FIGURE = 48;
const amounts = /[%\p{Sc}]/u;
const noFigure = /(?!)/;

interface Reading {
  contacts: string[];
  colours: PromptColours;
  facts: PromptFacts;
  message: PromptMessage;
  whole: { text: string; weight: number }[];
  /** What may be set as large as a picture: nothing beside a denial, and of a list no count. */
  figures: RegExp;
}
