import { Feed } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleText } from '../../src/documents/article-text';
import type { Block } from '../../src/domain/article';
import { cleanForXml, escapeHtml } from './render-feed';

/**
 * The product's own articles as RSS 2.0, Atom (RFC 4287) or JSON Feed (https://www.jsonfeed.org/version/1/).
 * Readers of the first two treat titles and summaries as HTML.
 */
export function renderSiteFeed(
  format: 'rss' | 'atom' | 'json',
  { origin, articles }: { origin: string; articles: FeedArticle[] },
): string {
  const shown = format === 'json' ? (text: string) => text : (text: string) => escapeHtml(cleanForXml(text));
  const feed = new Feed({
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    title: 'Fourbeat blog',
    description: 'Marketing for small businesses, a little every week.',
    language: 'en',
    copyright: 'Fourbeat, MIT licence',
    generator: 'Fourbeat',
    favicon: `${origin}/favicon.svg`,
    updated: new Date(Math.max(0, ...articles.map(({ updated }) => Date.parse(updated)))),
    feedLinks: { rss: `${origin}/blog/feed.xml`, atom: `${origin}/blog/atom.xml`, json: `${origin}/blog/feed.json` },
  });
  for (const { slug, title, excerpt, author, date, updated, category, tags, cover, body } of articles) {
    const url = `${origin}/blog/${slug}`;
    feed.addItem({
      id: url,
      link: url,
      title: shown(title),
      description: shown(excerpt),
      author: [{ name: author }],
      published: new Date(date),
      date: new Date(format === 'rss' ? date : updated),
      image:
        format === 'rss'
          ? { url: new URL(cover.url, origin).href, type: 'image/webp', length: 0 }
          : new URL(cover.url, origin).href,
      category: [category, ...tags].map((name) => ({ name })),
      content: cleanForXml(renderToStaticMarkup(<ArticleText blocks={body} url={url} />)),
    });
  }
  return format === 'rss' ? feed.rss2() : format === 'atom' ? feed.atom1() : feed.json1();
}

interface FeedArticle {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  date: string;
  updated: string;
  category: string;
  tags: string[];
  cover: { url: string };
  body: Block[];
}
