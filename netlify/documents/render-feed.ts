import { Feed } from 'feed';
import { sayUpdated } from '../../src/documents/post-date';
import { summaryOf, type Post, type Publisher } from '../../src/documents/publication';
import type { PostPart } from '../../src/domain/post-body';

/** RSS 2.0 of a workspace's posts: https://www.rssboard.org/rss-specification */
export function renderFeed({ publisher, posts }: { publisher: Publisher; posts: Post[] }): string {
  const feed = new Feed({
    id: publisher.url,
    link: publisher.url,
    title: cleanForXml(publisher.name),
    description: cleanForXml(publisher.what ?? publisher.name),
    copyright: cleanForXml(publisher.name),
    feedLinks: { rss: publisher.feedUrl },
    updated: lastChange(posts),
    generator: 'Fourbeat',
  });
  for (const post of posts) {
    feed.addItem({
      id: post.url,
      link: post.url,
      title: escapeHtml(cleanForXml(post.title)),
      date: post.publishedAt,
      description: escapeHtml(cleanForXml(summaryOf(post))),
      // An item has one enclosure: the clip, where there is one.
      ...(post.clip
        ? { video: { url: post.clip.url, type: 'video/mp4', length: post.clip.bytes } }
        : post.picture && { image: { url: post.picture.url, type: 'image/webp', length: 0 } }),
      // RSS 2.0 has no modification date, so readers find it below the text.
      content: [
        ...post.parts,
        ...(post.revisedAt ? [{ kind: 'paragraph' as const, text: sayUpdated(post.revisedAt, publisher) }] : []),
      ]
        .map(asHtml)
        .join(''),
      category: post.keywords.map((name) => ({ name: cleanForXml(name) })),
    });
  }
  return feed.rss2();
}

function asHtml(part: PostPart): string {
  const said = (text: string) => escapeHtml(cleanForXml(text));
  if (part.kind === 'heading') return `<h2>${said(part.text)}</h2>`;
  if (part.kind === 'list') return `<ul>${part.items.map((item) => `<li>${said(item)}</li>`).join('')}</ul>`;
  return `<p>${said(part.text)}</p>`;
}

function lastChange(posts: Post[]): Date | undefined {
  const times = posts.map(({ publishedAt, revisedAt }) => (revisedAt ?? publishedAt).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/**
 * XML 1.0 allows no control characters except tab and line breaks; a single one would make the whole feed
 * unreadable.
 */
export const cleanForXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Feed readers treat titles and descriptions as HTML, whatever the feed says. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
