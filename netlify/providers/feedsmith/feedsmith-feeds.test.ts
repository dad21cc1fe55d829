import { feedsmithFeeds } from './feedsmith-feeds';

const HERE = 'https://shop.example/feed';
const read = (text: string) => feedsmithFeeds.read(text, HERE);
const rss = (inner: string, head = '<?xml version="1.0"?>') =>
  `${head}<rss version="2.0"><channel><title>Shop</title>${inner}</channel></rss>`;

describe('feeds', () => {
  it.each([
    [
      'RSS',
      rss(
        '<item><title>One</title><link>/one</link><guid>1</guid><pubDate>Fri, 27 Nov 2026 10:00:00 GMT</pubDate></item>',
      ),
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Shop</title><entry><title type="html">One</title><id>1</id><link rel="self" href="/self"/><link href="/one"/><published>2026-11-27T10:00:00Z</published></entry></feed>',
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>Shop</title></channel><item rdf:about="y"><title>One</title><link>https://shop.example/one</link><dc:date>2026-11-27T10:00:00Z</dc:date></item></rdf:RDF>',
    ],
    [
      'JSON',
      '{"version":"https://jsonfeed.org/version/1.1","title":"Shop","items":[{"id":"1","url":"https://shop.example/one","title":"One","date_published":"2026-11-27T10:00:00Z"}]}',
    ],
  ])('of %s are read alike', (_format, text) => {
    expect(read(text)).toMatchObject({
      title: 'Shop',
      items: [{ title: 'One', link: 'https://shop.example/one', publishedAt: new Date('2026-11-27T10:00:00Z') }],
    });
  });

  it('become plain lines: no tags, no control characters, no hidden direction, no endless titles', () => {
    const items = read(
      rss(
        `<item><title>&lt;script&gt;alert(1)&lt;/script&gt; Fresh \u202Ebread\u0007 &amp; rolls</title><guid>1</guid></item><item><title>${'long '.repeat(500)}</title><guid>2</guid></item>`,
      ),
    )!.items;
    expect(items[0]!.title).toBe('alert(1) Fresh bread & rolls');
    expect([...items[1]!.title].length).toBeLessThanOrEqual(160);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://ada:secret@shop.example/', 'data:text/html,x', ''])(
    'lead nowhere but to web pages: %s',
    (link) => {
      expect(read(rss(`<item><title>One</title><guid>1</guid><link>${link}</link></item>`))!.items[0]!.link).toBe('');
    },
  );

  it('expand no entities of their own, and read no files', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}"><!ENTITY f SYSTEM "file:///etc/hostname">]>`;
    const found = read(rss('<item><title>&c;&f;</title><guid>1</guid></item>', bomb));
    expect(JSON.stringify(found) ?? '').not.toContain('aaaa');
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>Hello</body></html>'],
    ['other data', '{"a":1}'],
    ['half a feed', '<rss version="2.0"><channel><item><title>On'],
    ['elements without end', `<rss version="2.0"><channel>${'<a>'.repeat(50_000)}`],
    ['names of object members', rss('<item><__proto__>x</__proto__><constructor>y</constructor></item>')],
  ])('are not found in %s', (_what, text) => {
    expect(read(text)?.items ?? []).toEqual([]);
  });

  it('hold a hundred items at most, each once, known by its own id whatever its title', () => {
    const many = Array.from({ length: 300 }, (_, n) => `<item><title>T${n}</title><guid>${n % 150}</guid></item>`);
    expect(read(rss(many.join('')))!.items).toHaveLength(100);
    const [one, other] = ['A', 'B'].map(
      (title) => read(rss(`<item><title>${title}</title><guid>7</guid></item>`))!.items[0]!,
    );
    expect(one!.key).toBe(other!.key);
    const [untitled] = read(rss('<item><description>Only words</description><guid>8</guid></item>'))!.items;
    expect(untitled!.title).toBe('Only words');
  });
});
