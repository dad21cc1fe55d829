import { readPage } from './website-facts';
import { proposeProfile } from './website-proposal';

const page = (html: string, url = 'https://www.ada-bakery.example/') => readPage(html, url);
const jsonLd = (...things: unknown[]) =>
  things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('');
const detailsOf = (...htmls: [string, ...string[]]) =>
  proposeProfile(htmls.map((html) => page(html)) as [ReturnType<typeof page>]).details;
const bakery = { '@type': 'Bakery', name: 'Ada’s Bakery' };

describe('what a website says for a public page', () => {
  it('is read from structured data, prices beside the offers they belong to', () => {
    const html = jsonLd(
      {
        ...bakery,
        telephone: '+44 117 496 0123',
        email: 'mailto:hello@ada-bakery.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Elm Street',
          addressLocality: 'Bristol',
          postalCode: 'BS1 4QA',
        },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['https://schema.org/Tuesday', 'Wednesday'],
            opens: '08:00',
            closes: '17:00:00',
          },
          { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
        ],
        makesOffer: [
          { '@type': 'Offer', price: 4.5, priceCurrency: 'GBP', itemOffered: { name: 'Rye loaf' } },
          { '@type': 'Offer', itemOffered: { name: 'Baking class' } },
        ],
      },
      {
        '@type': 'Product',
        name: 'Wedding cake',
        offers: { '@type': 'AggregateOffer', lowPrice: '180.00', priceCurrency: 'GBP' },
      },
    );
    expect(detailsOf(html)).toEqual({
      phone: '+44 117 496 0123',
      email: 'hello@ada-bakery.example',
      address: '12 Elm Street, Bristol BS1 4QA',
      hours: [
        { day: 2, from: '08:00', to: '17:00' },
        { day: 3, from: '08:00', to: '17:00' },
      ],
      prices: [
        { offer: 'Rye loaf', price: '£4.50' },
        { offer: 'Wedding cake', price: 'from £180' },
      ],
    });
    expect(proposeProfile([page(html)]).found).toMatchObject({
      phone: 'structured data',
      hours: 'structured data',
      prices: 'structured data',
    });
  });

  it('is read from microdata', () => {
    const html = `<div itemscope itemtype="https://schema.org/Bakery"><h1 itemprop="name">Ada’s Bakery</h1><span itemprop="telephone">0117 496 0123</span>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">12 Elm Street</span>, <span itemprop="addressLocality">Bristol</span></div>
      <time itemprop="openingHours" datetime="Mo-Fr 08:00-12:00,13:00-17:00">Weekdays</time><meta itemprop="openingHours" content="Sa 9:00-13:00">
      <div itemprop="makesOffer" itemscope itemtype="https://schema.org/Offer"><b itemprop="itemOffered" itemscope itemtype="https://schema.org/Product"><i itemprop="name">Rye loaf</i></b><meta itemprop="price" content="4.00"><meta itemprop="priceCurrency" content="EUR"></div></div>`;
    const proposal = proposeProfile([page(html)]);
    expect(proposal).toMatchObject({ name: 'Ada’s Bakery', where: '12 Elm Street, Bristol', offers: ['Rye loaf'] });
    expect(proposal.details).toMatchObject({
      phone: '0117 496 0123',
      address: '12 Elm Street, Bristol',
      prices: [{ offer: 'Rye loaf', price: '€4' }],
    });
    expect(proposal.details.hours).toHaveLength(11);
    expect(proposal.details.hours.filter(({ day }) => day === 6)).toEqual([{ day: 6, from: '09:00', to: '13:00' }]);
  });

  it.each([
    [
      'the only number that is dialled',
      '<a href="tel:+441174960123">0117 496 0123</a><a href="tel:01174960123">Call us</a>',
      '0117 496 0123',
    ],
    ['a link that says something else', '<a href="tel:+44%20117%20496%200123">Call us</a>', '+44 117 496 0123'],
    ['neither of two numbers', '<a href="tel:+441174960123">Shop</a><a href="tel:+441174960999">Kitchen</a>', ''],
    ['a number that the text calls one', '<p>Telefon: 030 12345678<br>Fax: 030 12345679</p>', '030 12345678'],
    ['no other number', '<p>Since 1998 2004 1234567. Order 12345678. Fax 030 12345679</p>', ''],
    [
      'none beside two that differ',
      '<a href="tel:1234567">a</a><a href="tel:7654321">b</a><p>Tel. 030 12345678</p>',
      '',
    ],
  ])('a telephone is %s', (_what, html, phone) => expect(detailsOf(html).phone).toBe(phone));

  it.each([
    [
      'one address that is written to',
      '<a href="mailto:hello@ada.example?subject=Hi">Write</a><a href="mailto:HELLO@ada.example">Write</a>',
      'hello@ada.example',
    ],
    ['neither of two', '<a href="mailto:hello@ada.example">a</a><a href="mailto:jobs@ada.example">b</a>', ''],
    ['none that is no address', '<a href="mailto:?subject=Look">Share</a>', ''],
  ])('a mail address is %s', (_what, html, email) => expect(detailsOf(html).email).toBe(email));

  it.each([
    [
      'street and town of an address',
      '<address>12 Elm Street<br>Bristol BS1 4QA<br>Tel. 0117 496 0123</address>',
      '12 Elm Street, Bristol BS1 4QA',
    ],
    ['no town alone', '<address>Bristol</address>', ''],
    ['no town alone of structured data', jsonLd({ ...bakery, address: { addressLocality: 'Bristol' } }), ''],
  ])('an address is %s', (_what, html, address) => expect(detailsOf(html).address).toBe(address));

  it('of two pages that name two places is neither', () => {
    expect(detailsOf('<address>12 Elm Street, Bristol</address>', '<address>3 Oak Road, Bath</address>').address).toBe(
      '',
    );
  });

  it.each([
    [
      'a season',
      {
        openingHoursSpecification: [
          { dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' },
          { dayOfWeek: 'Tuesday', opens: '08:00', closes: '17:00', validFrom: '2026-12-01' },
        ],
      },
    ],
    [
      'holidays',
      { openingHoursSpecification: { dayOfWeek: ['Monday', 'PublicHolidays'], opens: '08:00', closes: '17:00' } },
    ],
    ['words', { openingHours: ['Mo-Fr 08:00-17:00', 'by appointment'] }],
    ['a time that is none', { openingHours: 'Mo 08:00-29:00' }],
    ['half a line', { openingHours: 'Mo 08:00-17:00 and later' }],
    ['nothing', { openingHours: [''] }],
  ])('opening hours are told whole or not: with %s they are not', (_what, part) =>
    expect(detailsOf(jsonLd({ ...bakery, ...part })).hours).toEqual([]),
  );

  it.each([
    ['Mo-Su 10:00-18:00', 7],
    ['Fr-Mo 18:00-02:00', 4],
    ['Mo,We,Fr 09:00-12:00', 3],
    ['Mo-Fr 9:00-17:00 Sa 10:00-14:00', 6],
    ['Tu 09:00-12:00 14:00-18:00', 2],
  ])('opening hours "%s" are %i lines', (openingHours, lines) =>
    expect(detailsOf(jsonLd({ ...bakery, openingHours })).hours).toHaveLength(lines),
  );

  it.each([
    ['without a currency', { price: '4.50' }],
    ['of nothing', { price: 0, priceCurrency: 'GBP' }],
    ['in words', { price: 'ask', priceCurrency: 'GBP' }],
  ])('a price %s is none', (_what, offers) =>
    expect(detailsOf(jsonLd(bakery, { '@type': 'Product', name: 'Rye loaf', offers })).prices).toEqual([]),
  );

  it('two prices for one name are none', () => {
    const loaf = (price: number) => ({ '@type': 'Product', name: 'Rye loaf', offers: { price, priceCurrency: 'GBP' } });
    expect(detailsOf(jsonLd(bakery, loaf(4), loaf(5))).prices).toEqual([]);
    expect(detailsOf(jsonLd(bakery, loaf(4), loaf(4))).prices).toEqual([{ offer: 'Rye loaf', price: '£4' }]);
  });

  it('is nothing where a page says nothing, and is read to its bound', () => {
    expect(detailsOf('<p>Hello</p>')).toEqual({ phone: '', email: '', address: '', hours: [], prices: [] });
    const deep = '<div itemscope itemprop="makesOffer" itemtype="https://schema.org/Offer">'.repeat(3_000);
    expect(() =>
      detailsOf(`<div itemscope itemtype="https://schema.org/Store"><b itemprop="name">S</b>${deep}`),
    ).not.toThrow();
    expect(() => detailsOf(`<p>${'tel '.repeat(60_000)}</p><p>phone ${'1 '.repeat(100_000)}</p>`)).not.toThrow();
  });
});
