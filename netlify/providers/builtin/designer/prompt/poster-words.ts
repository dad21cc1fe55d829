import type { ImageBrief } from '../../../../ports/image';
import { anyMonth, longDay } from './date-patterns';
import { drawable, withWrittenSigns } from './drawable';
import { leftOutOf } from './left-out';
import { introductionIn, withoutOrders } from './orders';
import { promptColours, type ColourWish } from './prompt-colours';
import { figureAtStart, figureOfOffer, type Figure } from './prompt-figure';
import { promptMessage, withoutLead, type PromptMessage } from './prompt-message';
import { findSubject } from '../subjects/find-subject';
import { isMourning } from './mourning';
import { sentenceCase } from './sentence-case';
import { shortened } from './shortened';
import { stretchesOf, type Stretch } from './stretches';
import { says, supportingLine } from './supporting-line';
import { remembered } from '../../remembered';

/** What its words depend on. */
type SaidBrief = Pick<ImageBrief, 'prompt' | 'aspectRatio'> & {
  [Field in 'headline' | 'supporting' | 'kicker' | 'brand']: string | undefined;
};

export interface PosterWords {
  headline: string;
  supporting: string;
  /** A date or a label, set small. */
  kicker: string;
  brand: string;
  /** The headline is what customers have to know before any offer: moved, closing, hiring. */
  isNews: boolean;
  /** A number or offer strong enough to be the picture, with the words that remain beside it. */
  figure: (Figure & { headline: string; supporting: string }) | null;
  colour: ColourWish | null;
  /** What the picture may be about, in the order of importance: the message, what leads to it, then what else is said. */
  matter: readonly string[];
  /** A sentence about what was typed and is not set, at most 1,000 characters. */
  leftOut: string | null;
}

/**
 * The words of a poster: the brief's own win over what the prompt says; words in quotes are set as they are. Nothing is
 * set that neither says, each part is a run of words as typed, and `leftOut` tells of what found no room and of signs
 * that the fonts lack.
 */
export const posterWords = ({ prompt, headline, supporting, kicker, brand, aspectRatio }: ImageBrief): PosterWords =>
  read({ prompt, headline, supporting, kicker, brand, aspectRatio });

function wordsOf(brief: SaidBrief): PosterWords {
  const prompt = withWrittenSigns(brief.prompt);
  const quotations = quotationsOf(prompt);
  const quotes = quotations.map(({ words }) => drawable(words)).filter(Boolean);
  const unquoted = quotations.reduce((rest, { whole }) => rest.replace(whole, ' '), prompt);
  const colours = promptColours(unquoted);
  const spoken = withoutOrders(colours.rest);
  const introduction = introductionIn(colours.rest);
  const { stretches, look } = stretchesOf(spoken);
  const asked = brief.headline ?? '';
  const opensWithOrder = spoken !== colours.rest.trim() || look.length > 0;
  const message = promptMessage(stretches, opensWithOrder);
  const own = (asked && keptCase(asked, drawable(asked))) || quotes[0] || drawable(message.headline);
  // A headline of its own takes the place of the prompt's message, not of its facts.
  const said: PromptMessage =
    own === drawable(message.headline)
      ? message
      : { ...message, label: '', rest: factsOf(stretches, asked === '' && quotes.length > 0, opensWithOrder) };
  const facts = said.rest
    .map(({ text, role }) => ({ text: role === 'contact' ? drawable(text) : sentenceCase(drawable(text)), role }))
    .filter(({ text }) => text);
  const brand = drawable(brief.brand ?? '');
  const headline = shortened(own || facts[0]?.text || brand, MAX_HEADLINE);
  const kicker =
    brief.kicker === undefined
      ? ([timeOf(facts), drawable(said.label)].find(
          (label) => label && label.length <= MAX_KICKER && !says(headline, label),
        ) ?? '')
      : shortened(drawable(brief.kicker), MAX_KICKER);
  const given = brief.supporting === undefined ? null : drawable(brief.supporting);
  const parts = [
    ...(quotes[1] ? [{ text: quotes[1], weight: WEIGHTS.quote }] : []),
    ...[drawable(said.label)]
      .filter((label) => label && label !== kicker)
      .map((text) => ({ text, weight: WEIGHTS.label })),
    ...figureFirst(facts).map((fact, index, all) => ({ text: fact.text, weight: weightOf(fact, index, all) })),
  ];
  const line = supportingLine({
    set: [headline, kicker, brand].join(' · '),
    parts,
    room: roomOf(brief.aspectRatio, kicker),
  });
  const supporting = shortened(given ?? line.text, MAX_SUPPORTING);
  const typed = [asked || brief.prompt, brief.supporting, brief.brand].filter(Boolean).join(' ');
  return {
    headline,
    supporting,
    kicker: says(supporting, kicker) ? '' : kicker,
    brand: brand === headline ? '' : brand,
    isNews: own === drawable(message.headline) && message.isNews,
    figure: figureOf(headline, supporting, figuresOf(stretches, said)),
    colour:
      colours.wish ?? (isMourning(unquoted) || look.some((wish) => quiet.test(wish)) ? { kind: 'neutral' } : null),
    matter: [...matterOf(message, quotes), introduction].filter(Boolean),
    leftOut: leftOutOf(
      typed,
      given !== null
        ? []
        : [
            ...cutOff(own, headline),
            ...cutOff(line.text, supporting),
            ...line.lost,
            ...said.unsaid,
            introduction,
          ].filter(Boolean),
      given === null ? colours.unanswered : [],
    ),
  };
}

/**
 * A denial says what there is not ("don't throw that laptop away" still speaks of the laptop), and contacts, days and
 * places are no things to draw. What is said beside the message is about it, or about coffee afterwards: only a name of
 * two words or more is trusted there.
 */
const matterOf = ({ from, label, rest }: PromptMessage, quotes: readonly string[]): readonly string[] =>
  [
    from && (from.role !== 'denial' || prohibition.test(from.whole)) ? from.whole : '',
    label,
    ...rest.filter(({ role }) => role === 'tail').map(({ text }) => text),
    ...rest
      .filter(({ role, text }) => (role === 'plain' || role === 'terms' || role === 'offer') && namesSurely(text))
      .map(({ text }) => text),
    ...quotes,
    ...rest.filter(({ text }) => text.startsWith('#')).map(({ text }) => text.slice(1)),
  ].filter(Boolean);

const namesSurely = (text: string): boolean => {
  const subject = amenity.test(text) ? null : findSubject(text);
  return subject !== null && subject.weight === 1 && subject.phrase.includes(' ');
};
const prohibition = /^(?:please )?(?:don['’]t|do not|never) \p{L}/iu;
const amenity =
  /(?:^|\s)(?:with|incl(?:uded|udes|uding|\.)?|provided|bring|afterwards?|available|served|free (?:tea|coffee|parking)|refreshments|inklusive|inbegriffen|compris(?:es)?|incluid[oa]s?|inbegrepen)(?!\p{L})/iu;

/**
 * What stays on the poster beside a headline that was not taken from the prompt. Beside a quotation everything stays but
 * a scene that was ordered ("strawberries with text …"): that is drawn, not set.
 */
const factsOf = (
  stretches: readonly Stretch[],
  besideQuotation: boolean,
  opensWithOrder: boolean,
): PromptMessage['rest'] =>
  stretches
    .filter(
      ({ role, text }, index) =>
        role !== 'plain' || (besideQuotation && (!(opensWithOrder && index === 0) || isOfBusiness(text))),
    )
    .map(({ text, role }, index) => ({ text: index === 0 && role === 'plain' ? withoutLead(text) : text, role }));

/** "My tax return service", "the new shop of Ada Lovelace": somebody's own, not a scene. */
const isOfBusiness = (text: string): boolean => /\b(?:our|my|we|us)\b/i.test(text) || /(?<=\s)\p{Lu}\p{L}+/u.test(text);

/** An offer that can be set as large as a picture comes first. */
function figureFirst<T extends { text: string; role: string }>(facts: readonly T[]): T[] {
  const offer = facts.find(({ text, role }) => role === 'offer' && figureOfOffer(text));
  // of two prices the second is none to put first: "12 € par enfant" beside what adults pay
  const first = facts.find(({ text }) => amounts.test(text));
  return offer && (!first || first === offer || !amounts.test(offer.text))
    ? [offer, ...facts.filter((fact) => fact !== offer)]
    : [...facts];
}

/** A day and its hours are told in one place: both in the kicker, or both below the headline. */
function timeOf(facts: readonly { text: string; role: string }[]): string {
  if (facts.every(({ role }) => role !== 'when')) return '';
  const isTime = ({ text, role }: { text: string; role: string }): boolean => role === 'when' || hours.test(text);
  const [from, to] = [facts.findIndex(isTime), facts.findLastIndex(isTime)];
  const times = facts.slice(from, to + 1);
  return times.every(isTime) ? times.map(({ text }) => text).join(' · ') : '';
}

/** What may be set as large as a picture: nothing beside a denial, and of a list no count. */
function figuresOf(stretches: readonly Stretch[], { from }: PromptMessage): RegExp {
  if (stretches.some(({ role }) => role === 'denial')) return noFigure;
  return from?.role === 'terms' ? amounts : /./;
}

/** The words that did not fit at the end of a text. */
const cutOff = (whole: string, set: string): string[] =>
  set.endsWith('…') && !whole.endsWith('…') ? [whole.slice(set.length - 1).trim()] : [];

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
  ratio === '4:1'
    ? BANNER_ROOM - (kicker ? kicker.length + 3 : 0)
    : ratio === '4:3'
      ? LANDSCAPE_ROOM
      : ratio === '1:1'
        ? SQUARE_ROOM
        : MOST_ROOM;

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

/** A feed tries a post in dozens of styles and compositions, which change nothing of its words. */
const read = remembered(wordsOf, 300);
const quoted = /["“”„«]([^"“”„«»]{1,200})["“”»]/g;
/** "with the words Good morning" at the end of a prompt. */
const unquoted =
  /\b(?:with (?:the |a )?(?:words?|text|headline|title|caption|slogan)|(?:that |which )(?:says|reads)|saying)(?:\s*:)?\s+(\p{Lu}[^"“”.!?\n]{1,80}[.!?]?)\s*$/u;
const asksForWords =
  /\b(?:says?|saying|reads?|reading|text|headline|title|titled|caption|slogan|words?|called|named|with|poster|post|banner|flyer|ad|and)(?:\s*:)?\s*$/i;
const hours =
  /^(?:(?:from|until|till|at|between|ab|von|um|de|à|desde|vanaf|om)\s\d|\d{1,2}[.:h]\d{2}\b|\d{1,2}\s?[ap]m\b)/iu;
const MAX_KICKER = 30;
const MAX_HEADLINE = 160;
const MAX_SUPPORTING = 220;
const MOST_ROOM = 132;
const SQUARE_ROOM = 140;
const LANDSCAPE_ROOM = 92;
const BANNER_ROOM = 56;
/** What goes first where the room is short: the least. */
const WEIGHTS = {
  label: 1,
  where: 2,
  furtherContact: 2,
  plain: 2,
  tail: 3,
  when: 5.8,
  quote: 4,
  whom: 5.2,
  offer: 5.5,
  terms: 5,
  contact: 6,
  denial: 7,
  /** What children pay beside adults. */
  secondPrice: 7.05,
  /** "Walks are Saturdays and Sundays at 10:30". */
  opening: 7.06,
  /** The first of them: what it costs, when it is and how to ask are the last to go. */
  firstContact: 7.1,
  limit: 7.2,
  date: 7.5,
  price: 8,
} as const;
const MAX_BESIDE_FIGURE = 48;
/** What is told beside the matter goes before what it costs, for whom it is and when. */
function weightOf(fact: Told, index: number, all: readonly Told[]): number {
  const { text, role } = fact;
  if (role === 'contact') {
    const before = all.slice(0, index).filter((other) => other.role === 'contact').length;
    return before > 1 ? WEIGHTS.furtherContact : before > 0 ? WEIGHTS.contact : WEIGHTS.firstContact;
  }
  if (all.find(hasPrice) === fact) return WEIGHTS.price;
  if (all.find(hasDate) === fact) return WEIGHTS.date;
  if (role === 'when' && /^only\s/i.test(text)) return WEIGHTS.limit;
  if ((role === 'denial' && noNeed.test(text)) || (role === 'when' && season.test(text))) return WEIGHTS.plain;
  if (role === 'plain' && weekdays.test(text) && /\d/.test(text)) return WEIGHTS.opening;
  if (role === 'offer' && childPrice.test(text)) return WEIGHTS.secondPrice;
  return Math.max(WEIGHTS[role], isPriced.test(text) ? WEIGHTS.offer : forWhom.test(text) ? WEIGHTS.whom : 0);
}
type Told = PromptMessage['rest'][number];
const hasPrice = ({ text, role }: Told): boolean => role !== 'contact' && amounts.test(text) && !before.test(text);
/** What something cost until now tells nothing alone. */
const before =
  /^(?:instead of|rather than|was|were|normally|usually|statt|au lieu de|en vez de|invece di|in plaats van)\s/iu;
const hasDate = ({ text, role }: Told): boolean => role !== 'contact' && dated.test(text) && !season.test(text);
const dated = new RegExp(
  String.raw`\d{1,2}(?:\.|er|st|nd|rd|th)?\s(?:of\s|de\s|di\s)?${anyMonth}|(?<!\p{L})${anyMonth}\s\d{1,2}(?!\d)`,
  'iu',
);
const weekdays = new RegExp(String.raw`(?<!\p{L})${longDay}`, 'iu');
const noNeed = /\b(?:needed|required|necessary|nötig|erforderlich|nécessaire|necesari[oa]|necessari[oa]|nodig)\b/iu;
const season =
  /^(?:this|next|all|every|diesen|cet|cette|este|esta|dit)\s(?:spring|summer|autumn|fall|winter|year|season|week|month|sommer|winter|été|verano|zomer)$/iu;
const forWhom =
  /(?<!\p{L})(?:ages?|aged)\s\d|(?<!\p{L})(?:\d+\s(?:bis|à|a|tot|aos)\s\d+|ab\s\d+|dès\s\d+)\s(?:jahren?|ans|años|anni|jaar|anos)/iu;
/** A price or a share that opens its clause is an offer as much as one that ends it. */
const isPriced = /^[-−]?\d{1,3}\s?%|^\p{Sc}\s?\d|^\d[\d.,]*\s?\p{Sc}|^(?:R\$|Rs|kr|CHF)\s?\d/iu;
const childPrice =
  /(?:\p{Sc}\s?\d|\d\s?\p{Sc}).*?(?:child|kids|under \d)|^(?:child\p{L}*|kids|kinder|enfants|niños|bambini|kinderen|crianças)\s\D{0,4}\d/iu;
const amounts = /[%\p{Sc}]/u;
const noFigure = /(?!)/;
/** "Nicht zu bunt, bitte". */
const quiet =
  /(?:too|zu|trop|muy|demasiado|troppo|te|muito)\s(?:colou?rful|bright|bunt|grell|colorée?|vif|colorid[oa]|colorat[oa]|vivace|kleurrijk|bont)|(?:go easy on|few|wenige?|peu de|pocos|pochi|weinig|poucas)\s(?:the )?(?:colou?rs|farben|couleurs|colores|colori|kleuren|cores)/iu;
