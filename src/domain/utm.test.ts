import * as fc from 'fast-check';
import { publicLink, utmOfMail, withUtm } from './utm';

const words = { source: 'email', medium: 'email', campaign: 'spring-menu' };

it.each([
  ['https://grill.example', 'https://grill.example?utm_source=email&utm_medium=email&utm_campaign=spring-menu'],
  [
    'https://grill.example/a?b=c#d',
    'https://grill.example/a?b=c&utm_source=email&utm_medium=email&utm_campaign=spring-menu#d',
  ],
  [
    'https://grill.example/a?#d',
    'https://grill.example/a?utm_source=email&utm_medium=email&utm_campaign=spring-menu#d',
  ],
  [
    'https://grill.example/#/menu?x=1',
    'https://grill.example/?utm_source=email&utm_medium=email&utm_campaign=spring-menu#/menu?x=1',
  ],
  ['https://grill.example/?utm_campaign=own', 'https://grill.example/?utm_campaign=own'],
  ['https://grill.example/?a=1&UTM_Source=own#x', 'https://grill.example/?a=1&UTM_Source=own#x'],
  ['tel:+441172345678', 'tel:+441172345678'],
  ['mailto:ada@grill.example', 'mailto:ada@grill.example'],
  ['', ''],
])('makes %j %j', (url, tagged) => expect(withUtm(url, words)).toBe(tagged));

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const url = fc
  .record({
    base: fc.webUrl({ withQueryParameters: true, withFragments: true }),
    more: fc.constantFrom('', '?', '&x=1', '#', '#a?b'),
  })
  .map(({ base, more }) => base + more);

it('keeps an address as it is but for the words, and once is enough', () => {
  fc.assert(
    fc.property(url, text, text, text, (address, source, medium, campaign) => {
      const tagged = withUtm(address, { source, medium, campaign });
      expect(withUtm(tagged, words)).toBe(tagged);
      const [was, is] = [new URL(address), new URL(tagged)];
      expect([is.origin, is.pathname, is.hash]).toEqual([was.origin, was.pathname, was.hash]);
      const kept = [...is.searchParams].filter(([name]) => !name.startsWith('utm_'));
      expect(kept).toEqual([...was.searchParams].filter(([name]) => !name.startsWith('utm_')));
      if (!/[?&]utm_/i.test(was.search)) {
        expect(is.searchParams.get('utm_source')).toBe(source.toWellFormed());
        expect(is.searchParams.get('utm_campaign') ?? '').toBe(campaign.toWellFormed());
      }
    }),
  );
});

it('never changes words that an address has', () => {
  fc.assert(
    fc.property(
      url,
      fc.constantFrom('utm_source', 'utm_medium', 'utm_campaign', 'utm_term'),
      text,
      (address, name, value) => {
        const own = new URL(address);
        own.searchParams.append(name, value);
        expect(withUtm(own.href, words)).toBe(own.href);
      },
    ),
  );
});

it.each([
  ['The spring menu is here', 'the-spring-menu-is-here'],
  ['{{ first_name | default: "friend" }}, Ada’s table is ready!', 'adas-table-is-ready'],
  ['Grüße aus der Küche', 'grüße-aus-der-küche'],
  ['{% if name %}Hi{% endif %} 50% off', 'hi-50-off'],
  ['!!!', ''],
  [`${'long '.repeat(30)}`, Array(12).fill('long').join('-')],
  ['x'.repeat(200), 'x'.repeat(60)],
])('names a campaign by its subject %j: %j', (subject, campaign) =>
  expect(utmOfMail(subject)).toEqual({ source: 'email', medium: 'email', campaign }),
);

it('names the post under which a link to the business’s own website stands, and tells other sites nothing', () => {
  const publisher = { website: 'https://www.grill.example', campaign: 'side-cut' };
  expect(publicLink('https://shop.grill.example/a', publisher)).toBe(
    'https://shop.grill.example/a?utm_source=public-page&utm_medium=referral&utm_campaign=side-cut',
  );
  for (const other of ['https://book.example/grill', 'tel:+441172345678', 'mailto:ada@grill.example'])
    expect(publicLink(other, publisher)).toBe(other);
  expect(publicLink('https://instagram.com/grill', { website: 'https://instagram.com/grill' })).toBe(
    'https://instagram.com/grill',
  );
});
