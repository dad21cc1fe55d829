import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import { NothingYetDocument, NotFoundDocument } from '../../src/documents/not-found-document';
import { PostDocument } from '../../src/documents/post-document';
import { PublicPageDocument, type PublicPage } from '../../src/documents/public-page-document';
import type { Post, Publisher } from '../../src/documents/publication';
import { brandAccentStyles } from '../../src/documents/brand-accent';
import { documentStyles } from '../../src/documents/document-styles';
import { preferredLanguage } from '../../src/domain/language';
import { theme } from '../../src/ui/theme';
import { businessData } from './business-data';

export const renderPublicPage = (page: PublicPage): string =>
  toHtml(<PublicPageDocument {...page} />, {
    colours: page.publisher.colours,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: page.publisher.name,
      url: page.publisher.url,
      ...(page.publisher.logo && { image: page.publisher.logo }),
      publisher: businessData(page.publisher),
    },
  });

export const renderPost = ({ publisher, post }: { publisher: Publisher; post: Post }): string =>
  toHtml(<PostDocument publisher={publisher} post={post} />, {
    colours: publisher.colours,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      url: post.url,
      datePublished: post.publishedAt.toISOString(),
      ...(post.revisedAt && { dateModified: post.revisedAt.toISOString() }),
      author: {
        '@type': 'Organization',
        name: publisher.name,
        url: publisher.url,
        ...(publisher.logo && { logo: publisher.logo }),
      },
      ...(post.banner && { image: post.banner.url }),
      keywords: post.keywords.join(', '),
    },
  });

/** `accepts`: the Accept-Language header, because nobody knows whose page it was. */
export const renderNotFound = (what: 'page' | 'post', accepts: string | null): string =>
  toHtml(<NotFoundDocument what={what} language={preferredLanguage(accepts)} />, {});

/** The public page of a business that has published nothing yet. */
export const renderNothingYet = ({ name, language }: Pick<Publisher, 'name' | 'language'>): string =>
  toHtml(<NothingYetDocument business={name} language={language} />, {});

/**
 * Renders a static page: React hoists <title>, <meta> and <link> into the head; styles and JSON-LD are added as
 * text.
 */
export function toHtml(
  document: ReactElement,
  { jsonLd, colours = [] }: { jsonLd?: object; colours?: readonly string[] | undefined },
): string {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(<ThemeProvider theme={theme}>{document}</ThemeProvider>));
    const data = jsonLd
      ? `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`
      : '';
    return `<!doctype html>${markup.replace('</head>', () => `<style>${documentStyles}\n${brandAccentStyles(colours)}</style>${sheet.getStyleTags()}${data}</head>`)}`;
  } finally {
    sheet.seal();
  }
}
