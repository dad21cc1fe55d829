import { parseFeed } from 'feedsmith';
import { createHash } from 'node:crypto';
import type { Feed, FeedItem, FeedsPort } from '../../ports/feeds';

/**
 * Feeds by feedsmith: it expands no entities of a document's own, fetches nothing, and reads feeds that break the rules.
 * What it finds is cut and cleaned here, because a stranger wrote it.
 */
export const feedsmithFeeds: FeedsPort = {
  read(text, url): Feed | null {
    let read: ReturnType<typeof parseFeed>;
    try {
      read = parseFeed(text.trimStart(), { maxItems: MOST_ITEMS });
    } catch {
      return null;
    }
    // Each format has its own names; what is read here is what all have in common.
    const feed = read.feed as Found;
    const items = (feed.items ?? feed.entries ?? []).flatMap((item): FeedItem[] => {
      const title = line(said(item.title), TITLE) || line(said(item.content_text) || said(item.description), TITLE);
      const link = address(
        said(item.link) || said(item.url) || (item.links ?? []).find(isPage)?.href || isUrl(said(item.guid)),
        url,
      );
      const own = said(item.guid) || said(item.id) || link || title;
      if (title === '' || own === '') return [];
      return [{ key: hash(own), title, link, publishedAt: moment(item) }];
    });
    return { title: line(said(feed.title), TITLE), items: withoutTwins(items) };
  },
};

/** A text, or the text of an element that may have attributes. */
function said(value: unknown): string {
  if (typeof value === 'string') return value;
  const inner = typeof value === 'object' && value !== null && 'value' in value ? value.value : undefined;
  return typeof inner === 'string' ? inner : '';
}

/** One line of plain words: tags, control characters and marks of direction are gone. */
const line = (text: string, most: number): string =>
  [
    ...text
      .slice(0, MOST_READ)
      .replace(/<[^<>]*>/g, ' ')
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- control characters are what it looks for
      .replace(/[\u0000-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .trim();

function address(link: string, base: string): string {
  if (!URL.canParse(link, base)) return '';
  const url = new URL(link, base);
  const isWeb = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return link !== '' && isWeb && url.href.length <= LINK ? url.href : '';
}

function moment(item: FoundItem): Date | null {
  const text = [item.pubDate, item.published, item.date_published, item.updated, item.dc?.dates?.[0]].find(
    (one): one is string => typeof one === 'string',
  );
  const at = new Date(text ?? Number.NaN);
  return Number.isFinite(at.getTime()) ? at : null;
}

/** The same item twice in one feed is one item. */
const withoutTwins = (items: FeedItem[]): FeedItem[] => [...new Map(items.map((item) => [item.key, item])).values()];

const isPage = ({ rel, href }: { rel?: unknown; href?: unknown }): boolean =>
  typeof href === 'string' && (rel === undefined || rel === 'alternate');
const isUrl = (text: string): string => (/^https?:\/\//i.test(text) ? text : '');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

const MOST_ITEMS = 100;
const MOST_READ = 4_000;
const TITLE = 160;
const LINK = 1_000;

interface Found {
  title?: unknown;
  items?: FoundItem[];
  entries?: FoundItem[];
}

interface FoundItem {
  title?: unknown;
  description?: unknown;
  content_text?: unknown;
  guid?: unknown;
  id?: unknown;
  link?: unknown;
  url?: unknown;
  links?: { href?: string; rel?: string }[];
  pubDate?: unknown;
  published?: unknown;
  updated?: unknown;
  date_published?: unknown;
  dc?: { dates?: unknown[] };
}
