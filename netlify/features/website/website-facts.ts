import { parse, type HTMLElement } from 'node-html-parser';
import { cleanText } from './website-text';
import { readJsonLd, type Thing } from './website-json-ld';
import { readMicrodata } from './website-microdata';
import { readQuestions, type AskedOnPage } from './website-questions';
import { tameHtml } from './website-html';
import { placeIn } from './website-words';

/** What a page says, as text and addresses. Nothing is run, rendered or fetched here. */
export function readPage(html: string, url: string): PageFacts {
  const root = parse(tameHtml(html));
  const base = absolute(root.querySelector('base[href]')?.getAttribute('href'), url) ?? url;
  const all = (selector: string): HTMLElement[] => root.querySelectorAll(selector).slice(0, MAX_FOUND);
  const meta = new Map(
    all('meta')
      .toReversed()
      .map((element) => [
        (element.getAttribute('property') ?? element.getAttribute('name') ?? '').toLowerCase(),
        element.getAttribute('content') ?? '',
      ]),
  );
  const links = all('link[href]').map((element) => ({
    rel: (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/),
    type: element.getAttribute('type') ?? '',
    href: absolute(element.getAttribute('href'), base),
    media: element.getAttribute('media') ?? '',
  }));
  const linked = (rel: string): string[] =>
    links.flatMap((link) => (link.rel.includes(rel) && link.href ? [link.href] : []));
  return {
    url,
    title: lineOf(root.querySelector('title'), 300),
    meta,
    things: [
      ...readJsonLd(
        all('script[type]')
          .filter((element) => /ld\+json/i.test(element.getAttribute('type') ?? ''))
          .map((element) => element.rawText),
      ),
      ...readMicrodata(root),
    ],
    questions: readQuestions(root),
    headings: {
      h1: all('h1')
        .map((element) => lineOf(element, 200))
        .filter(Boolean),
      h2: all('h2')
        .map((element) => lineOf(element, 100))
        .filter(Boolean),
    },
    menu: all('nav a, header a, [role=navigation] a')
      .map((element) => lineOf(element, 100))
      .filter(Boolean),
    address: cleanText(inOneLine(root.querySelector('address')?.structuredText), 300),
    place: placeIn(inOneLine(root.querySelector('address')?.structuredText)),
    phones: all('a[href^="tel:"]').map((element) => ({
      text: lineOf(element, 60),
      dials: decoded((element.getAttribute('href') ?? '').slice(4, 64)),
    })),
    mails: all('a[href^="mailto:"]').map((element) =>
      decoded((element.getAttribute('href') ?? '').slice(7, 300))
        .replace(/\?.*$/, '')
        .trim(),
    ),
    text: (root.querySelector('body') ?? root).structuredText.slice(0, MAX_TEXT),
    anchors: all('a[href]').flatMap((element) => {
      const href = absolute(element.getAttribute('href'), base);
      return href ? [{ href, text: lineOf(element, 100) }] : [];
    }),
    styles: {
      inline: [
        ...all('style').map((element) => element.rawText),
        ...all('[style]').map((element) => `a{${element.getAttribute('style') ?? ''}}`),
      ]
        .join('\n')
        .slice(0, MAX_STYLES),
      sheets: links.flatMap(({ rel, href, media }) =>
        rel.includes('stylesheet') && !rel.includes('alternate') && !/print/.test(media) && href ? [href] : [],
      ),
    },
    manifest: linked('manifest')[0] ?? null,
    logos: logosOf(all, linked, base, meta),
  };
}

/** Pictures that may be the logo, the likeliest first; the one from structured data is added by its reader. */
function logosOf(
  all: (selector: string) => HTMLElement[],
  linked: (rel: string) => string[],
  base: string,
  meta: Map<string, string>,
): LogoCandidate[] {
  const named = (selector: string): LogoCandidate[] =>
    all(selector)
      .filter((element) =>
        /logo|brand/i.test(
          ['src', 'class', 'id', 'alt', 'data-src'].map((name) => element.getAttribute(name) ?? '').join(' '),
        ),
      )
      .flatMap((element) => {
        const url = absolute(element.getAttribute('src') ?? element.getAttribute('data-src'), base);
        return url ? [{ url, where: 'picture on the page' }] : [];
      });
  const icons = [...linked('apple-touch-icon'), ...linked('apple-touch-icon-precomposed')].map((url) => ({
    url,
    where: 'icon of the website',
  }));
  const preview = absolute(meta.get('og:image'), base);
  const found = [
    ...named('header img, nav img'),
    ...named('a img'),
    ...named('img'),
    ...icons,
    ...(preview ? [{ url: preview, where: 'preview picture' }] : []),
  ];
  return found.filter(({ url }, at) => found.findIndex((other) => other.url === url) === at);
}

/** Only web addresses; the guarded fetch decides whether they may be read. */
export function absolute(address: string | undefined, base: string): string | null {
  const text = address?.trim() ?? '';
  if (text === '' || text.length > MAX_ADDRESS || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  url.hash = '';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Line breaks and inner blocks become spaces: "Fresh<br>bread" is two words. */
const lineOf = (element: HTMLElement | null, max: number): string => cleanText(element?.structuredText, max);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone percent sign
  }
}

/**
 * Joins lines with commas. Line by line: a pattern for "space, comma, space, break" would take cubic time on a
 * run of spaces.
 */
const inOneLine = (text: string | undefined): string =>
  (text ?? '')
    .slice(0, MAX_ADDRESS)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, '').trim())
    .filter(Boolean)
    .join(', ');

const MAX_FOUND = 300;
const MAX_TEXT = 100_000;
const MAX_STYLES = 300_000;
const MAX_ADDRESS = 2_000;

export interface PageFacts {
  url: string;
  title: string;
  /** Content by lower-case name or property; the first one of each. */
  meta: Map<string, string>;
  things: Thing[];
  /** Questions that the page itself asks and answers. */
  questions: AskedOnPage[];
  headings: { h1: string[]; h2: string[] };
  /** Link texts in header and navigation. */
  menu: string[];
  address: string;
  /** The same without phone and email. */
  place: string;
  /** tel: links and their texts. */
  phones: { text: string; dials: string }[];
  /** Addresses of mailto: links. */
  mails: string[];
  /** Its text, truncated. */
  text: string;
  anchors: { href: string; text: string }[];
  styles: { inline: string; sheets: string[] };
  manifest: string | null;
  logos: LogoCandidate[];
}

export interface LogoCandidate {
  url: string;
  /** For the owner: where on the website it was found. */
  where: string;
}
