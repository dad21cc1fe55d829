import { prepositions } from '../subjects/word-forms';
import { findSubject } from '../subjects/find-subject';
import { sentenceCase } from './prompt-facts';

export interface PromptMessage {
  /** Six words of the prompt or a few more where none can go, or empty. */
  headline: string;
  /** What stood after them: "For stressed professionals". */
  tail: string;
  /** What stood before a colon: "Real estate agent". */
  label: string;
}

/** The strongest phrase of a prompt whose facts and colours have been taken out. Nothing is added to its words. */
export function promptMessage(text: string): PromptMessage {
  const matter = withoutOrders(text);
  const clauses = clausesOf(isShouted(matter) ? spokenSoftly(matter) : matter);
  const ranked = clauses
    .map((clause, index) => ({ clause, score: strength(clause, index) }))
    .filter(({ score }) => score > 0);
  const list = listOf(clauses);
  if (list) return list;
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (first, next) => (first && first.score >= next.score ? first : next),
    null,
  )?.clause;
  if (!best) return { headline: '', tail: '', label: '' };
  const { head, tail } = cutToSize(best.words);
  const before = clauses[clauses.indexOf(best) - 1];
  return {
    headline: sentenceCase(head.join(' ') + (tail.length === 0 ? best.mark : '')),
    tail:
      tail.length > 1
        ? tail.length <= MAX_TAIL
          ? sentenceCase(tail.join(' '))
          : ''
        : sentence(clauses[clauses.indexOf(best) + 1]),
    label: before?.opensMessage && before.label.length <= 4 ? sentenceCase(before.label.join(' ')) : '',
  };
}

/** Takes out what is said to the designer and not to the reader: "Create an Instagram post about our …". */
export function withoutOrders(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = openings.reduce((left, opening) => left.replace(opening, ''), rest).trim();
  }
  return asides.reduce((left, aside) => left.replace(aside, ' '), rest).trim();
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let afterColon = false;
  for (const { body, mark } of piecesOf(text)) {
    const label = body
      .replaceAll('•', '·')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}\p{Sc}&+·]/u.test(word));
    const words = trimmed(label);
    if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) continue;
    clauses.push({
      words,
      label,
      mark: mark === '?' || mark === '!' ? mark : '',
      follows: mark,
      opensMessage: mark === ':',
      isMessage: afterColon,
    });
    afterColon = mark === ':';
  }
  return clauses;
}

/** Points and commas of numbers, of "Dr. Ames" and of code such as "alert(1)" divide nothing. */
export function piecesOf(text: string): { body: string; mark: string; start: number }[] {
  const pieces: { body: string; mark: string; start: number }[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(separators)) {
    if (mark === ',' && isEnumeration(text.slice(start, index), text.slice(index + 1))) continue;
    pieces.push({ body: text.slice(start, index), mark: mark.trim(), start });
    start = index + mark.length;
  }
  return [...pieces, { body: text.slice(start), mark: '', start }];
}

/** "Fades, shaves and hot towels" and "We pack, load and drive" are one phrase. */
function isEnumeration(before: string, after: string): boolean {
  return (
    before.trim().split(/\s+/).length <= MOST_BEFORE_LIST &&
    /^\s*\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*)?\s(?:and|&|or|und|et|y)\s(?:the\s)?\p{L}/u.test(after) &&
    !/\p{N}/u.test(before)
  );
}

/** "What's on: quiz, karaoke, live band": three short things or more after a colon are one list. */
function listOf(clauses: readonly Clause[]): PromptMessage | null {
  const at = clauses.findIndex(({ opensMessage }) => opensMessage);
  const items = clauses.slice(at + 1);
  if (
    at < 0 ||
    items.length < 3 ||
    clauses[at]!.label.length < 2 ||
    items.some(({ words }) => words.length > 3) ||
    items.slice(0, -1).some(({ follows }) => follows !== ',')
  )
    return null;
  return {
    headline: sentenceCase(clauses[at]!.label.join(' ')),
    tail: sentenceCase(items.map(({ label }) => label.join(' ')).join(', ')),
    label: '',
  };
}

/** A further clause as a supporting line, unless it speaks about style. */
function sentence(clause: Clause | undefined): string {
  if (!clause || clause.words.length < 2 || clause.words.length > MAX_WORDS) return '';
  return clause.words.some((word) => styleWords.has(word.toLowerCase()) || /^[48]k$/i.test(word))
    ? ''
    : sentenceCase(clause.words.join(' '));
}

function strength(clause: Clause, index: number): number {
  const content = clause.words.filter(
    (word) => !functionWords.has(word.toLowerCase()) && !styleWords.has(word.toLowerCase()),
  );
  if (content.length === 0) return 0;
  const length =
    clause.words.length === 1 && clause.words[0]!.length < COMPOUND ? 0.5 : clause.words.length <= MAX_WORDS ? 2 : 1.5;
  return (
    length + (findSubject(clause.words.join(' ')) ? 2 : 0) + (clause.isMessage ? 2.5 : 0) + Math.max(0, 1 - index * 0.5)
  );
}

/** Six words at most, ended before a preposition rather than in the middle of a phrase. */
function cutToSize(words: readonly string[]): { head: string[]; tail: string[] } {
  if (words.length <= MAX_WORDS) return { head: [...words], tail: [] };
  const isJoint = (index: number): boolean =>
    prepositions.has(words[index]!.toLowerCase()) && words[index]!.toLowerCase() !== 'of';
  for (let index = MAX_WORDS; index >= 2; index -= 1)
    if (isJoint(index) && !isJoint(index - 1))
      return { head: trimmed(words.slice(0, index)), tail: words.slice(index) };
  const subject = findSubject(words.join(' '));
  const spoken = subject ? words.join(' ').slice(0, subject.end).split(' ').length : 0;
  if (words.length <= LIMIT) return { head: [...words], tail: [] };
  const end = spoken >= 2 && spoken <= MAX_WORDS ? spoken : MAX_WORDS;
  return { head: trimmed(words.slice(0, end)), tail: [] };
}

/** No phrase starts or ends with a word that leans on another one. */
function trimmed(words: readonly string[]): string[] {
  let from = 0;
  let to = words.length;
  const isRange = words[0]?.toLowerCase() === 'from' && words.includes('to');
  const isIndirect = asking.test(words[0] ?? '') && closing.test(words.at(-1) ?? '');
  while (!isRange && from < to && leading.has(words[from]!.toLowerCase())) from += 1;
  while (!isIndirect && to > from && functionWords.has(words[to - 1]!.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '')))
    to -= 1;
  return words.slice(from, to);
}

/** Names that "&" joins keep their capitals. */
function spokenSoftly(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /\p{L}[\p{L}'’]*\s&\s\p{L}/gu,
      (pair) => pair[0]!.toUpperCase() + pair.slice(1, -1) + pair.at(-1)!.toUpperCase(),
    );
}

function isShouted(text: string): boolean {
  return text.length > 12 && text === text.toUpperCase();
}

const separators =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|Nr))\.(?=\s|$)|,(?!\d)|:(?!\d|\/\/)|[;!?\n|]|\s[–—-](?=\s|$)|—|(?<=\s|^)\(|\)(?=[\s,.;:!?]|$)/gu;
/** German says with one word what takes English three. */
const COMPOUND = 12;
const MOST_BEFORE_LIST = 4;
const MAX_WORDS = 6;
/** Cutting a seventh or eighth word off would often take the sense with it. */
const LIMIT = 8;
const MAX_TAIL = 8;
/** "How important sunscreen is" ends with its verb. */
const asking = /^(?:how|what|where|who|why)$/i;
const closing = /^(?:is|are)$/i;
const leading = new Set('· a an the our my and & or with for of to at in on from by'.split(' '));
/** No phrase ends with one of these. */
export const functionWords = new Set([
  ...prepositions,
  ...'a an the our my your and & or is are be plus this that its it get'.split(' '),
  '',
]);
/** Words about the look of a picture, not about its matter. */
export const styleWords = new Set(
  'minimalist minimal clean modern simple elegant photorealistic realistic artistic cartoon professional style aesthetic design vibrant bold colourful colorful cosy soft warm lighting light background palette typography text headline instagram facebook detailed detail render rendered quality hdr cinematic studio vintage flat mood atmosphere composition resolution'.split(
    ' ',
  ),
);

const work = String.raw`(?:social media |instagram |facebook |twitter |whatsapp |youtube |linkedin |tiktok |pinterest |email |web ?site |product |promotional |promo |marketing |advertising |hero )*(?:posters?|posts?|images?|pictures?|photos?|graphics?|banners?|ads?|adverts?|advertisements?|flyers?|illustrations?|visuals?|designs?|cover|story|stories|cards?|announcements?|campaign|promotion|promo|artwork|header|thumbnail|creative)`;
const adjectives = String.raw`(?:(?:minimalist|minimal|clean|modern|simple|elegant|beautiful|stunning|professional|eye-catching|vibrant|bold|colou?rful|photo-?realistic|hyper-?realistic|realistic|artistic|cartoon|square|striking|nice|cool|fresh|premium|warm)(?:,| and)?\s+)*`;
const purpose = String.raw`(?:\s+(?:for|of|about|showing|announcing|promoting|featuring|saying|that says|advertising|depicting|to promote|to announce|to advertise|with|on)\b|\s*:)?`;
const openings = [
  /^(?:please|can you|could you|i want|i need|i would like|i'd like|we want|we need|we would like|let's)\s+(?:to\s+)?/i,
  new RegExp(
    String.raw`^(?:create|make|design|generate|draw|produce|give me|show|build|write|paint|render|illustrate|prepare)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|some\s+)?${adjectives}(?:${work}\b${purpose})?`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:an?\s+|the\s+)?${adjectives}${work}\b(?:\s+(?:for|of|about|showing|announcing|promoting|featuring|saying|that says|advertising|depicting)\b|\s*:)`,
    'i',
  ),
  /^(?:promote|promoting|advertise|advertising|announce|announcing|showcase|showcasing|depict|featuring)\s+(?:that\s+)?/i,
  /^(?:my|our)\s+(?:\p{L}+['’]s\s+)?(?:instagram|facebook|linkedin|tiktok|pinterest|twitter|social media)(?:\s+(?:page|feed|story|account|post))?\s*(?:showing|of|about|featuring|with|that shows)?(?=\s|$)/iu,
  /^(?:our|my|an?|the)\s+/i,
  /^(?:instagram|facebook|linkedin|tiktok|pinterest|twitter|social media)\s*:\s*/i,
];
const asides = [
  /\b(?:for|on)\s+(?:our\s+|my\s+)?(?:instagram|facebook|linkedin|tiktok|pinterest|twitter|social media|our (?:web ?site|feed|page))(?:\s+(?:feed|story|stories|post|page))?\b/gi,
  /,?\s*(?:in\s+)?(?:an?\s+)?(?:minimalist|minimal|clean|modern|flat|swiss|photorealistic|artistic|cartoon|elegant)(?:\s+(?:minimalist|minimal|clean|modern|flat|design))*\s+(?:style|look|aesthetic|design|typography)\b/gi,
  /\b(?:with\s+)?(?:the\s+)?(?:headline|title|caption|text|slogan|words)\s*:?\s*$/gi,
];

interface Clause {
  words: string[];
  /** The same before words were taken off its ends: "For sale". */
  label: string[];
  /** Kept at the end of the words: ? or !. */
  mark: string;
  /** The sign after it. */
  follows: string;
  opensMessage: boolean;
  isMessage: boolean;
}
