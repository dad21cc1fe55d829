import { isIntroduction, isNews } from '../long/announcements';
import { findSubject } from '../../subjects/find-subject';
import { prepositions } from '../../subjects/word-forms';
import { isPricedList } from '../clauses/clauses';
import { longDay } from '../facts/date-patterns';
import {
  asks,
  condition,
  courtesies,
  leads,
  leaning,
  notices,
  offering,
  reasons,
  timeLabels,
} from './message-patterns';
import { cutToSize, finite, MAX_WORDS, plain } from './headline-cut';
import { money } from '../facts/fact-patterns';
import { placeIn, restOfList } from './beside-headline';
import { closedWeekly } from './closed-weekly';
import { whatItCosts } from './what-it-costs';
import { withLabels } from '../clauses/colon-labels';
import { sentenceCase } from '../letters/sentence-case';
import { address } from '../told/telling-words';
import type { Stretch } from '../clauses/stretches';

/** What a poster says first, and the rest in the order typed. Every stretch is in exactly one of these. */
export interface PromptMessage {
  /** Six words of the prompt, or a few more where they cannot part; empty where it only has facts. */
  headline: string;
  /** The stretch that the headline comes from. */
  from: Stretch | null;
  /** A few words that only lead to the headline: "Real estate agent", "Moving?". */
  label: string;
  /** What remains to be said, the headline's own second half among it. */
  rest: {
    text: string;
    role: Stretch['role'] | 'tail';
    /** Known to the reader of long texts: the least goes first. */
    weight?: number;
    /** It goes on with the headline's own sentence, and begins small. */
    goesOn?: boolean;
  }[];
  /** Who announces it, in a long sentence: no room is spent on that. */
  unsaid: string[];
  /** It says what customers have to know before any offer. */
  isNews: boolean;
}

export function promptMessage(all: readonly Stretch[], opensWithOrder: boolean): PromptMessage {
  const isUnsaid = ({ part, role, text }: Stretch): boolean =>
    part === 'lead' ||
    (all.length > 1 && role === 'plain' && address.test(text)) ||
    (all.length >= MANY && role === 'plain' && isIntroduction(text));
  const unsaid = all.filter(isUnsaid).map(({ text }) => text);
  const stretches = all.filter((stretch) => !isUnsaid(stretch));
  return { ...messageOf(withLabels(withOffersApart(stretches)), opensWithOrder), unsaid };
}

type Message = Omit<PromptMessage, 'unsaid'>;

/** "Summer sale on garden furniture | 30% off until Sunday": a share after a name is news of its own. */
const withOffersApart = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.flatMap((stretch, index) => {
    const found = stretch.role === 'terms' && index === 0 ? shareAfterName.exec(stretch.text) : null;
    const name = found?.[1] ?? '';
    if (!found || name.split(' ').length < 2 || takers.test(name)) return [stretch];
    return [
      { ...stretch, text: name, role: 'plain' as const, whole: name, mark: '' },
      { ...stretch, text: stretch.text.slice(name.length).trim(), role: 'terms' as const },
    ];
  });
/** Stretches: of so many an introduction is the first to go. */
const MANY = 5;
const shareAfterName = /^((?:[\p{L}'’&-]+\s){1,6}[\p{L}'’&-]+)\s[-−]?\d{1,3}\s?%\s(?:off|rabatt|de|sconto|korting)/iu;
const takers =
  /\b(?:get|gets|save|saves|take|takes|receive|enjoy|give|gives|up to|now|extra|with|have|has|is|are|of|for|and|earn|bekommen|erhalten|sparen)$/iu;

function messageOf(stretches: readonly Stretch[], opensWithOrder: boolean): Message {
  const list = listOf(stretches) ?? costOf(stretches);
  if (list) return list;
  const candidates = stretches.filter(
    ({ role, text, part }, index) =>
      part !== 'labelled' &&
      (role === 'plain' ||
        role === 'denial' ||
        role === 'terms' ||
        (stretches.slice(0, index).every(({ whole }) => closedWeekly.test(whole)) &&
          role === 'offer' &&
          (namesThing(text) || text.split(' ').length > 4))),
  );
  const ranked = candidates.map((stretch, index) => ({
    stretch,
    score: strength(stretch, index, leadsOn(stretch, stretches)),
  }));
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (first, next) => (first && first.score >= next.score ? first : next),
    null,
  )?.stretch;
  if (!best) return { headline: '', from: null, label: '', rest: [...stretches], isNews: false };
  const isAskedFor =
    /^for\s/i.test(best.text) && stretches.some((each) => each.role === 'contact' && each.clause === best.clause);
  // "could you make a poster for our seed swap?" asks the designer
  const isAskedOf = best === stretches[0] && opensWithOrder && best.mark === '?';
  const spoken = isAskedFor || (best === stretches[0] && opensWithOrder) ? withoutLead(best.text) : best.text;
  const said = best.role === 'plain' ? spoken.replace(offering, '') : spoken.replace(noticeBefore, '');
  const { head, tail } =
    best.role === 'plain' && !(best.mark === '?' && said.split(' ').length <= LONG_QUESTION)
      ? cutToSize(said)
      : { head: said, tail: '' };
  const label = stretches.find((stretch) => stretch.clause === best.clause - 1 && isLabel(stretch, stretches));
  const place = placeIn(stretches, best, tail === '' ? head : '');
  // "Now hiring: barber chair available": the label is the news
  const after =
    best.mark === ':' && isNews(head) ? stretches.find(({ clause }) => clause === best.clause + 1) : undefined;
  const more = tail === '' ? restOfList(stretches, best, head) : null;
  const whom = after?.role === 'plain' && `${head} ${after.text}`.split(' ').length <= MAX_WORDS + 1 ? after : null;
  return {
    headline: sentenceCase(
      whom
        ? `${head}: ${whom.text}`
        : more
          ? `${head}, ${more.text}`
          : [head, place?.text].filter(Boolean).join(' ') +
            (tail === '' && /[?!]/.test((place ?? best).mark) && !isAskedOf ? (place ?? best).mark : ''),
    ),
    from: best,
    label: label ? labelOf(label) : '',
    isNews: isNews(head),
    rest: stretches
      .filter((stretch) => stretch !== label && stretch !== whom && stretch !== place && stretch !== more)
      .flatMap((stretch, _, all): PromptMessage['rest'] => {
        const next = tail !== '' && all[all.indexOf(best) + 1];
        const isPlaced = next && next.role === 'where' && next.clause === best.clause;
        // "at our place | near Brecon" is one place
        if (isPlaced && stretch === next) return [];
        if (stretch === best)
          return tail ? [{ text: sentenceCase(isPlaced ? `${tail} ${next.text}` : tail), role: 'tail' }] : [];
        if (stretch.clause === best.clause)
          return [{ text: withMark(stretch), role: stretch.role === 'plain' ? 'tail' : stretch.role }];
        return inItsClause(stretch, stretches);
      }),
  };
}

/**
 * "Live band Friday", "Schools 15% off from 1 to 31 August" beside another headline: a day and a place stay with what happens
 * or is cheaper then, and do not seem to be the headline's.
 */
function inItsClause(stretch: Stretch, stretches: readonly Stretch[]): PromptMessage['rest'] {
  const clause = stretches.filter((other) => other.clause === stretch.clause);
  const isOne =
    clause.length > 1 &&
    clause.every(({ role }) => role !== 'contact') &&
    (clause.every(({ role }) => role !== 'offer')
      ? clause.some(({ role }) => role === 'plain')
      : clause.some(({ role }) => role === 'when') || freeThere.test(stretch.whole));
  if (!isOne) return [{ text: withMark(stretch), role: stretch.role }];
  const role = clause.some((each) => each.role === 'offer') ? 'offer' : 'plain';
  return clause[0] === stretch ? [{ text: withMark({ ...clause.at(-1)!, text: stretch.whole }), role }] : [];
}

/** "Free parking at the back". */
const freeThere =
  /^(?:free|gratis|kostenlose?|gratuit\p{L}*)\s(?:\p{L}+\s){1,2}(?:at|in|on|behind|beside|near|next to|am|im|hinter|neben|à|dans|derrière|en|junto|dietro|accanto|bij|achter)\s[^\d\p{Sc}]{2,30}$/iu;

/** "What's on: quiz, karaoke, live band": three short things or more after a colon are one list. */
function listOf(stretches: readonly Stretch[]): Message | null {
  const at = stretches.findIndex(({ isMessage }) => isMessage) - 1;
  const label = stretches[at];
  const items = stretches.slice(at + 1);
  const first = items[0];
  if (!label || !first || label.role !== 'plain' || items.some(({ role }) => role !== 'plain' && role !== 'when'))
    return null;
  const clauses = new Set(items.map(({ clause }) => clause));
  const isShort = items.every(({ text }) => text.split(' ').length <= 3);
  const areOnlyCommas = items
    .slice(0, -1)
    .every(({ mark, clause }, index) => clause === items[index + 1]!.clause || mark === ',');
  if (clauses.size < 3 || !isShort || !areOnlyCommas || label.text.split(' ').length < 2) return null;
  const text = items.reduce(
    (line, { text: item, clause }, index) =>
      index === 0 ? item : `${line}${items[index - 1]!.clause === clause ? ' ' : ', '}${item}`,
    '',
  );
  return {
    headline: sentenceCase(label.text),
    from: label,
    label: '',
    isNews: false,
    rest: [
      ...stretches.slice(0, at).map((stretch) => ({ text: withMark(stretch), role: stretch.role })),
      { text: sentenceCase(text), role: 'tail' as const },
    ],
  };
}

/** "Honden trimmen kost deze week maar € 40": what has a price is not parted from it by its own verb. */
function costOf(stretches: readonly Stretch[]): Message | null {
  const [first] = stretches;
  if (!first || /[?:]/.test(first.mark) || first.whole.length > LONGEST_COST || !whatItCosts(first.whole)) return null;
  return {
    headline: sentenceCase(first.whole),
    from: first,
    label: '',
    isNews: false,
    rest: stretches
      .filter(({ clause }) => clause !== first.clause)
      .flatMap((stretch) => inItsClause(stretch, stretches)),
  };
}
/** In letters. */
const LONGEST_COST = 60;

/** A few words that are alone in their clause and lead to the next: before a colon, a greeting, a one-word question. */
function isLabel(stretch: Stretch, stretches: readonly Stretch[]): boolean {
  const words = stretch.text.split(' ').length;
  const isAlone = stretches.every((other) => other === stretch || other.clause !== stretch.clause);
  return (
    isAlone &&
    stretch.role === 'plain' &&
    words <= MOST_WORDS_OF_LABEL &&
    (stretch.mark === ':' ||
      courtesies.test(stretch.text) ||
      notices.test(stretch.text) ||
      (words === 1 && /[?!]/.test(stretch.mark)))
  );
}

const labelOf = (stretch: Stretch): string => sentenceCase(withMark(stretch));
const withMark = ({ text, mark }: Stretch): string => (/[?!]/.test(mark) ? text + mark : text);

/** "Winter tyre change from £40 a set": a price that opens with what it buys is the message. */
const namesThing = (text: string): boolean =>
  /^(?:\p{L}[\p{L}'’-]{4,}\s|(?:\p{L}[\p{L}'’-]*\s){2})/u.test(text) && !opensWithOffer.test(text);

/** What comes after a colon is the message, but not after a whole sentence, and not where it says nothing without the words before it: "Bubble tea: buy five", "Learn to drive: ten lessons". */
function leadsOn({ text, whole: after, mark, clause, isMessage }: Stretch, stretches: readonly Stretch[]): boolean {
  if (!isMessage) return false;
  const before = stretches.filter((stretch) => stretch.clause === clause - 1);
  const [first] = before;
  if (!first) return true;
  // "Sunday 8 March walk up the hill: meet at 8:15": what has its day is the title, and details follow
  if (before.some(({ role }) => role === 'when') && before.some(({ role }) => role === 'plain')) return false;
  if (opensWithTime.test(after)) return false;
  const { whole } = first;
  // "Window cleaner: house from 79 €": what has its price below is what was named
  const isList = stretches.filter((stretch) => priced.test(stretch.text)).length > 1 || !whole.includes(' ');
  if (isList && priced.test(after) && findSubject(whole) && !notices.test(whole)) return false;
  if (courtesies.test(whole) || notices.test(whole) || leads.test(whole)) return true;
  // "Bookkeeping for builders: CIS returns, VAT and payroll": the first of a list is not the message
  const isListed =
    (mark === ',' && text.split(' ').length <= 2) || /,\s\p{L}+(?:\s\p{L}+)?\s(?:and|&|und|et|y)\s/u.test(text);
  if (isListed && whole.split(' ').length > 1) return false;
  return !(leaning.test(text) && mark !== '?') && !whole.split(' ').some((word) => finite.has(plain(word)));
}

function strength({ text, whole, mark, role, part, clause }: Stretch, index: number, isMessage: boolean): number {
  if (courtesies.test(whole) || notices.test(whole) || /^[([]/u.test(text) || timeLabels.test(text)) return 0;
  const words = text.split(' ');
  const length = words.length === 1 && text.length < COMPOUND ? 0.5 : words.length <= MAX_WORDS ? 2 : 1.5;
  const isMain = isMessage && (!opensWithOffer.test(text) || isPricedList(text));
  const isOffer = isMessage && !isMain;
  // "August is sold out" after what is to be had
  const isSideNews = clause > 1 && text.split(' ').length <= FEW_WORDS;
  return (
    length +
    (findSubject(text) ? 1 : 0) +
    (isMain ? 2.5 : 0) -
    (isOffer ? 1 : 0) +
    (mark === '?' ? 0.5 : 0) +
    (part === 'thing' ? 4 : isIntroduction(text) ? -3 : isNews(text) && !isSideNews ? 1.5 : 0) -
    // "with a new menu" says nothing by itself, "bring a photo" and "no glass" nothing without what they are about
    ((index > 0 || !whole.startsWith(text)) && prepositions.has(plain(words[0]!)) ? 2 : 0) -
    (reasons.test(text) || condition.test(text) ? 3 : 0) -
    (index > 0 && !isMessage && role === 'denial' && (isSideNews || !isNews(text)) ? 1.5 : 0) -
    (index > 0 && !isMessage && asks.test(text) ? 2 : 0) +
    // who comes to a closed door was not told the first thing
    (index === 0 && role === 'denial' ? (closure.test(text) ? 1.5 : 1) : 0) -
    (closedWeekly.test(whole) ? 6 : 0) +
    (index === 0 ? 2 : index === 1 ? 1 : 0.5)
  );
}

/** Without the preposition and article that lean on an order before it. */
export const withoutLead = (text: string): string =>
  text.replace(/^(?:(?:for|of|with|about|on)\s)?(?:(?:our|my|an?|the)\s)?(?=\S+\s|\S+$)/i, '') || text;

const MOST_WORDS_OF_LABEL = 4;
/** A question that is cut asks nothing. */
const LONG_QUESTION = 10;
const FEW_WORDS = 4;
/** German says with one word what takes English three. */
const COMPOUND = 10;
const priced = new RegExp(money, 'iu');
/** "Please note | we will not be open on Good Friday". */
const noticeBefore = /^(?:please note|be aware|note)(?: that)?[:,]?\s(?=\p{L}+\s)/iu;
/** "Closing night: Friday 19 June", "Trip to the lakes: leaving at 7:45": when it is, and not what. */
const opensWithTime = new RegExp(
  `^(?:(?:am|den|on|le|el|il|op|no|na|w|from|ab|de|del|du|dal|vom)\\s)?${longDay}(?=\\s.*\\d)|${timeLabels.source.replace(/\$$/u, '')}(?=\\s(?:at|ab|um|a las|à|alle|om|às|o|\\d))`,
  'iu',
);
const opensWithOffer =
  /^(?:(?:up to|save|get|only|from|now|just) )*(?:\p{Sc}|\d+\s?(?:%|\p{Sc})|free\b|half[- ]price)/iu;
const closure =
  /\b(?:closed|shut|cancell?ed|postponed|geschlossen|abgesagt|ferm(?:ée?s?|ee?s)|annul[ée]e?s?|cerrad[oa]s?|chius[oaie]|gesloten)(?!\p{L})/iu;
