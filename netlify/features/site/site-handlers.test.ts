import type * as Jsdom from 'jsdom';
import { siteContract } from '../../../src/contracts/site';
import { makeClient } from '../../testing/call';
import { useDatabase } from '../../testing/database';
import { functions } from '../../testing/world';

useDatabase();

const origin = 'https://fourbeat.example';
const visitor = () => makeClient(functions, origin);
const parseXml = (xml: string) =>
  new (jest.requireActual('jsdom') as typeof Jsdom).JSDOM(xml, { contentType: 'application/xml' }).window.document;

describe('the blog', () => {
  it('lists every article as the specification names its fields, newest first', async () => {
    const { status, body } = await visitor().call('site', siteContract.listArticles, {});
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThanOrEqual(8);
    for (const post of body.data) {
      expect(post).toMatchObject({
        id: expect.any(String),
        title: expect.any(String),
        excerpt: expect.any(String),
        category: expect.any(String),
        author: 'The Fourbeat team',
        readTime: expect.stringMatching(/^\d+ min read$/),
      });
      expect(post.tags.length).toBeGreaterThan(0);
      expect(post).not.toHaveProperty('body');
    }
  });

  it('gives every article a picture with words for it', async () => {
    const { body } = await visitor().call('site', siteContract.listArticles, {});
    for (const { slug, cover } of body.data)
      expect(cover).toEqual({
        url: expect.stringMatching(new RegExp(`^/blog/${slug}/cover\\.webp\\?v=[a-z0-9]+$`)),
        alt: expect.stringMatching(/\w{3}/),
        width: 960,
        height: 540,
      });
    expect(new Set(body.data.map((post: { cover: { url: string } }) => post.cover.url)).size).toBe(body.data.length);
  });

  it('gives a whole article as blocks', async () => {
    const {
      body: {
        data: [first],
      },
    } = await visitor().call('site', siteContract.listArticles, {});
    const { body } = await visitor().call('site', siteContract.getArticle, { slug: first.slug });
    expect(body.data).toMatchObject(first);
    expect(body.data.body[0]).toMatchObject({
      kind: 'paragraph',
      text: expect.arrayContaining([{ text: expect.any(String) }]),
    });
  });

  it.each(['no-such-article', 'UPPER', 'a.b'])('has nothing at %s', async (slug) => {
    expect(await visitor().call('site', siteContract.getArticle, { slug })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('the feeds', () => {
  it('as RSS 2.0 and Atom hold every article with its whole text, and are well-formed', async () => {
    const {
      body: { data },
    } = await visitor().call('site', siteContract.listArticles, {});
    const [rss, atom] = [
      await visitor().call('site', siteContract.getRssFeed, {}),
      await visitor().call('site', siteContract.getAtomFeed, {}),
    ];
    expect(rss.response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(atom.response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const [rssDocument, atomDocument] = [parseXml(rss.body), parseXml(atom.body)];
    expect([...rssDocument.querySelectorAll('item > link')].map((link) => link.textContent)).toEqual(
      data.map((post: { slug: string }) => `${origin}/blog/${post.slug}`),
    );
    expect(atomDocument.querySelectorAll('entry')).toHaveLength(data.length);
    expect(atomDocument.querySelector('entry > content')!.textContent).toMatch(/^<p>.*<\/p>.*<h2>/s);
    expect(rss.body + atom.body).not.toMatch(/href="\/|src="\//);
  });

  it('as JSON Feed say the same in plain words', async () => {
    const { response, body } = await visitor().call('site', siteContract.getJsonFeed, {});
    const {
      body: { data },
    } = await visitor().call('site', siteContract.listArticles, {});
    expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(body);
    expect(feed).toMatchObject({
      version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
      feed_url: `${origin}/blog/feed.json`,
      home_page_url: `${origin}/blog`,
    });
    expect(feed.items.map((item: { title: string }) => item.title)).toEqual(
      data.map((post: { title: string }) => post.title),
    );
  });
});

describe('the legal documents', () => {
  it.each([
    ['privacy', siteContract.getPrivacyPolicy, 'Privacy policy'],
    ['terms', siteContract.getTermsOfService, 'Terms of service'],
  ] as const)('on %s have the shape of the specification', async (_name, endpoint, title) => {
    const { status, body } = await visitor().call('site', endpoint, {});
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title,
      lastUpdated: expect.stringMatching(/^\d{4}-/),
      content: {
        introduction: expect.any(String),
        sections: expect.arrayContaining([
          expect.objectContaining({ title: expect.any(String), content: expect.any(String) }),
        ]),
      },
    });
    expect(JSON.stringify(body.data)).not.toContain('{{');
  });
});

it('the contact page gets its details and a token that says when its form was opened', async () => {
  const { body } = await visitor().call('site', siteContract.getContactInfo, {});
  expect(body.data).toMatchObject({
    description: expect.stringContaining('24 hours'),
    contactMethods: expect.any(Array),
    office: { address: expect.any(String), hours: expect.any(String) },
    social: [],
  });
  expect(body.data.formToken).toMatch(/^\d+\.\d+\.[\w-]{43}$/);
});

describe('what crawlers ask for', () => {
  it('the sitemap holds the public pages and every article, and nothing private', async () => {
    const { response, body } = await visitor().call('site', siteContract.getSitemap, {});
    expect(response.headers.get('content-type')).toContain('application/xml');
    const addresses = [...parseXml(body).querySelectorAll('url > loc')].map((loc) => loc.textContent!);
    const {
      body: { data },
    } = await visitor().call('site', siteContract.listArticles, {});
    expect(addresses.sort()).toEqual(
      [
        '/',
        '/blog',
        '/contact',
        '/privacy-policy',
        '/terms-of-service',
        ...data.map((post: { slug: string }) => `/blog/${post.slug}`),
      ]
        .map((path) => origin + path)
        .sort(),
    );
  });

  it('robots.txt names the sitemap in full and leaves open what public pages load', async () => {
    const { body } = await visitor().call('site', siteContract.getRobots, {});
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const line of ['Disallow: /dashboard', 'Disallow: /api/', 'Disallow: /newsletter/', 'Allow: /api/blog'])
      expect(body.split('\n')).toContain(line);
  });

  it('llms.txt lists the articles as links under a title and a summary', async () => {
    const { body } = await visitor().call('site', siteContract.getLlms, {});
    expect(body).toMatch(/^# Fourbeat\n\n> /);
    const {
      body: { data },
    } = await visitor().call('site', siteContract.listArticles, {});
    for (const { slug } of data) expect(body).toContain(`](${origin}/blog/${slug}): `);
  });
});
