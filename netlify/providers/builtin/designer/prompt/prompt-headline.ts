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
  const ranked = clauses.map((clause, index) => ({ clause, score: strength(clause, index) })).filter(({ score }) => score > 0);
  const best = ranked.reduce<(typeof ranked)[number] | null>((first, next) => (first && first.score >= next.score ? first : next), null)?.clause;
  if (!best) return { headline: '', tail: '', label: '' };
  const { head, tail } = cutToSize(best.words);
  const before = clauses[clauses.indexOf(best) - 1];
  return {
    headline: sentenceCase(head.join(' ') + (tail.length === 0 ? best.mark : '')),
    tail: tail.length > 1 ? (tail.length <= MAX_TAIL ? sentenceCase(tail.join(' ')) : '') : sentence(clauses[clauses.indexOf(best) + 1]),
    label: before?.opensMessage && before.words.length <= 4 ? sentenceCase(before.words.join(' ')) : '',
  };
}

/** Takes out what is said to the designer and not to the reader: "Create an Instagram post about our …". */
export function withoutOrders(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = openings.reduce((left, opening) => left.replace(opening, ''), rest).trim();
  }
  return asides.reduce((left, aside) => left.replace(aside, ' '), rest).trim();
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let afterColon = false;
  for (const { body, mark } of piecesOf(text)) {
    const words = trimmed(body.split(/\s+/).filter((word) => /[\p{L}\p{N}\p{Sc}&+]/u.test(word)));
    if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) continue;
    clauses.push({ words, mark: mark === '?' || mark === '!' ? mark : '', opensMessage: mark === ':', isMessage: afterColon });
    afterColon = mark === ':';
  }
  return clauses;
}

/** Points and commas of numbers, of "Dr. Ames" and of code such as "alert(1)" divide nothing. */
function piecesOf(text: string): { body: string; mark: string }[] {
  const pieces: { body: string; mark: string }[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(separators)) {
    pieces.push({ body: text.slice(start, index), mark: mark.trim() });
    start = index + mark.length;
  }
  return [...pieces, { body: text.slice(start), mark: '' }];
}

/** A further clause as a supporting line, unless it speaks about style. */
function sentence(clause: Clause | undefined): string {
  if (!clause || clause.words.length < 2 || clause.words.length > MAX_WORDS) return '';
  return clause.words.some((word) => styleWords.has(word.toLowerCase()) || /^[48]k$/i.test(word)) ? '' : sentenceCase(clause.words.join(' '));
}

function strength(clause: Clause, index: number): number {
  const content = clause.words.filter((word) => !functionWords.has(word.toLowerCase()) && !styleWords.has(word.toLowerCase()));
  if (content.length === 0) return 0;
  const length = clause.words.length === 1 ? 0.5 : clause.words.length <= MAX_WORDS ? 2 : 1.5;
  return length + (findSubject(clause.words.join(' ')) ? 2 : 0) + (clause.isMessage ? 2.5 : 0) + Math.max(0, 1 - index * 0.5);
}

/** Six words at most, ended before a preposition rather than in the middle of a phrase. */
function cutToSize(words: readonly string[]): { head: string[]; tail: string[] } {
  if (words.length <= MAX_WORDS) return { head: [...words], tail: [] };
  const isJoint = (index: number): boolean => prepositions.has(words[index]!.toLowerCase()) && words[index]!.toLowerCase() !== 'of';
  for (let index = MAX_WORDS; index >= 2; index -= 1) if (isJoint(index)) return { head: trimmed(words.slice(0, index)), tail: words.slice(index) };
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
  while (from < to && leading.has(words[from]!.toLowerCase())) from += 1;
  while (to > from && functionWords.has(words[to - 1]!.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, ''))) to -= 1;
  return words.slice(from, to);
}

/** Names that "&" joins keep their capitals. */
function spokenSoftly(text: string): string {
  return text.toLowerCase().replace(/\p{L}[\p{L}'’]*\s&\s\p{L}/gu, (pair) => pair[0]!.toUpperCase() + pair.slice(1, -1) + pair.at(-1)!.toUpperCase());
}

function isShouted(text: string): boolean {
  return text.length > 12 && text === text.toUpperCase();
}

const separators = /(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|Nr))\.(?=\s|$)|,(?!\d)|:(?!\d|\/\/)|[;!?\n|]|\s[–—-](?=\s|$)|—|(?<=\s|^)\(|\)(?=[\s,.;:!?]|$)/gu;
const MAX_WORDS = 6;
/** Cutting a seventh or eighth word off would often take the sense with it. */
const LIMIT = 8;
const MAX_TAIL = 8;
const leading = new Set('a an the our my and & or with for of to at in on from by'.split(' '));
const functionWords = new Set([...prepositions, ...'a an the our my your and & or is are be plus this that its it get'.split(' '), '']);
/** Words about the look of a picture, not about its matter. */
export const styleWords = new Set('minimalist minimal clean modern simple elegant photorealistic realistic artistic cartoon professional style aesthetic design vibrant bold colourful colorful cosy soft warm lighting light background palette typography text headline instagram facebook detailed detail render rendered quality hdr cinematic studio vintage flat mood atmosphere composition resolution'.split(' '));

const work = String.raw`(?:social media |instagram |facebook |linkedin |tiktok |pinterest |email |web ?site |product |promotional |promo |marketing |advertising |hero )*(?:posters?|posts?|images?|pictures?|photos?|graphics?|banners?|ads?|adverts?|advertisements?|flyers?|illustrations?|visuals?|designs?|cover|story|stories|cards?|announcements?|campaign|promotion|promo|artwork|header|thumbnail|creative)`;
const adjectives = String.raw`(?:(?:minimalist|minimal|clean|modern|simple|elegant|beautiful|stunning|professional|eye-catching|vibrant|bold|colou?rful|photorealistic|realistic|artistic|cartoon|square|striking|nice|cool|fresh|premium|warm)(?:,| and)?\s+)*`;
const purpose = String.raw`(?:\s+(?:for|of|about|showing|announcing|promoting|featuring|saying|that says|advertising|depicting|to promote|to announce|to advertise|with|on)\b|\s*:)?`;
const openings = [
  /^(?:please|can you|could you|i want|i need|i would like|i'd like|we want|we need|we would like|let's)\s+(?:to\s+)?/i,
  new RegExp(String.raw`^(?:create|make|design|generate|draw|produce|give me|show|build|write|paint|render|illustrate|prepare)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|some\s+)?${adjectives}(?:${work}\b${purpose})?`, 'i'),
  new RegExp(String.raw`^(?:an?\s+|the\s+)?${adjectives}${work}\b(?:\s+(?:for|of|about|showing|announcing|promoting|featuring|saying|that says|advertising|depicting)\b|\s*:)`, 'i'),
  /^(?:promote|promoting|advertise|advertising|announce|announcing|showcase|showcasing|depict|featuring)\s+(?:that\s+)?/i,
  /^(?:our|my|an?|the)\s+/i,
];
const asides = [
  /\b(?:for|on)\s+(?:our\s+|my\s+)?(?:instagram|facebook|linkedin|tiktok|pinterest|twitter|social media|our (?:web ?site|feed|page))(?:\s+(?:feed|story|stories|post|page))?\b/gi,
  /,?\s*(?:in\s+)?(?:an?\s+)?(?:minimalist|minimal|clean|modern|flat|swiss|photorealistic|artistic|cartoon|elegant)(?:\s+(?:minimalist|minimal|clean|modern|flat|design))*\s+(?:style|look|aesthetic|design|typography)\b/gi,
  /\b(?:with\s+)?(?:the\s+)?(?:headline|title|caption|text|slogan|words)\s*:?\s*$/gi,
];

interface Clause {
  words: string[];
  /** Kept at the end of the words: ? or !. */
  mark: string;
  opensMessage: boolean;
  isMessage: boolean;
}
