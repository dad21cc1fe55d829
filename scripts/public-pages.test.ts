import { renderPage } from '../src/app/prerender';
import { phraseText } from '../src/domain/article';
import { ORIGIN } from '../netlify/host/origin';
import { pageDocument } from './page-document';
import { publicPages, type PublicPage } from './public-pages';
import { siteData } from './site-data';
import { parse } from 'node-html-parser';

const shell = {
  app: '/assets/app.js',
  preload: ['/assets/react.js'],
  theme: 'paint(choice)',
  loader: 'load(app)',
  css: 'body { margin: 0 }',
};
const data = siteData({ BUSINESS_EMAIL: 'hello@loaf.example', BUSINESS_SOCIAL: 'https://www.instagram.com/loaf' });
const { site } = data;
const articles = site.listWholeArticles();

/** The build's output, without pictures. */
const build = async (environment = data) => {
  const pages = await publicPages(environment, async (name) => ({ path: `/og/${name}.jpg`, alt: 'A poster' }));
  return new Map(
    await Promise.all(
      pages.map(async (page): Promise<[string, Built]> => [
        page.path,
        { page, document: parse(pageDocument(page, await renderPage(page.path, page.data), shell)) },
      ]),
    ),
  );
};

let built: Map<string, Built>;
beforeAll(async () => {
  built = await build();
});

const every = [
  '/',
  '/blog',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy-policy',
  '/terms-of-service',
  ...articles.map(({ slug }) => `/blog/${slug}`),
];
const documentOf = (path: string) => built.get(path)!.document;
/** The text as a reader sees it, without tags. */
const textOf = (path: string): string => documentOf(path).querySelector('#root')!.text.replace(/\s+/g, ' ');

test('every public page and every article has a file', () =>
  expect([...built.keys()].sort()).toEqual([...every].sort()));

describe.each(every)('the file of %s', (path) => {
  test('has one first heading, a place to start reading, and no script but data, the theme’s and the loader', () => {
    const document = documentOf(path);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main#main')).toHaveLength(1);
    const scripts = document
      .querySelectorAll('script')
      .map((script) => script.getAttribute('src') ?? script.getAttribute('type'));
    expect([...new Set(scripts)]).toEqual([undefined, 'application/ld+json', 'application/json', 'module']);
    expect(document.querySelectorAll('script:not([type]), script[type="module"]').map(({ text }) => text)).toEqual([
      shell.theme,
      shell.loader,
    ]);
    expect(document.querySelector('#root')!.innerHTML).not.toMatch(/ on[a-z]+="|javascript:|Loading/);
  });

  test('names itself once, with a canonical address, a description and a picture', () => {
    const head = documentOf(path).querySelector('head')!;
    expect(head.querySelector('title')?.text).toContain('Fourbeat');
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${ORIGIN}${path}`);
    expect(head.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeGreaterThan(50);
    expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/origin\.invalid\/og\/[a-z-]+\.jpg$/,
    );
    expect(head.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')).toBe('A poster');
  });

  test('has structured data that names only addresses of this site', () => {
    const things = documentOf(path)
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.text) as { '@type': string });
    expect(things.length).toBeGreaterThan(0);
    const addresses = [...JSON.stringify(things).matchAll(/"(?:url|item|mainEntityOfPage)":"([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    expect(addresses.filter((address) => address !== ORIGIN && !address.startsWith(`${ORIGIN}/`))).toEqual([]);
  });
});

test('titles and descriptions of no two pages are alike', () => {
  for (const field of ['title', 'description'] as const) {
    const said = [...built.values()].map(({ page }) => page[field]);
    expect(said).toEqual([...new Set(said)]);
  }
});

test('the blog lists every article with a link, at most three tags each, and its feeds', () => {
  const document = documentOf('/blog');
  const cards = document.querySelectorAll('main article');
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
    articles.map(({ slug }) => `/blog/${slug}`),
  );
  for (const card of cards) expect(card.querySelectorAll('ul li').length).toBeLessThanOrEqual(3);
  expect(document.querySelectorAll('link[rel="alternate"]').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
  ]);
});

test.each(articles)(
  'the article $slug stands in its file, word for word, with its facts as data',
  ({ slug, title, body, date, updated }) => {
    const text = textOf(`/blog/${slug}`);
    for (const block of body)
      if (block.kind === 'paragraph' || block.kind === 'heading')
        expect(text).toContain(phraseText(block.text).replace(/\s+/g, ' '));
    const [posting, trail] = documentOf(`/blog/${slug}`)
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.text) as Record<string, unknown>);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      dateModified: updated,
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  },
);

test('contact and legal pages show the details that are set when the build runs, and hold no token of the form', async () => {
  expect(documentOf('/contact').querySelector('a[href="mailto:hello@loaf.example"]')).not.toBeNull();
  expect(documentOf('/contact').querySelector('a[href="https://www.instagram.com/loaf"]')?.text).toBe('Instagram');
  expect(documentOf('/privacy-policy').querySelector('a[href="mailto:hello@loaf.example"]')).not.toBeNull();
  expect(JSON.stringify(built.get('/contact')!.page.data)).toContain('"formToken":""');
  const unset = (await build(siteData({}))).get('/contact')!.document;
  expect(unset.querySelectorAll('main a[href^="mailto:"], main a[href^="tel:"], main a[href^="https:"]')).toEqual([]);
});

test.each(['/privacy-policy', '/terms-of-service'])('%s has a table of contents whose links arrive', (path) => {
  const document = documentOf(path);
  const links = document.querySelectorAll('nav[aria-label="Contents"] a');
  expect(links.length).toBeGreaterThan(5);
  for (const link of links)
    expect(document.querySelectorAll(`[id="${link.getAttribute('href')!.slice(1)}"]`)).toHaveLength(1);
});

interface Built {
  page: PublicPage;
  document: ReturnType<typeof parse>;
}

test('the first page says who may register where not everybody may', async () => {
  const closed = await build(siteData({ REGISTRATION: 'closed' }));
  expect(closed.get('/')!.document.querySelector('#root')!.text).toContain(
    'You cannot open a new account here for now.',
  );
  expect(textOf('/')).not.toContain('New accounts are');
  expect(textOf('/')).toContain('14-day free trial. No credit card.');
});

describe('the way in', () => {
  test.each(['/login', '/register', '/forgot-password'])(
    '%s has a form that goes nowhere without script, and says so',
    (path) => {
      const document = documentOf(path);
      expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog');
      expect(document.querySelector('noscript')?.text).toContain('needs JavaScript');
      expect(document.querySelector('html')?.hasAttribute('data-visitors')).toBe(true);
      expect(documentOf('/contact').querySelector('html')?.hasAttribute('data-visitors')).toBe(false);
    },
  );

  test('the login names demos only where there are some', async () => {
    expect(textOf('/login')).toContain('works as a demo');
    const without = await build(siteData({ DEMO_LOGIN: 'off' }));
    expect(without.get('/login')!.document.querySelector('#root')!.text).not.toContain('demo');
  });

  test('where not everybody may register, the registration is left to the server, which knows of the first account', async () => {
    const closed = await build(siteData({ REGISTRATION: 'closed' }));
    expect(closed.has('/register')).toBe(false);
    expect(closed.has('/login')).toBe(true);
    expect(closed.has('/forgot-password')).toBe(true);
  });
});
