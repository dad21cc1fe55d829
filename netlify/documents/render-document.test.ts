import type * as Jsdom from 'jsdom';
import { noDetails } from '../../src/domain/business-details';
import { readPostBody } from '../../src/domain/post-body';
import type { Post, Publisher } from './publication';
import { renderNotFound, renderPost, renderPublicPage } from './render-document';
import { renderFeed } from './render-feed';

const publisher: Publisher = {
  name: 'Ada’s Bakery',
  what: 'Bread & buns',
  place: 'Bristol',
  url: 'https://f.example/p/ada',
  feedUrl: 'https://f.example/p/ada/feed.xml',
  zone: 'Australia/Sydney',
  language: 'en',
};
const post = (partial: Partial<Post> = {}): Post => ({
  title: 'Why rye keeps',
  parts: readPostBody('First.\n\nSecond.'),
  url: 'https://f.example/p/ada/why-rye-keeps',
  publishedAt: new Date('2026-11-21T20:00:00Z'),
  revisedAt: null,
  altText: 'A loaf',
  keywords: ['rye'],
  picture: { url: 'https://f.example/p/ada/pictures/1', width: 1080, height: 1080, aspectRatio: '1:1' },
  banner: { url: 'https://f.example/p/ada/pictures/2', width: 1920, height: 1080, aspectRatio: '16:9' },
  clip: null,
  ...partial,
});

const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'& ]]> \u0007 {{constructor}}';

describe('a post', () => {
  const page = renderPost({ publisher, post: post() });

  it('is a whole page with its address, its picture and its feed in the head', () => {
    expect(page).toMatch(/^<!doctype html><html lang="en"><head>/);
    const head = page.slice(0, page.indexOf('</head>'));
    for (const part of [
      '<title>Why rye keeps · Ada’s Bakery</title>',
      'rel="canonical" href="https://f.example/p/ada/why-rye-keeps"',
      'type="application/rss+xml"',
      'property="og:image" content="https://f.example/p/ada/pictures/2"',
      '<style',
    ])
      expect(head).toContain(part);
    expect(page).toContain('<p>First.</p><p>Second.</p>');
  });

  it('is dated by the calendar of the business', () => {
    expect(page).toContain('22 November 2026');
    expect(page).not.toContain('Updated');
  });

  it('that was corrected says so on its page, in the list and in the feed, by the same calendar', () => {
    const corrected = post({ revisedAt: new Date('2026-11-30T20:00:00Z') });
    const shown = renderPost({ publisher, post: corrected });
    expect(shown).toContain('Updated 1 December 2026');
    expect(shown).toContain('"dateModified":"2026-11-30T20:00:00.000Z"');
    expect(
      renderPublicPage({ publisher, isFirst: true, signup: null, posts: [corrected], people: [], nextUrl: null }),
    ).toContain('Updated 1 December 2026');
    const feed = renderFeed({
      publisher,
      posts: [post({ url: 'https://f.example/p/ada/newer', publishedAt: new Date('2026-11-25T08:00:00Z') }), corrected],
    });
    expect(feed).toContain('<p>Updated 1 December 2026</p>');
    expect(feed).toContain('<lastBuildDate>Mon, 30 Nov 2026 20:00:00 GMT</lastBuildDate>');
    expect(feed.match(/Updated/g)).toHaveLength(1);
  });

  it('shows hostile words literally and runs none of them', () => {
    const shown = renderPost({
      publisher: { ...publisher, name: hostile, place: hostile },
      post: post({
        title: hostile,
        parts: [
          { kind: 'heading', text: hostile },
          { kind: 'list', items: [hostile] },
        ],
        altText: hostile,
        keywords: [hostile],
      }),
    });
    const scripts = shown.match(/<script/g) ?? [];
    expect(scripts).toHaveLength(1); // the JSON-LD
    expect(shown).not.toMatch(/<img src=x/);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(shown)![1]!);
    expect(data.headline).toBe(hostile);
  });
});

it('a public page lists its posts and leads on to older ones', () => {
  const page = renderPublicPage({
    publisher,
    isFirst: true,
    signup: null,
    posts: [post(), post({ title: 'Second', url: 'https://f.example/p/ada/second' })],
    people: [],
    nextUrl: 'https://f.example/p/ada?cursor=abc',
  });
  expect(page.match(/<h2>/g)).toHaveLength(2);
  expect(page).toContain('href="https://f.example/p/ada?cursor=abc"');
  expect(page).not.toContain('People');
});

describe('a public page that sells', () => {
  const details = {
    ...noDetails,
    phone: '+44 117 496 0123',
    email: 'ada@bakery.example',
    address: '12 Elm Street, Bristol',
    hours: [1, 2, 3].map((day) => ({ day, from: '08:00', to: '17:00' })),
    hoursNote: 'Closed at Easter',
    prices: [
      { offer: 'rye loaves', price: '£4.50' },
      { offer: 'gone', price: '£1' },
    ],
    link: 'https://book.example/ada',
    linkKind: 'order' as const,
  };
  const selling: Publisher = {
    ...publisher,
    website: 'https://ada.example/',
    offers: ['rye loaves', 'buns'],
    details,
    joinUrl: 'https://f.example/join/ada',
  };
  const signup = {
    title: 'News from the oven',
    text: 'Once a month.',
    button: 'Sign up',
    wording: 'I agree to news by email.',
    asksName: true,
    asksPhone: false,
    action: '/join/ada',
    typed: { email: '', name: '', phone: '', agreed: '' },
    faults: {},
    refusal: null,
  };
  const parse = (html: string) => new (jest.requireActual('jsdom') as typeof Jsdom).JSDOM(html).window.document;
  const dataOf = (html: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!);
  const render = (shown: Publisher, form: typeof signup | null = signup) =>
    renderPublicPage({ publisher: shown, isFirst: true, signup: form, posts: [post()], people: [], nextUrl: null });

  it('has phone, mailbox, address, hours, offers with prices, a button and the sign-up form', () => {
    const page = parse(render(selling));
    const facts = page.querySelector('section[aria-label="Contact and opening hours"]')!;
    expect([...facts.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'tel:+441174960123',
      'mailto:ada@bakery.example',
      'https://ada.example/?utm_source=public-page&utm_medium=referral',
      'https://www.openstreetmap.org/search?query=12%20Elm%20Street%2C%20Bristol',
    ]);
    expect(facts.textContent).toContain('Monday to Wednesday08:00–17:00Closed at Easter');
    expect(
      [...page.querySelectorAll('#offers + ul li')].map((item) =>
        [...item.children].map(({ textContent }) => textContent),
      ),
    ).toEqual([['rye loaves', '£4.50'], ['buns']]);
    expect([...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Order online')!.href).toBe(
      'https://book.example/ada',
    );
    const form = page.querySelector('form')!;
    expect([
      form.method,
      form.getAttribute('action'),
      [...form.querySelectorAll('input')].map(({ name }) => name),
    ]).toEqual(['post', '/join/ada', ['email', 'name', 'website', 'agreed']]);
  });

  it('says the same to machines, as a LocalBusiness, with a price only where it is one sum', () => {
    expect(dataOf(render(selling)).publisher).toMatchObject({
      '@type': 'LocalBusiness',
      telephone: '+441174960123',
      email: 'ada@bakery.example',
      address: '12 Elm Street, Bristol',
      openingHoursSpecification: [1, 2, 3].map((day) => ({
        dayOfWeek: `https://schema.org/${['', 'Monday', 'Tuesday', 'Wednesday'][day]}`,
        opens: '08:00',
        closes: '17:00',
      })),
      makesOffer: [
        { itemOffered: { name: 'rye loaves' }, price: '4.50', priceCurrency: 'GBP' },
        { itemOffered: { name: 'buns' } },
      ],
    });
  });

  it('shows nothing that was not entered, and older pages go on with the posts alone', () => {
    const bare = parse(render(publisher, null));
    expect([
      bare.querySelector('form'),
      bare.querySelector('section'),
      bare.querySelector('a[href^="tel:"]'),
      bare.querySelector('address'),
    ]).toEqual([null, null, null, null]);
    expect(dataOf(render(publisher, null)).publisher).toEqual({
      '@type': 'Organization',
      name: 'Ada’s Bakery',
      url: 'https://f.example/p/ada',
      description: 'Bread & buns',
      address: 'Bristol',
    });
    const older = parse(
      renderPublicPage({
        publisher: selling,
        isFirst: false,
        signup: null,
        posts: [post()],
        people: [],
        nextUrl: null,
      }),
    );
    expect(older.querySelectorAll('section, form')).toHaveLength(0);
  });

  it('every post ends with the button and the way to the list', () => {
    const page = parse(renderPost({ publisher: selling, post: post() }));
    expect(
      [...page.querySelectorAll<HTMLAnchorElement>('article a')].map(({ textContent, href }) => [textContent, href]),
    ).toEqual([
      ['Order online', 'https://book.example/ada'],
      ['Get news by email', 'https://f.example/join/ada'],
      ['More from Ada’s Bakery', 'https://f.example/p/ada'],
    ]);
    const calls = parse(
      renderPost({ publisher: { ...selling, joinUrl: null, details: { ...details, link: '' } }, post: post() }),
    );
    expect(calls.querySelector('article a')!.textContent).toBe('Call +44 117 496 0123');
  });

  it('shows hostile words literally and runs none of them', () => {
    const words = {
      phone: hostile,
      email: hostile,
      address: hostile,
      hoursNote: hostile,
      prices: [{ offer: hostile, price: hostile }],
      link: '',
    };
    const html = render(
      { ...selling, offers: [hostile], details: { ...details, ...words } },
      { ...signup, title: hostile, text: hostile, wording: hostile, button: hostile },
    );
    const page = parse(html);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(page.querySelectorAll('img[src="x"], [onerror]')).toHaveLength(0);
    expect(page.querySelector('address')!.textContent).toBe(`${hostile}, Bristol`);
    expect(dataOf(html).publisher.makesOffer).toEqual([
      { '@type': 'Offer', itemOffered: { '@type': 'Thing', name: hostile } },
    ]);
  });
});

it('a public page names people below its posts, in their own words and none of them run', () => {
  const people = [
    { name: 'Ada Baker', company: 'Mills & Co', bio: 'Bakes.\n\nSince 1998.' },
    { name: hostile, company: 'Ada’s Bakery', bio: hostile },
  ];
  const page = renderPublicPage({ publisher, isFirst: true, signup: null, posts: [post()], people, nextUrl: null });
  const section = new (jest.requireActual('jsdom') as typeof Jsdom).JSDOM(page).window.document.querySelector(
    'section[aria-labelledby="people"]',
  )!;
  expect(page.indexOf('Why rye keeps')).toBeLessThan(page.indexOf('id="people"'));
  const [ada, other] = [...section.querySelectorAll('li')].map((item) =>
    [...item.children].map(({ textContent }) => textContent),
  );
  expect(ada).toEqual(['Ada Baker', 'Mills & Co', 'Bakes.', 'Since 1998.']);
  expect(other).toEqual([hostile, hostile]); // the page's own name is not repeated
  expect(section.querySelectorAll('script, img')).toHaveLength(0);
});

it('a page that is not there asks not to be indexed', () => {
  expect(renderNotFound('post', null)).toContain('name="robots" content="noindex"');
  expect(renderNotFound('post', null)).toContain('the post is no longer published');
  expect(renderNotFound('page', null)).toContain('the page is no longer public');
  expect(renderNotFound('page', null)).not.toContain('post');
});

describe('a feed', () => {
  it('is RSS 2.0 with one item per post', () => {
    const xml = renderFeed({ publisher, posts: [post()] });
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
    expect(xml).toContain('<link>https://f.example/p/ada/why-rye-keeps</link>');
    expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 20:00:00 GMT</pubDate>');
  });

  it('stays well-formed whatever the words are', () => {
    const xml = renderFeed({
      publisher: { ...publisher, name: hostile },
      posts: [
        post({
          title: hostile,
          parts: [
            { kind: 'heading', text: hostile },
            { kind: 'list', items: [hostile] },
          ],
        }),
      ],
    });
    const document = new (jest.requireActual('jsdom') as typeof Jsdom).JSDOM(xml, { contentType: 'application/xml' })
      .window.document;
    expect(document.querySelectorAll('item')).toHaveLength(1);
    for (const part of ['title', 'description'])
      expect(document.querySelector(`item > ${part}`)?.textContent).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(xml).not.toContain('\u0007');
  });
});
