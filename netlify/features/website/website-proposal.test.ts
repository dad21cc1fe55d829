import { assert, property, string } from 'fast-check';
import { brandColours } from './website-colours';
import { cleanSentences, cleanText } from './website-text';
import { readPage } from './website-facts';
import { proposeProfile } from './website-proposal';
import { nameInTitle, placeIn, topicsOf } from './website-words';

const page = (html: string, url = 'https://www.ada-bakery.example/') => readPage(html, url);
const jsonLd = (...things: unknown[]) =>
  things
    .map(
      (thing) =>
        `<script type="application/ld+json">${typeof thing === 'string' ? thing : JSON.stringify(thing)}</script>`,
    )
    .join('');

describe('a name', () => {
  it.each([
    ['Ada’s Bakery | Sourdough in Bristol', 'ada-bakery.example', 'Ada’s Bakery'],
    ['Fresh bread every day – Ada Bakery', 'www.ada-bakery.example', 'Ada Bakery'],
    ['Home - Corner Grill', 'grill.example', 'Corner Grill'],
    ['Willkommen bei Bäckerei Müller', 'baeckerei-mueller.example', 'Bäckerei Müller'],
    ['Home', 'x.example', ''],
    ['Rock-n-Roll Records', 'rnr.example', 'Rock-n-Roll Records'],
    ['', 'x.example', ''],
    [`${'x'.repeat(200)}`, 'y.example', ''],
  ])('in the title "%s" is found', (title, host, name) => expect(nameInTitle(title, host).name).toBe(name));
});

describe('topics', () => {
  it('leave out what every website’s menu says', () => {
    const menu = [
      'Home',
      'Über uns',
      'Brote & Brötchen',
      'Kontakt',
      'Impressum',
      'Wedding cakes',
      'WEDDING CAKES',
      'Log in',
      'Read more',
      'Cart',
      'What our customers say',
      'Call us: +44 117 4960000',
      'hello@x.example',
      'Baking classes →',
      'About Ada',
      'DE',
      'Menu',
      '★★★★★',
      'A sentence with far too many words to be a topic',
    ];
    expect(topicsOf(menu, { besides: ['Ada’s Bakery'], max: 8 })).toEqual([
      'Brote & Brötchen',
      'Wedding cakes',
      'Baking classes',
    ]);
  });
});

it('an address loses the telephone and the mail that stand beside it', () => {
  expect(placeIn('12 Elm Street, Bristol BS1 4QA, Tel. +44 (0)117 496 0000, hello@ada.example')).toBe(
    '12 Elm Street, Bristol BS1 4QA',
  );
  expect(placeIn('Hauptstraße 5, 10115 Berlin, Telefon: 030 12345678')).toBe('Hauptstraße 5, 10115 Berlin');
});

describe('structured data', () => {
  it('is read from graphs, arrays and blocks beside broken ones', () => {
    const facts = page(
      jsonLd(
        '{"broken": ',
        {
          '@graph': [
            { '@type': 'WebSite', name: 'The site' },
            {
              '@type': ['Restaurant', 'LocalBusiness'],
              name: { '@value': 'Corner Grill' },
              address: '3 Elm Street, Bristol',
              hasMenu: { '@type': 'Menu', hasMenuSection: [{ name: 'Burgers' }, { name: 'Shakes' }] },
            },
          ],
        },
        [{ '@type': 'https://schema.org/Service', name: 'Catering' }],
      ),
    );
    expect(proposeProfile([facts])).toMatchObject({
      name: 'Corner Grill',
      where: '3 Elm Street, Bristol',
      offers: ['Burgers', 'Shakes', 'Catering'],
    });
  });

  it('of a person or an event names no business', () => {
    expect(
      proposeProfile([
        page(
          jsonLd(
            { '@type': 'Event', name: 'Fair', location: { '@type': 'Place', name: 'Hall', address: 'x' } },
            { '@type': 'Person', name: 'Ada', address: 'secret' },
          ),
        ),
      ]).name,
    ).toBe('');
  });

  it('made to be deep or wide is read to its bound', () => {
    const deep = `{"@type":"Store","name":"Shop","makesOffer":${'{"itemOffered":'.repeat(15_000)}{"name":"x"}${'}'.repeat(15_001)}`;
    expect(
      proposeProfile([
        page(
          jsonLd(
            deep,
            Array.from({ length: 5_000 }, (_, at) => ({ '@type': 'Product', name: `P${at} soap` })),
          ),
        ),
      ]).offers.length,
    ).toBeLessThanOrEqual(8);
    expect(proposeProfile([page(jsonLd('['.repeat(100_000)))]).name).toBe('');
  });

  it.each([
    null,
    1,
    'text',
    [],
    [null, [null]],
    { name: 5 },
    { '@type': 7, name: [], address: [null] },
    {
      '@type': 'Store',
      name: 'Shop',
      logo: 4,
      makesOffer: [null, 1, { name: {} }],
      audience: [null, 3],
      hasOfferCatalog: 'x',
    },
  ])('of any shape breaks nothing: %j', (thing) => {
    expect(() => proposeProfile([page(jsonLd(thing))])).not.toThrow();
  });
});

describe('colours', () => {
  it('are read in every way of writing, greys and see-through ones left out, alike ones once', () => {
    expect(
      brandColours({
        themes: ['#B5451B'],
        css: ':root{--brand-main:#2f5d50ff;--accent:hsl(42 86% 59%);--text:#333} a{color:#b5451c;border-color:#b5451c} b{color:rgb(11,37,69)} c{color:rgb(11 37 69)} d{color:#0b2545} e{color:rgba(255,0,0,.2)} f{color:#eee}',
      }),
    ).toEqual(['#b5451b', '#2f5d50', '#f0ba3d', '#0b2545']);
  });

  it('are none where a style sheet holds only greys or nothing', () =>
    expect([
      brandColours({ themes: ['white'], css: 'a{color:#333;background:#fafafa}' }),
      brandColours({ themes: [''], css: '' }),
    ]).toEqual([[], []]));

  it('of a fragment address or an entity are none', () =>
    expect(brandColours({ themes: [], css: '&#123456; &#123456; &#123456; url(x#abcdef)' }).length).toBeLessThanOrEqual(
      1,
    ));
});

describe('text', () => {
  it('is one line of bounded length without control characters, whatever it was', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 600 }), (text) => {
        const line = cleanText(text, 100);
        return (
          line.length <= 100 &&
          // eslint-disable-next-line no-control-regex -- control characters are what must not be there
          !/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\n]/.test(line) &&
          line === line.trim() &&
          line.isWellFormed()
        );
      }),
    );
  });

  it('ends with a sentence where it can', () =>
    expect(cleanSentences(`${'Bread is baked from four. '.repeat(3)}And then some more words follow here.`, 80)).toBe(
      'Bread is baked from four. Bread is baked from four. Bread is baked from four.',
    ));
});

describe('an address that a page made long on purpose', () => {
  const spaces = '\u00a0'.repeat(20_000);
  it('is read once, whatever stands in it', () => {
    expect(
      readPage(`<address>12 Elm Street,${spaces}x<br>Bristol</address>`, 'https://bakery.example/').address,
    ).toMatch(/^12 Elm Street,/);
    expect(readPage('<address>12 Elm Street, <br> \n Bristol</address>', 'https://bakery.example/').address).toBe(
      '12 Elm Street, Bristol',
    );
    expect(placeIn(`12 Elm Street ${'a'.repeat(300_000)}`)).toMatch(/^12 Elm Street/);
  });
});
