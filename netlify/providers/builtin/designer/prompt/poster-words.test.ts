import type { ImageBrief } from '../../../../ports/image';
import { drawable } from './letters/drawable';
import { posterWords } from './poster-words';

const wordsOf = (prompt: string, more: Partial<ImageBrief> = {}) =>
  posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0, ...more });

describe('words of a poster', () => {
  it.each([
    [
      'Autumn pumpkin spice latte launch at a cosy coffee shop, 20% off',
      'Autumn pumpkin spice latte launch',
      '20% off · At a cosy coffee shop',
      '',
    ],
    [
      'Create a minimalist Instagram post about our summer sale, up to 50% off, in navy',
      'Summer sale',
      'Up to 50% off',
      '',
    ],
    [
      'Jazz night on Friday 14 June at Lakeside Park with #0b3d91 accents',
      'Jazz night',
      'At Lakeside Park',
      'On Friday 14 June',
    ],
    [
      'Real estate agent: luxury beachfront villas for investors',
      'Luxury beachfront villas for investors',
      '',
      'Real estate agent',
    ],
    [
      'Two for one burgers every Friday from 5 pm at Corner Grill',
      'Two for one burgers',
      'At Corner Grill',
      'Every Friday from 5 pm',
    ],
    [
      'Yoga studio morning classes for stressed professionals',
      'Yoga studio morning classes',
      'For stressed professionals',
      '',
    ],
    ['Locked out at night? Call our locksmith, 24/7', 'Locked out at night?', '24/7 · Call our locksmith', ''],
    ['Gluten-free bread, baked daily in Berlin', 'Gluten-free bread', 'Baked daily in Berlin', ''],
    ['Pizza night, two for $25', 'Pizza night', 'Two for $25', ''],
    ['BLACK FRIDAY SALE AT THE BOUTIQUE', 'BLACK FRIDAY SALE AT THE BOUTIQUE', '', ''],
    ['Black Friday sale', 'Black Friday sale', '', ''],
    ['Coffee beans, free delivery over $30', 'Coffee beans', 'Free delivery over $30', ''],
    ['Free delivery on orders over $30', 'Free delivery on orders over $30', '', ''],
    ['Spend £50 get free gift wrapping', 'Spend £50', 'Get free gift wrapping', ''],
    ['Happy hour 5-7pm every weekday, cocktails 2 for £12', 'Happy hour', 'Cocktails 2 for £12', '5-7pm every weekday'],
    ['Students get 20% off Mon-Thu with valid ID', 'Students get 20% off Mon-Thu with valid ID', '', ''],
    ['Tax return due 31 January. We can help', 'Tax return due 31 January', 'We can help', ''],
    ['Kids eat free on Wednesdays #familytime', 'Kids eat free on Wednesdays', '#familytime', ''],
    [
      'Ladies night every Thursday, free prosecco until 9pm',
      'Ladies night',
      'Free prosecco until 9pm',
      'Every Thursday',
    ],
    ['Lunch special: soup + sandwich £7.50, 12-2pm', 'Soup + sandwich', 'Lunch special · £7.50', '12-2pm'],
    [
      'What’s on this week: Mon quiz, Wed karaoke, Fri live band',
      'What’s on this week',
      'Mon quiz, Wed karaoke, Fri live band',
      '',
    ],
    ['Image of a cup of coffee with the words Good Morning', 'Good Morning', '', ''],
    [
      'Please create a vibrant image for my cafe’s Instagram showing a latte and a croissant',
      'Latte and a croissant',
      '',
      '',
    ],
    ['We do fades, shaves and hot towels', 'We do fades, shaves and hot towels', '', ''],
    ['Live jazz tonight at 8 @ The Blue Note', 'Live jazz', '@ The Blue Note', 'Tonight at 8'],
    ['Brunch tous les dimanches de 11h à 15h', 'Brunch', 'Tous les dimanches de 11h à 15h', ''],
    ['Menú del día 12,50 € de lunes a viernes', 'Menú del día', '12,50 €', 'De lunes a viernes'],
    ['Resilience report 2026', 'Resilience report 2026', '', ''],
    ['20% off', '20% off', '', ''],
    ['please make a poster', '', '', ''],
    ['', '', '', ''],
  ])('%s', (prompt, headline, supporting, kicker) => {
    expect(wordsOf(prompt)).toMatchObject({ headline, supporting, kicker });
  });

  it.each([
    ['Winter tyres fitted while you wait, flyer in dark red and grey please', /flyer|please|red/i],
    ['Hearing tests free this month. Colours: navy blue and gold, nothing childish', /colou?rs|childish|gold/i],
  ])('wishes for the look are not read out: %s', (prompt, said) => {
    const { headline, supporting, kicker } = wordsOf(prompt);
    expect(`${headline} ${supporting} ${kicker}`).not.toMatch(said);
  });

  it('sets what stands in quotes as it is, the second quote below the first', () => {
    expect(wordsOf('A poster that says “fresh at seven” and "every day but Monday" for a bakery')).toMatchObject({
      headline: 'fresh at seven',
      supporting: 'every day but Monday',
    });
  });

  it('lets the words of the brief win over the prompt', () => {
    const own = { headline: 'Baked before you wake', supporting: 'Rye on Thursdays', brand: 'Ada’s Bakery' };
    expect(wordsOf('"Not this" about bread, 20% off', own)).toMatchObject(own);
  });

  it('takes no word that the prompt does not have', () => {
    for (const prompt of [
      'Handmade candles with green and gold tones',
      'Promote my dog walking service near Hyde Park',
      'Half-price haircuts for students on Mondays',
    ]) {
      const { headline, supporting, kicker } = wordsOf(prompt);
      for (const word of `${headline} ${supporting} ${kicker}`.toLowerCase().match(/[\p{L}\p{N}%$€]+/gu) ?? [])
        expect(prompt.toLowerCase()).toContain(word);
    }
  });

  it('ends a long phrase between words', () => {
    const { headline } = wordsOf(
      'Discover the incredibly delicious handmade sourdough bread selection that our passionate bakers prepare overnight',
    );
    expect(headline.split(' ').length).toBeLessThanOrEqual(8);
    expect(
      'Discover the incredibly delicious handmade sourdough bread selection that our passionate bakers prepare overnight'.split(
        ' ',
      ),
    ).toEqual(expect.arrayContaining(headline.split(' ')));
  });

  it.each([
    ['Solar panels, save 30%', { lead: 'Save', big: '30%', tail: '', headline: 'Solar panels' }],
    ['Winter boots, now $79', { lead: 'Now', big: '$79', tail: '', headline: 'Winter boots' }],
    [
      'Wedding flowers from €90 per bouquet',
      { lead: 'From', big: '€90', tail: 'per bouquet', headline: 'Wedding flowers' },
    ],
    ['Dental check, free consultation', { lead: '', big: 'Free', tail: 'consultation', headline: 'Dental check' }],
    ['7 signs your brake pads are worn', { lead: '', big: '7', tail: '', headline: 'signs your brake pads are worn' }],
    ['20% off all bread', { lead: '', big: '20%', tail: '', headline: 'off all bread' }],
  ])('finds the figure in "%s"', (prompt, figure) => {
    expect(wordsOf(prompt).figure).toMatchObject(figure);
  });

  it.each(['5 pm sharp at the pier', 'Gluten free bread', '14 June is jazz night', 'Open air cinema'])(
    'sees no figure in "%s"',
    (prompt) => {
      expect(wordsOf(prompt).figure).toBeNull();
    },
  );

  it.each([
    ['Summer sale in navy', { kind: 'colour', exact: true, hex: '#16294d' }],
    [
      'Gartenfest, Plakat in Dunkelgrün und Gold bitte',
      { kind: 'colour', exact: true, hex: '#005125', other: '#d4a72c' },
    ],
    ['Fête du pain, en vert foncé et doré', { kind: 'colour', exact: true, hex: '#005125', other: '#d4a72c' }],
    ['We paint houses in white and blue', { kind: 'colour', exact: false, hex: '#2563d6' }],
    ['Poster in #0B3D91', { kind: 'colour', exact: true, hex: '#0b3d91' }],
    ['A red bicycle', { kind: 'colour', exact: false, hex: '#d92d20' }],
    ['Black and white portrait studio', { kind: 'neutral' }],
    ['Green tea and white wine, black coffee', null],
    ['Golden retriever puppies', null],
  ])('hears the colours of "%s"', (prompt, colour) => {
    expect(wordsOf(prompt).colour).toEqual(colour);
  });
});

describe('what the fonts can draw', () => {
  it.each([
    ['Grüße aus Köln 🎉!', 'Grüße aus Köln !'],
    ['饺子 Sushi night 🍣', 'Sushi night'],
    ['שלום', ''],
    ['Свежий хлеб', 'Свежий хлеб'],
    ['Bánh mì giòn', 'Bánh mì giòn'],
    ['— 🎉 —', ''],
  ])('%s', (text, drawn) => {
    expect(drawable(text).replace(' !', '!')).toBe(drawn.replace(' !', '!'));
  });

  it('begins the line anew where its first words were foreign', () => {
    expect(wordsOf('bread', { headline: '饺子 night every Tuesday' }).headline).toBe('Night every Tuesday');
  });

  it('falls back to the prompt’s words when the headline cannot be drawn at all', () => {
    expect(wordsOf('bread', { headline: 'לחם טרי' }).headline).toBe('Bread');
  });
});
