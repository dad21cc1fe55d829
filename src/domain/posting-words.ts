import { networkRules } from './network';
import { cutForNetwork, networkLength, type LengthUnit } from './network-length';
import { writtenFor, type NetworkWords } from './network-writing';
import type { PieceType } from './piece';
import { openingOf, withoutHeadingMarks } from './post-body';
import { isNetwork, type NetworkChannel, type PostingChannel } from './posting-channel';

/**
 * What a channel gets of a post: its own words where somebody wrote some, then those that a model wrote for it, else title
 * and text as that network reads them: as many whole sentences as it takes. All but the first with a link to the rest where
 * there is more, and hashtags where they are of use. No sentence is changed.
 */
export function postingWords(channel: PostingChannel, post: PostWords, ownWords: string | null): string {
  if (ownWords !== null) return ownWords;
  if (channel === 'newsletter') return post.body;
  if (!isNetwork(channel)) return joined(post.title, post.body);

  const { unit, max } = networkRules[channel].length;
  const fits = (text: string): boolean => networkLength(text, unit) <= max;
  const { linksWork } = manners[channel];
  const link = linksWork ? (post.link ?? null) : null;
  // An article is read on the page; where that cannot be reached, the network gets all of it.
  const isTeaser = post.type === 'article' && link !== null && openingOf(post.body) !== '';
  const body = isTeaser ? openingOf(post.body) : withoutHeadingMarks(post.body);
  // Where a title stands by itself, it is not said twice.
  const isTitled = networkRules[channel].title !== undefined;
  const all = joined(isTitled ? '' : post.title, laidOut(channel, body));
  const written = writtenFor(channel, post.networkWords)?.words ?? null;
  const whole = written ?? all;
  const tags = tagsFor(channel, post.keywords ?? [], whole).join(' ');
  const end = (isTeaser || (written !== null && !fits(all)) ? link : null) ?? '';
  // Words that were written for it are not cut for the sake of a long link.
  const found = [
    joined(whole, end, tags),
    joined(whole, end),
    ...(written === null ? [] : [joined(whole, tags), whole]),
  ].find(fits);
  if (found !== undefined) return found;

  const room = link === null ? max : max - networkLength(`\n\n${link}`, unit);
  // A link that leaves no room for words says less than they do.
  return link !== null && room >= max / 2 ? joined(fitted(whole, unit, room), link) : fitted(whole, unit, max);
}

/** As many whole sentences as fit. */
function fitted(whole: string, unit: LengthUnit, max: number): string {
  if (networkLength(whole, unit) <= max) return whole;
  let kept = '';
  for (const part of whole.match(SENTENCES) ?? []) {
    if (networkLength((kept + part).trimEnd(), unit) > max) break;
    kept += part;
  }
  return kept.trim() === '' ? `${cutForNetwork(whole, unit, max - 1)}…` : kept.trimEnd();
}

function laidOut(channel: NetworkChannel, body: string): string {
  const { thoughts, linksWork } = manners[channel];
  const text = linksWork ? body : body.replace(ADDRESS, '');
  return thoughts === undefined
    ? text
    : text
        .split(/\n{2,}/)
        .map((one) => inThoughts(one, thoughts))
        .join('\n\n');
}

/** A long paragraph in several, of so many sentences; lists stay. */
function inThoughts(paragraph: string, sentences: number): string {
  const all = paragraph.includes('\n') ? [] : (paragraph.match(SENTENCES) ?? []);
  if (all.length <= sentences) return paragraph;
  const found: string[] = [];
  for (let at = 0; at < all.length; at += sentences)
    found.push(
      all
        .slice(at, at + sentences)
        .join('')
        .trim(),
    );
  return found.join('\n\n');
}

/** None where the text has its own. */
function tagsFor(channel: NetworkChannel, keywords: readonly string[], whole: string): string[] {
  if (/[#＃]\p{L}/u.test(whole)) return [];
  return [...new Set(keywords.map(hashtagOf).filter((tag) => tag !== null))].slice(0, manners[channel].tags);
}

/** "sourdough loaves Bristol" is #SourdoughLoavesBristol; null for a whole sentence. */
function hashtagOf(keyword: string): string | null {
  const words = keyword.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > 3 || !/\p{L}/u.test(keyword)) return null;
  return `#${words.length === 1 ? words[0]!.toLowerCase() : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

const joined = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join('\n\n');

/**
 * How each network is written for (docs/publishing.md has the sources). Hashtags: how many of a post's keywords are put
 * below it. Each word of a tag begins with a capital, so that screen readers can tell them apart.
 */
const manners: Record<NetworkChannel, Manner> = {
  facebook: { tags: 0, linksWork: true },
  instagram: { tags: 4, linksWork: false },
  linkedin: { tags: 3, linksWork: true, thoughts: 2 },
  twitter: { tags: 2, linksWork: true },
  youtube: { tags: 3, linksWork: true },
  mastodon: { tags: 3, linksWork: true },
  bluesky: { tags: 2, linksWork: true },
};

/** Sentences with the space that follows them, and paragraphs without a full stop. */
const SENTENCES = /[^\n]*?[.!?…](?=\s)\s+|[^\n]+\n*|\n+/gu;
/** Nobody can tap an address there, and what can be typed is shorter. */
const ADDRESS = /\bhttps?:\/\/(?:www\.)?(?=\S)/giu;

interface Manner {
  tags: number;
  /** An address in the text can be tapped. */
  linksWork: boolean;
  /** Sentences in a paragraph, where long ones are passed over; as they are where nothing is said. */
  thoughts?: number;
}

export interface PostWords {
  title: string;
  body: string;
  /** What it is found by; left out for none. */
  keywords?: readonly string[] | undefined;
  type?: PieceType | undefined;
  /** What a model wrote for networks, of this title and body; left out for none. */
  networkWords?: readonly NetworkWords[] | undefined;
  /** The post on the workspace's own page; null or left out while that cannot be reached. */
  link?: string | null | undefined;
}
