import { promptColours } from './prompt-colours';
import { functionWords, piecesOf, styleWords, withoutOrders } from './prompt-headline';
import { money, sentenceCase } from './prompt-facts';

/**
 * The clauses of a prompt that say something else once a fact is lifted out of them: denials ("closed on Monday"), and
 * terms, which are offers with a condition, lists with one price, and orders with a deadline. Null where it has none.
 */
export function wholeClauses(text: string): WholeClauses | null {
  const clauses = readClauses(text).filter(({ kind }) => kind !== 'aside');
  const kept = clauses.filter(({ kind }) => kind !== 'plain');
  if (kept.length === 0) return null;
  const labelled = labels(clauses);
  const opensWithTerms =
    clauses[0]!.kind === 'terms' ||
    (clauses[1]?.kind === 'terms' &&
      labelled === 1 &&
      (notices.test(clauses[0]!.words) || isPricedList(clauses[1].words)));
  const hasDenial = kept.some(({ kind }) => kind === 'denial');
  const isShort = clauses[0]!.kind !== 'plain' || clauses[0]!.words.split(' ').length <= MOST_WORDS_UNREAD;
  return {
    kept,
    denials: kept.filter(({ kind }) => kind === 'denial'),
    isSetAsTyped: isShort && (hasDenial || opensWithTerms),
  };
}

/** What is left of a prompt whose denials and contacts have been taken out, clause by clause in the order typed. */
export function setAsTyped(
  text: string,
  denials: readonly Clause[],
): { headline: string; label: string; others: string[] } {
  const clauses = [...readClauses(text).filter(({ kind }) => kind !== 'denial'), ...denials]
    .sort((a, b) => a.start - b.start)
    .filter(({ words }) => words);
  const labelled = labels(clauses);
  const [label = '', headline = '', ...others] = [
    ...(labelled ? [] : ['']),
    ...clauses.map(
      ({ words, mark }, at) => sentenceCase(words) + (at === labelled && (mark === '?' || mark === '!') ? mark : ''),
    ),
  ];
  return { headline, label, others };
}

/** What the picture shall not show, without touching the rest: "no text", "without people". */
export const withoutAsides = (text: string): string =>
  withoutClauses(
    text,
    readClauses(text).filter(({ kind }) => kind === 'aside'),
  );

/** The same length, with spaces where the clauses stood; what divided them stays. */
export const withoutClauses = (text: string, clauses: readonly Clause[]): string =>
  clauses.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** One where the first clause only opens the second. */
const labels = ([first, second]: readonly Clause[]): 0 | 1 =>
  first && second && first.kind !== 'denial' && (first.mark === ':' || courtesies.test(first.words)) ? 1 : 0;

function readClauses(text: string): Clause[] {
  const pieces: Clause[] = [];
  for (const { body, mark, start } of piecesOf(text)) {
    if (!/[\p{L}\p{N}\p{Sc}]/u.test(body)) continue;
    const last = pieces.at(-1);
    const leans =
      last?.mark === ',' &&
      !aside.test(body) &&
      (exceptions.test(body) || (denies(last.words) && (isDay.test(body) || denies(body))));
    const from = leans ? last.start : start;
    if (leans) pieces.pop();
    pieces.push(clauseOf(text.slice(from, start + body.length), from, mark, pieces.length === 0));
  }
  return pieces.filter(({ words }) => words !== '');
}

function clauseOf(body: string, start: number, mark: string, isFirst: boolean): Clause {
  const spoken = isFirst ? withoutOpening(body, mark) : body;
  const words = spoken.replace(/\s+/g, ' ').trim();
  const kind = aside.test(words) ? 'aside' : denies(words) ? 'denial' : hasTerms(words) ? 'terms' : 'plain';
  return {
    words: kind === 'plain' ? plainWords(words) : words.replace(/^(?:and|but|so)\s/i, ''),
    kind,
    mark,
    start,
    end: start + body.length,
  };
}

/** Orders to the designer go; an article that opens a sentence stays with it. */
function withoutOpening(body: string, mark: string): string {
  const rest = withoutOrders(body + mark)
    .replace(/[:;,.!?|()—–-]$/u, '')
    .trim();
  const typed = body.trim();
  return /^(?:our|my|an?|the)\s$/i.test(typed.slice(0, typed.length - rest.length)) ? typed : rest;
}

/** Without words about the picture, and without an end that leans on what was taken out after it. */
function plainWords(text: string): string {
  const words = withoutOpening(promptColours(text).rest, '')
    .replace(/^(?:and|but|so|or)\s/i, '')
    .trim()
    .split(/\s+/);
  while (
    /\s{3}$/.test(text) &&
    words.length > 0 &&
    functionWords.has(
      words
        .at(-1)!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}&]/gu, ''),
    )
  )
    words.pop();
  return words.some((word) => !functionWords.has(word.toLowerCase()) && !styleWords.has(word.toLowerCase()))
    ? words.join(' ')
    : '';
}

function denies(clause: string): boolean {
  return denial.test(clause.replace(notDenials, ' ')) && !unseen.test(clause);
}

function hasTerms(clause: string): boolean {
  if (clause.split(' ').length > MOST_WORDS_OF_TERMS) return false;
  return withCondition.test(clause) || withDeadline.test(clause) || isPricedList(clause);
}

const isPricedList = (clause: string): boolean =>
  clause.match(new RegExp(money, 'giu'))?.length === 1 && listWithPrice.test(clause);

const MOST_WORDS_UNREAD = 8;
const MOST_WORDS_OF_TERMS = 14;
const courtesies = /^(?:sorry|hi|hello|hey|please note|dear (?:customers|guests|friends|all))$/i;
const notices = /^(?:reminder|note|notice|important|attention|update|news|last chance)$/i;
const day = String.raw`(?:(?:on|from|until|till|and|or)\s)*(?:\d{1,2}(?:st|nd|rd|th)?\s(?:(?:and|or|to|–|-|&)\s\d{1,2}(?:st|nd|rd|th)?\s)?(?:of\s)?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?)(?!\p{L})`;
/** "Closed on Monday, 23 November": the day belongs to what is closed. */
const isDay = new RegExp(String.raw`^\s*${day}`, 'iu');
const exceptions = /^\s*(?:except|excluding|excl|unless|without|but not|but never|not|nor|never)\b/i;
const denial = new RegExp(
  [
    String.raw`\b(?:no|not|never|none|nobody|nothing|without|except|excluding|unless|cannot|clos(?:e|es|ed|ing)|cancel(?:s|led|ed|ling)?|sold[ -]out|unavailable|postponed|suspended|fully booked|out of (?:stock|order)|no longer|shut|sin|nunca|cerrad[oa]s?|agotad[oa]s?|ferm[ée]e?s?|sans|jamais|annul[ée]e?s?|complet|geschlossen|nicht|keine?[mnrs]?|ohne|abgesagt|ausverkauft)(?![\p{L}])`,
    String.raw`n['’]t\b`,
    String.raw`\bbut\s(?=${day})`,
  ].join('|'),
  'iu',
);
/** "No. 5", "no-bake", "don't miss", "close to the sea", "12 Abbey Close". */
const notDenials =
  /\b[Nn]o-\p{L}+|\b[Dd]on['’]t (?:miss|forget)\b|\b[Nn]o (?:problem|worries)\b|\b(?:[Nn]ot sure|[Ww]hy not|[Nn]othing beats)\b|\b[Nn]o\.?\s?\d+|\b[Nn]ot only\b|\b[Cc]lose (?:to|by)\b|(?<=\p{Lu}[\p{L}'’]*\s)Close\b/gu;
/** What a picture shall not show is no news for its readers. */
const unseen =
  /\b(?:no|not|without|avoid|(?:do not|don['’]t) (?:add|use|show|include|put|draw|write))\b.*\b(?:texts?|words?|letters|lettering|writing|people|persons?|humans?|faces?|hands|logos?|watermarks?|borders?|frames?|backgrounds?|shadows?|clutter|cluttered|busy|crowded|dark|bright|colou?rs?|colou?rful|gradients?|emojis?|cheesy|cartoonish|realistic|stock photos?|images?|pictures?|photos?|style)\b/i;
const aside = new RegExp(
  String.raw`^\s*(?:and\s|but\s|please\s|with\s)*(?=(?:no|not|without|avoid|do not|don['’]t)\s)${unseen.source}`,
  'iu',
);
const time = String.raw`(?:the\s)?(?:end\b|noon|midnight|tonight|tomorrow|today|christmas|easter|next|this|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;
const terms = String.raw`(?:\b(?:if|when|whenever|unless|provided|as long as)\s|\b(?:before|until|till)\s|\bby\s${time}|\bwith\s(?:(?:any|every|each|this|the|a|an|your|our|valid|student|promo|coupon|voucher|gift|loyalty)\s)*(?:\p{L}+\s)?(?:codes?|coupons?|vouchers?|cards?|ids?|orders?|purchases?|bookings?|tickets?|receipts?|flyers?|app|membership|subscription|meals?|mains?|lunch|dinner|coffee)\b|\bon (?:all )?orders\s(?:over|above|of|from)\s)`;
const withCondition = new RegExp(
  String.raw`(?:\d\s?%|${money}|\bfree\b|\bhalf[- ]price\b|\b\d[ -]for[ -]\d\b|\b(?:off|discount)\b).*?${terms}`,
  'iu',
);
const withDeadline = new RegExp(
  String.raw`^(?:please\s|so\s|and\s)?(?:order|pre-?order|book|apply|register|reserve|sign up|rsvp|enter|call|buy|enrol|enroll|join|pay|return|collect|reply|submit|send|vote|donate|claim|renew|shop|subscribe|get yours)\b.*\s(?:by|before|until|till)\s(?:the\s)?\p{L}*\d*`,
  'iu',
);
const listWithPrice = new RegExp(
  String.raw`\p{L}.*\s(?:and|with|plus|und|mit|et|avec|y|con|&)\s.*${money}|\p{L}.*\s\+\s.*\sfor\s(?:only\s|just\s)?${money}`,
  'iu',
);

export interface Clause {
  /** As typed, without orders to the designer. */
  words: string;
  kind: 'denial' | 'terms' | 'aside' | 'plain';
  /** The sign after it. */
  mark: string;
  start: number;
  end: number;
}

export interface WholeClauses {
  kept: Clause[];
  denials: Clause[];
  /** The poster is set clause by clause; else only what was kept is. */
  isSetAsTyped: boolean;
}
