import type { ImageBrief } from '../../../../../ports/image';
import { posterWords } from '../poster-words';

const wordsOf = (prompt: string, more: Partial<ImageBrief> = {}) =>
  posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0, ...more });

describe('clauses that stay whole', () => {
  it.each([
    [
      'We are closed on Monday 23 November; back on Tuesday with warm rye bread',
      'We are closed on Monday 23 November',
      'Back on Tuesday with warm rye bread',
      '',
    ],
    ['Closed on Monday 26 August for the bank holiday', 'Closed on Monday 26 August for the bank holiday', '', ''],
    [
      'Create a poster: we are closed on Monday, 23 November and back on Tuesday',
      'We are closed on Monday, 23 November and back on Tuesday',
      '',
      '',
    ],
    ['No classes on Friday 4 December, see you on Monday', 'No classes on Friday 4 December', 'See you on Monday', ''],
    ['Open every day from 9 to 5, except Sunday', 'Open every day from 9 to 5, except Sunday', '', ''],
    [
      'The market on Saturday is cancelled. Next market on 5 December',
      'The market on Saturday is cancelled',
      'Next market on 5 December',
      '',
    ],
    [
      'Saturday’s jazz night is sold out, a few seats left on Sunday',
      'Saturday’s jazz night is sold out',
      'A few seats left on Sunday',
      '',
    ],
    ['Happy Easter! We are not open on Monday', 'Happy Easter!', 'We are not open on Monday', ''],
    [
      'Emergency locksmith - no call out fee - call 0800 123 456',
      'Emergency locksmith',
      'No call out fee · Call 0800 123 456',
      '',
    ],
    ['Notice: the pool is closed until 3 January', 'The pool is closed until 3 January', 'Notice', ''],
    ['Sorry, no deliveries on Sunday. Just come by', 'No deliveries on Sunday', 'Just come by', 'Sorry'],
    ['Ein Plakat: Wir haben am Montag geschlossen', 'Wir haben am Montag geschlossen', 'Ein Plakat', ''],
    ['Our shop is closing down: 50% off everything', 'Our shop is closing down', '50% off everything', ''],
    ['Fresh bread, no sugar, no palm oil', 'Fresh bread', 'No sugar, no palm oil', ''],
  ])('never turns a denial round: %s', (prompt, headline, supporting, kicker) => {
    const words = wordsOf(prompt);
    const label = words.supporting ? '' : words.kicker;
    expect({
      headline: words.headline,
      supporting: words.supporting || label,
      kicker: label ? '' : words.kicker,
      figure: words.figure,
      leftOut: words.leftOut,
    }).toEqual({ headline, supporting, kicker, figure: null, leftOut: null });
  });

  it.each([
    [
      'Two croissants and a cappuccino for $6, weekdays until 11',
      'Two croissants and a cappuccino for $6',
      'Weekdays until 11',
    ],
    ['Autumn menu: soup with bread and a coffee for £9', 'Soup with bread and a coffee for £9', 'Autumn menu'],
    ['2 pizzas and 1 drink for $19', '2 pizzas and 1 drink for $19', ''],
    ['Car wash & wax £20 (was £30)', 'Car wash & wax £20', 'Was £30'],
    ['Haircuts 30 zł and manicure 45 PLN', 'Haircuts 30 zł', 'Manicure 45 PLN'],
  ])('leaves a price with the whole of its list: %s', (prompt, headline, supporting) => {
    const words = wordsOf(prompt);
    expect([words.headline, words.supporting || words.kicker, words.figure?.big ?? '']).toEqual([
      headline,
      supporting,
      '',
    ]);
  });

  it.each([
    [
      'Christmas cakes: 20% off if you order before 1 December',
      'Christmas cakes',
      '20% off if you order before 1 December',
    ],
    ['Winter tyres, free fitting when you book by Friday', 'Winter tyres', 'Free fitting when you book by Friday'],
    ['Book shop, $5 off with your student card', 'Book shop', '$5 off with your student card'],
    ['Oil change $29.99 with coupon code OIL29', 'Oil change $29.99 with coupon code OIL29', ''],
    ['Summer sale, 30% off everything until Sunday', 'Summer sale', '30% off everything until Sunday'],
  ])('leaves an offer with its condition: %s', (prompt, headline, supporting) => {
    expect(wordsOf(prompt)).toMatchObject({ headline, supporting });
  });

  it.each([
    ['Order by Thursday noon', 'Order by Thursday noon', ''],
    ['Pre-order your Christmas turkey by 10 December', 'Pre-order your Christmas turkey by 10 December', ''],
    [
      'Christmas wreaths, order before 12 December at ada.example.com',
      'Christmas wreaths',
      'Order before 12 December · ada.example.com',
    ],
    ['Reminder: apply by 31 January', 'Apply by 31 January', 'Reminder'],
  ])('leaves an order with its deadline: %s', (prompt, headline, supporting) => {
    const words = wordsOf(prompt);
    expect([words.headline, [words.supporting, words.kicker].filter(Boolean).join(' · ').toLowerCase()]).toEqual([
      headline,
      supporting.toLowerCase(),
    ]);
  });

  it('tells of a denial that it cannot set whole', () => {
    const prompt = `We are closed ${'for the renovation of our kitchen and '.repeat(8)}until 3 January`;
    const { headline, leftOut } = wordsOf(prompt);
    expect(headline).toMatch(/^We are closed [^…]*(?:renovation|kitchen)$/);
    expect(leftOut).toMatch(/^Left out: /);
  });

  it.each([
    [
      'Punts by the lock. £14 an hour or £50 all day, 10am to 5pm until August 9. Under 8s wear a jacket',
      'Under 8s wear a jacket',
    ],
    ['Maze in the corn. $9 or $30 all day, 9am to 6pm until October 12. Decent boots needed', 'Decent boots needed'],
  ])('ends a sentence after an American date, whatever begins like a month: %s', (prompt, last) => {
    expect(wordsOf(prompt).supporting.split(' · ').at(-1)).toBe(last);
  });

  it('keeps a denial under the words of the brief', () => {
    expect(wordsOf('We are closed on Monday', { headline: 'Happy Easter' })).toMatchObject({
      headline: 'Happy Easter',
      supporting: 'We are closed on Monday',
    });
  });

  it.each([
    'A latte on a table, no text',
    'Bread on a shelf, without people',
    'Yoga class, not too dark',
    'A house in Abbey Close',
  ])('takes nothing that is said to the designer, and no name, for a denial: %s', (prompt) => {
    const { headline, supporting } = wordsOf(prompt);
    expect(headline).not.toMatch(/\b(?:no|without|not)\b/i);
    expect(supporting).not.toMatch(/no text|without people|not too/i);
  });
});
