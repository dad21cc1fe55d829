import { firstOf, type Lead } from './lead-phrase';
import { course, exclamation, heading, named, news, opening, thing } from './lead-names';
import { announcement, arrival, belonging, birthday, happening, leftOver, seeking } from './lead-news';
import { firstSentence, plainWork, polishWork, pricedWork, profession, sentence } from './lead-deeds';
import { withoutJoint } from '../clauses/clause-joins';
import { isStory } from '../long/clause-weight';
import {
  closure,
  askedAndAnswered,
  askedFor,
  about,
  everWanted,
  fromDayOn,
  longDone,
  ownersClause,
} from './lead-clauses';
import { longDay } from '../facts/date-patterns';
import { whatIsPriced, whatItCosts } from '../headline/what-it-costs';
import { findSubject } from '../../subjects/find-subject';
import { isFitHeadline } from './fit-headline';
import { address, determiner, speaks, tells } from './telling-words';
import type { ToldPart } from './told-parts';

/**
 * The surest first: hiring and moving, a name that is given, what the designer was asked for, a heading, what happens on its day,
 * what has come, what somebody starts, makes or has, and at last whatever thing is named. Never a whole story, nor "It's …".
 */
export const toldLead = (parts: readonly ToldPart[], asked: Asked): Lead | null =>
  leadIn(parts, asked, (headline) => isFitHeadline(headline) && !aboutOwnTime.test(headline)) ??
  leadIn(parts, asked, isFitHeadline);

/** Where nothing can stand in large letters, and the business has no name. */
export const anyLead = (parts: readonly ToldPart[], asked: Asked): Lead | null => leadIn(parts, asked, () => true);

/** "Zwerfkatten laten castreren | kost bij ons maar € 35": an offer with its price goes before the name of the business. */
export const pricedLead = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const said = whatItCosts(clause);
    return said && isFitHeadline(said.name) ? { headline: said.name, rest: [said.price], days: [], unsaid: [] } : null;
  });

export interface Asked {
  /** The text opens with what was asked of the designer: "my pottery weekend". */
  isTopic: boolean;
  /** "Can you make a poster for my dog physio?" asks the designer. */
  isAsked: boolean;
  brand: string;
  /** What the readers are to know, as somebody said; empty where nobody did. */
  known: string;
  /** What was said before that, though it stands after it now. */
  leadUp: string;
}

/** "We want you to know that | the blade service | is now £18": named surely by whoever wants it known. */
function knownIn(parts: readonly ToldPart[], known: string): Lead | null {
  const at = known === '' ? -1 : parts.findIndex(({ text }) => known.startsWith(text));
  const said = whatIsPriced(parts[at]?.text ?? '');
  if (!said) return null;
  // "Sunday mornings are now £12 a head | for two races": a day says nothing without its price
  const whole = parts[at]!.text;
  const end = opensWithDay.test(said.name) ? whole.search(forWhat) : 0;
  const [headline, rest] = opensWithDay.test(said.name)
    ? [end < 0 ? whole : whole.slice(0, end), end < 0 ? '' : whole.slice(end).trim()]
    : [said.name, said.price];
  return { headline, used: [at], rest: [rest].filter(Boolean), days: [], unsaid: [] };
}
const forWhat = /\s(?:for|with|für|mit|pour|avec|para|con|per|voor|met|com|dla|z)\s/iu;
const opensWithDay = new RegExp(`^(?:${longDay})`, 'iu');

function leadIn(
  parts: readonly ToldPart[],
  { isTopic, isAsked, brand, known }: Asked,
  isMatter: (headline: string) => boolean,
): Lead | null {
  for (const find of [
    (all: readonly ToldPart[]) => knownIn(all, known),
    news,
    closure,
    named,
    (all: readonly ToldPart[]) => (isTopic ? askedFor(all, { brand, isOneWord: false }) : null),
    askedAndAnswered,
    about,
    heading,
    opening,
    happening,
    arrival,
    seeking,
    announcement,
    birthday,
    fromDayOn,
    (all: readonly ToldPart[]) => (isTopic ? askedFor(all, { brand, isOneWord: true }) : null),
    pricedWork,
    course,
    leftOver,
    plainWork,
    polishWork,
    exclamation,
    everWanted,
    profession,
    sentence,
    belonging,
    (all: readonly ToldPart[]) => ownersClause(all, isMatter),
    longDone,
    firstSentence,
    thing,
  ]) {
    const isKnown = (headline: string): boolean =>
      isMatter(headline) && (brand === '' || !unsure.has(find) || findSubject(headline) !== null);
    const lead = fitLead(find, parts, isKnown);
    if (lead) return isAsked && lead.used[0] === 0 ? { ...lead, headline: askedWords(lead.headline) } : lead;
  }
  return null;
}

/** Whatever a text opens with: beside the name of the business it has to name a thing that is known. */
const unsure: ReadonlySet<unknown> = new Set([opening, course, exclamation, firstSentence]);

/** "A sign that says my shed is open?": the question is the designer's. */
const askedWords = (headline: string): string => {
  const said = headline.replace(/\?$/u, '');
  return tells.test(said) ? said : said.replace(determiner, '');
};

/** What is found where that can be said in large letters, or else what is found in the parts that are left. */
function fitLead(
  find: (parts: readonly ToldPart[]) => Lead | null,
  parts: readonly ToldPart[],
  isMatter: (headline: string) => boolean,
): Lead | null {
  let left = parts;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const found = find(left);
    if (!found) return null;
    const lead = { ...found, headline: withoutJoint(found.headline) };
    if (!isThin(found, parts) && /\p{L}{2}/u.test(lead.headline) && isMatter(lead.headline)) return lead;
    const at = found.used[0];
    if (at === undefined) return null;
    left = left.map((part, index) => (index === at ? { ...part, text: '', clauses: [''], mark: '' } : part));
  }
  return null;
}
const MOST_TURNS = 4;

/** "We reopen" says nothing of what, "Twelve kinds" not of what kind, and what is named late in a text is beside the point. */
function isThin({ headline, used: [at = 0] }: Lead, parts: readonly ToldPart[]): boolean {
  const words = headline.split(' ');
  if (pronoun.test(headline) && words.length < 3 && !/!$/.test(headline)) return true;
  if (ofAnother.test(headline) && !speaks.test(headline)) return true;
  const { sentence = 0 } = parts[at] ?? {};
  const before = parts.filter(
    (part) =>
      part.sentence < sentence &&
      !address.test(part.text) &&
      !isStory(part.text) &&
      isFitHeadline(part.clauses[0] ?? ''),
  );
  return new Set(before.map((part) => part.sentence)).size > MOST_BEFORE;
}
/** "My waiting list has come down": how busy somebody is, which is no matter where what they do is told as well. */
const aboutOwnTime =
  /(?<!\p{L})(?:waiting list|wait(?:ing)? time|(?:my|our|the) (?:diary|schedule|calendar|books?)|order book|workload|warteliste|wartezeit|terminkalender|kalender|auftragsbuch|liste d['’]attente|agenda|carnet de commandes|planning|lista de espera|calendario|lista d['’]attesa|wachtlijst|wachttijd|lista oczekujących|kalendarz|grafik|kolejka|väntelista|väntelistan|venteliste|ventelisten|ventetid|kalendern|kalenderen)(?!\p{L})/iu;
const pronoun = /^(?:we|i|you|wir|ich|nous|je|vi|jeg|jag|wij|ik|kom)\s/iu;
const ofAnother =
  /^(?:next|the next|another|other|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s(?:kinds?|types?|sorts?|more)|gratis|free|a partir|à partir|ab|from|since|nächste\p{L}*|prochaine?s?|próxim[oa]s?|prossim[oa]|volgende|następn\p{L}+|neste)(?!\p{L})/iu;
/** Sentences. */
const MOST_BEFORE = 1;
