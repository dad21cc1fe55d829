import type { ImageBrief } from '../../../../ports/image';
import { longDay } from './facts/date-patterns';
import { drawable } from './letters/drawable';
import { money } from './facts/fact-patterns';
import { address } from './told/telling-words';
import { leftOutOf } from './letters/left-out';
import { figureAtStart, figureOfOffer, type Figure } from './facts/prompt-figure';
import { findSubject } from '../subjects/find-subject';
import type { PromptMessage } from './headline/prompt-message';
import { pricedItem, priceList, sharedName } from './facts/priced-items';
import { afterTheirBase, isSurcharge } from './facts/surcharges';
import { amounts, before, isFact, LEAST_TOLD, weightOf, WEIGHTS, type Told } from './fact-weights';
import { sentenceCase } from './letters/sentence-case';
import { fitted } from './letters/fitted';
import { says } from './headline/supporting-line';
import { noticeRoom, sheetLine } from './notice-words';

/** What its words depend on. */
export type SaidBrief = Pick<ImageBrief, 'prompt' | 'aspectRatio'> & {
  [Field in 'headline' | 'supporting' | 'kicker' | 'brand']: string | undefined;
} & {
  /** A sheet that becomes a notice where its facts ask for that. */
  mayBeNotice: boolean;
};

export interface WordsInPlace {
  headline: string;
  supporting: string;
  /** A date or a label, set small. */
  kicker: string;
  brand: string;
  /** A number or offer strong enough to be the picture, with the words that remain beside it. */
  figure: (Figure & { headline: string; supporting: string }) | null;
  /** More facts than stand beside a picture: they are set as rows under a smaller one. */
  isNotice: boolean;
  /** A sentence about what was typed and is not set, at most 1,000 characters. */
  leftOut: string | null;
}

/** What was read, in the places that it will have. */
export interface Said {
  own: string;
  label: string;
  rest: PromptMessage['rest'];
  quote: string | undefined;
  /** Told as left out. */
  unsaid: readonly string[];
  /** False where everything keeps its order, and no day is set over the headline. */
  hasKicker: boolean;
  wishes: readonly string[];
}

/** Puts what was read in its places, as far as there is room, and tells of the rest. */
export function setWords(
  brief: SaidBrief,
  { own, label, rest, quote, unsaid, wishes, hasKicker }: Said,
  allowed: RegExp,
): WordsInPlace {
  const facts = rest
    .map(({ text, ...fact }) => ({
      ...fact,
      text:
        fact.role === 'contact' && /^\S*[@#./\d]/u.test(text)
          ? drawable(text)
          : fact.goesOn
            ? drawable(text)
            : sentenceCase(drawable(text), brief.prompt),
    }))
    .filter(({ text }) => text);
  const brand = drawable(brief.brand ?? '');
  const headline = fitted(own || facts[0]?.text || brand, MAX_HEADLINE);
  const asked = questionBefore(headline, facts, brief.prompt);
  const kicker = !hasKicker
    ? ''
    : brief.kicker === undefined
      ? ([timeOf(facts), drawable(label), asked?.text ?? ''].find(
          (text) => text && text.length <= MAX_KICKER && !says(headline, text),
        ) ?? '')
      : fitted(drawable(brief.kicker), MAX_KICKER);
  const given = brief.supporting === undefined ? null : drawable(brief.supporting);
  const parts = [
    ...(quote ? [{ text: quote, weight: WEIGHTS.quote, isFact: false, isAside: false }] : []),
    ...[drawable(label)]
      .filter((text) => text && text !== kicker)
      .map((text) => ({ text, weight: WEIGHTS.label, isFact: false, isAside: true })),
    ...afterTheirBase(
      figureFirst(pricesTogether(firstOf(facts, asked), brief.prompt)).map((fact, index, all) => {
        const weight = fact.weight ?? weightOf(fact, index, all);
        return {
          text: fact.text,
          weight,
          isFact: isFact(fact, weight),
          isAside: fact.weight !== undefined && weight < LEAST_TOLD,
        };
      }),
    ),
  ];
  const room = Math.min(MAX_SUPPORTING, roomOf(brief.aspectRatio, kicker) + beside(headline, brief.aspectRatio));
  // what stands above the headline takes its room from the rows
  const above = kicker === '' ? 0 : kicker.length + 3;
  const notice = brief.mayBeNotice ? Math.max(0, noticeRoom(brief.aspectRatio, headline) - above) : 0;
  const line = sheetLine({ set: [headline, kicker, brand].join(' · '), parts, room, notice });
  const isNotice = given === null ? line.isNotice : notice > room && given.length > room;
  const supporting = fitted(
    given ?? line.text,
    !isNotice ? MAX_SUPPORTING : given === null ? notice : Math.max(notice, MAX_GIVEN),
  );
  const typed = [brief.headline || brief.prompt, brief.supporting, brief.brand].filter(Boolean).join(' ');
  const lost = [...cutOff(own, headline), ...cutOff(line.text, supporting), ...line.lost, ...unsaid];
  const isAsked = Boolean(brief.headline) || given !== null;
  return {
    ...((isAsked
      ? null
      : underItsName(headline, supporting, brand, isNotice ? notice + MAX_HEADLINE : MOST_OF_LIST)) ?? {
      headline,
      supporting,
      brand: brand === headline ? '' : brand,
      figure: isNotice ? null : figureOf(headline, supporting, allowed),
    }),
    isNotice,
    kicker: says(supporting, kicker) ? '' : kicker,
    leftOut: leftOutOf(
      typed,
      given === null ? lost.filter((words) => words && !address.test(words)) : cutOff(given, supporting),
      wishes,
    ),
  };
}

/**
 * Of several prices none is the headline: "Gel manicure $38" heads a list under what is said beside it ("Carol concert at St
 * Mary's"), or else under the name of the business.
 */
function underItsName(
  headline: string,
  supporting: string,
  brand: string,
  most: number,
): Omit<WordsInPlace, 'kicker' | 'leftOut' | 'isNotice'> | null {
  const parts = [headline, ...supporting.split(' · ')].filter(Boolean);
  // "normally £65" is no second price
  const now = parts.filter((part) => !before.test(part)).join(' · ');
  if (brand === '' || !pricedItem(headline) || !priceList(now) || parts.join(' · ').length > most) return null;
  const shared = sharedName(headline, supporting);
  if (shared)
    return {
      headline: shared.name,
      supporting: [shared.row, supporting].filter(Boolean).join(' · '),
      brand,
      figure: null,
    };
  const matter = parts.find((part) => !/\d/u.test(part) && !besideMatter.test(part) && findSubject(part)?.weight === 1);
  return {
    headline: matter ?? brand,
    supporting: parts.filter((part) => part !== matter).join(' · '),
    brand: matter ? brand : '',
    figure: null,
  };
}

/** What is there besides, what there is not, and what to do: no matter of a poster. */
const besideMatter =
  /^(?:no|not|never|without|please|bring|call|text|ring|order|book|kein\p{L}*|nicht|ohne|bitte|pas|sans|sin|non|senza|geen|niet|zonder|nie|bez|sem|não)(?!\p{L})|(?<!\p{L})(?:free|with|incl\p{L}*|provided|welcome|available|needed|inklusive|inbegriffen|kostenlos|gratis|compris\p{L}*|offert\p{L}*|gratuit\p{L}*|incluid[oa]s?|inclus[oaie]|inbegrepen)(?!\p{L})/iu;

/** "£9 in advance, £12 on the door", "£75, £90 if …": the second says when the first does not hold, and stands with it. */
function pricesTogether(facts: readonly Told[], typed: string): Told[] {
  return facts.reduce<Told[]>((all, fact) => {
    const last = all.at(-1);
    const pair = last ? `${last.text}, ${fact.text}` : '';
    const isPair =
      last !== undefined &&
      last.role !== 'contact' &&
      fact.role !== 'contact' &&
      opensWithPrice.test(last.text) &&
      opensWithPrice.test(fact.text) &&
      (depends.test(last.text) || depends.test(fact.text)) &&
      says(typed, pair) &&
      pair.length <= MOST_OF_PAIR;
    return isPair ? [...all.slice(0, -1), { ...last, text: pair, role: 'offer' }] : [...all, fact];
  }, []);
}
const opensWithPrice = new RegExp(`^(?:from |just |only )?${money}`, 'iu');
const depends =
  /(?<!\p{L})(?:if|when|unless|in advance|on the (?:door|day|night)|at the door|online|wenn|falls|im vorverkauf|an der abendkasse|abendkasse|si|en prévente|sur place|en caja|en taquilla|anticipada|se|in prevendita|alla porta|als|in de voorverkoop|aan de deur|à porta|jeśli|w przedsprzedaży|na miejscu)(?!\p{L})/iu;
const MOST_OF_PAIR = 75;

/** "Septic tank full?": a question that the headline answers. */
const questionBefore = (headline: string, facts: readonly Told[], typed: string): Told | undefined => {
  const at = (words: string): number => typed.toLowerCase().indexOf(words.toLowerCase());
  return facts.find(({ text }) => text.endsWith('?') && at(text) >= 0 && at(text) < at(headline));
};
/** Nothing stands between the headline and the question that it answers but the headline's own second half. */
function firstOf(facts: readonly Told[], asked: Told | undefined): readonly Told[] {
  if (!asked) return facts;
  const others = facts.filter((fact) => fact !== asked);
  const from = others.findIndex(({ goesOn }) => !goesOn);
  return from < 0 ? [...others, asked] : [...others.slice(0, from), asked, ...others.slice(from)];
}

/** An offer that can be set as large as a picture comes first. */
function figureFirst<T extends { text: string; role: string; goesOn?: boolean }>(facts: readonly T[]): T[] {
  // what answers a question stands right below it, and before the answer the question
  if (facts[0] && (answers.test(facts[0].text) || facts[0].text.endsWith('?'))) return [...facts];
  const offer = facts.find(
    ({ text, role }) => role === 'offer' && figureOfOffer(text) && !besides.test(text) && !isSurcharge(text),
  );
  // of two prices the second is none to put first: "12 € par enfant" beside what adults pay
  const first = facts.find(({ text }) => amounts.test(text));
  if (!offer || (first && first !== offer && (amounts.test(offer.text) || facts.indexOf(first) < facts.indexOf(offer))))
    return [...facts];
  // "£28 per adult | £16 for children" stand together
  const next = facts[facts.indexOf(offer) + 1];
  if (next && pricedItem(next.text) && pricedItem(offer.text)) return [...facts];
  // the headline's own second half goes on right below it
  const from = facts.findIndex(({ role, text, goesOn }) => !goesOn && (role !== 'tail' || !measured.test(text)));
  const tails = facts.slice(0, Math.max(0, from));
  return [...tails, offer, ...facts.filter((fact) => fact !== offer && !tails.includes(fact))];
}

/** What comes with it is not what is offered. */
const besides =
  /^(?:free|kostenlose?|gratis|gratuit\p{L}*)\s(?:parking|car park|wi-?fi|wlan|parken|parkplätze|parcheggio|parkeren)(?!\p{L})/iu;
const answers = /^(?:no|nope|yes|yep|nein|ja|non|oui|sí|não|sim|nee|nie|tak)(?!\p{L})/iu;
/** "$55 per visit | up to 6 inches". */
const measured = /^(?:up to|over|under|bis|jusqu['’]à|hasta|fino a|tot|até|do)\s\d/iu;

/** In letters: a long headline takes room from the other words, and a short one leaves them some of its own; a banner has one line. */
const beside = (headline: string, ratio: ImageBrief['aspectRatio']): number =>
  Math.min(LONG_HEADLINE - headline.length, ratio === '4:1' || ratio === '4:3' ? 0 : LEFT_OVER);

/** A day and its hours are told in one place: both in the kicker, or both below the headline. */
function timeOf(facts: readonly { text: string; role: string }[]): string {
  if (facts.every(({ role }) => role !== 'when')) return '';
  const isTime = ({ text, role }: { text: string; role: string }): boolean =>
    role === 'when' || hours.test(text) || (role !== 'contact' && openOn.test(text) && !amounts.test(text));
  const [from, to] = [facts.findIndex(isTime), facts.findLastIndex(isTime)];
  const times = facts.slice(from, to + 1);
  return times.every((time) => isTime(time) && !amounts.test(time.text))
    ? times.map(({ text }) => text).join(' · ')
    : '';
}

/** The words that did not fit at the end of a text. */
const cutOff = (whole: string, set: string): string[] =>
  whole.length > set.length && whole.startsWith(set) ? [whole.slice(set.length).replace(/^[\s,.;:·–—-]+/u, '')] : [];

/** The supporting line's room in letters at its smallest size; a banner has one line for it and the kicker. */
const roomOf = (ratio: ImageBrief['aspectRatio'], kicker: string): number =>
  ratio === '4:1'
    ? BANNER_ROOM - (kicker ? kicker.length + 3 : 0)
    : ratio === '4:3'
      ? LANDSCAPE_ROOM
      : ratio === '16:9'
        ? WIDE_ROOM
        : ratio === '1:1'
          ? SQUARE_ROOM
          : MOST_ROOM;

function figureOf(headline: string, supporting: string, allowed: RegExp): WordsInPlace['figure'] {
  const leading = figureAtStart(headline);
  if (leading && allowed.test(leading.figure.big) && leading.rest.length <= MAX_BESIDE_FIGURE)
    return { ...leading.figure, headline: leading.rest, supporting };
  const [first = '', ...others] = supporting.split(' · ');
  const offer = isSurcharge(first) ? null : figureOfOffer(first);
  return offer && allowed.test(offer.big) ? { ...offer, headline, supporting: others.join(' · ') } : null;
}

const hours =
  /^(?:(?:from|until|till|at|between|ab|von|um|de|à|desde|vanaf|om)\s\d|\d{1,2}[.:h]\d{2}\b|\d{1,2}\s?[ap]m\b)/iu;
/** "Late Thursday till 8", "closed Mondays": of the same hours. */
const openOn = new RegExp(
  String.raw`^(?:late|open(?: late)?|closed|shut|not|no|only|lange?|offen|geöffnet|geschlossen|ouvert|fermé|nocturne|abierto|cerrado|aperto|chiuso|open|gesloten|koopavond|otwarte|zamknięte|czynne|aberto|fechado|encerrado)\s(?:\p{L}+\s)?(?:${longDay})\p{L}*(?:\s\S+){0,4}$|^(?:${longDay})\p{L}*\s(?:late|closed|geschlossen|fermé|cerrado|chiuso|gesloten|zamknięte|fechado)(?:\s\S+){0,3}$`,
  'iu',
);
const MAX_KICKER = 30;
const MOST_OF_LIST = 260;
const MAX_HEADLINE = 160;
const MAX_SUPPORTING = 240;
/** The most of an owner's own words that a low notice takes. */
const MAX_GIVEN = 300;
const MOST_ROOM = 220;
const SQUARE_ROOM = 195;
const WIDE_ROOM = 175;
const LANDSCAPE_ROOM = 120;
const LONG_HEADLINE = 40;
/** At most so much is left by a short headline. */
const LEFT_OVER = 30;
const BANNER_ROOM = 56;
const MAX_BESIDE_FIGURE = 48;
export const noFigure = /(?!)/;
