import {
  exactPrice,
  mainAction,
  missingDetails,
  noDetails,
  openingLines,
  phoneHref,
  pricedOffers,
  pricesAfter,
} from './business-details';

const open = (day: number, from = '09:00', to = '17:00') => ({ day, from, to });

describe('opening hours', () => {
  test('consecutive days with the same hours share a line, in whatever order they were entered', () => {
    expect(openingLines([open(3), open(1), open(2), open(5, '12:00', '23:00'), open(6, '12:00', '23:00')])).toEqual([
      { first: 1, last: 3, times: '09:00–17:00' },
      { first: 5, last: 6, times: '12:00–23:00' },
    ]);
  });
  test('a break is two times on one day, and a closed day splits the lines', () => {
    expect(openingLines([open(1, '13:00', '18:00'), open(1, '09:00', '12:00'), open(3)])).toEqual([
      { first: 1, last: 1, times: '09:00–12:00, 13:00–18:00' },
      { first: 3, last: 3, times: '09:00–17:00' },
    ]);
    expect(openingLines([])).toEqual([]);
  });
});

describe('prices', () => {
  const prices = [
    { offer: 'rye', price: '£4' },
    { offer: 'buns', price: '£2' },
  ];
  test('are shown with their offers', () => {
    expect(pricedOffers(['buns', 'cake'], prices)).toEqual([
      { offer: 'buns', price: '£2' },
      { offer: 'cake', price: null },
    ]);
  });
  test('follow a renamed offer, and stay when others are added or removed', () => {
    expect(pricesAfter(['rye', 'buns'], ['dark rye', 'buns'], prices)).toEqual([
      { offer: 'dark rye', price: '£4' },
      prices[1],
    ]);
    expect(pricesAfter(['rye', 'buns'], ['buns'], prices)).toEqual(prices);
    expect(pricesAfter(['rye', 'buns'], ['rye', 'buns', ''], prices)).toEqual(prices);
  });
  test.each([
    ['£4.50', '4.50', 'GBP'],
    ['12,90 €', '12.90', 'EUR'],
    ['EUR 7', '7', 'EUR'],
    ['30 USD', '30', 'USD'],
  ])('%s is a single amount', (text, amount, currency) => {
    expect(exactPrice(text)).toEqual({ amount, currency });
  });
  test.each(['from €45', '12', '$5', '€4–€6', 'on request'])('%s is not, and machine-readable data omits it', (text) =>
    expect(exactPrice(text)).toBeNull(),
  );
});

test.each([
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['0117 / 496-0123', 'tel:01174960123'],
  ['ask Ada', null],
  ['', null],
])('the phone number %p dials %p', (phone, href) => expect(phoneHref(phone)).toBe(href));

test('a reader is offered the most binding action available', () => {
  const all = { ...noDetails, link: 'https://book.example', phone: '0117 496 0123', email: 'ada@example.com' };
  expect(mainAction(all, 'https://ada.example')).toEqual({ kind: 'book', href: 'https://book.example' });
  expect(mainAction({ ...all, link: '' }, 'https://ada.example')).toEqual({
    kind: 'call',
    href: 'tel:01174960123',
  });
  expect(mainAction({ ...all, link: '', phone: 'ask Ada' }, '')).toEqual({
    kind: 'write',
    href: 'mailto:ada@example.com',
  });
  expect(mainAction(noDetails, 'https://ada.example')).toEqual({
    kind: 'visit',
    href: 'https://ada.example',
  });
  expect(mainAction(noDetails, '')).toBeNull();
});

test('the profile is asked for its missing details', () => {
  expect(missingDetails({ ...noDetails, phone: '0117 496 0123', hoursNote: 'By appointment' })).toEqual([
    'email address',
    'street address',
    'prices',
    'booking or ordering link',
  ]);
});
