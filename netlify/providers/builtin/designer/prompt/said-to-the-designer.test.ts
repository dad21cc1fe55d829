import { posterWords } from './poster-words';

const setOf = (prompt: string) => {
  const { headline, kicker, supporting, colour, leftOut } = posterWords({
    prompt,
    style: 'minimalist',
    aspectRatio: '1:1',
    seed: 0,
  });
  return { text: [headline, kicker, supporting].filter(Boolean).join(' · '), colour, leftOut };
};

describe('what is said to the designer is not printed', () => {
  it.each([
    ['Sofa cleaning $95. I want deep teal and pale yellow', 'Sofa cleaning · $95'],
    ['Polsterreinigung ab 45 €. Ich möchte Dunkelgrün und Gold', 'Polsterreinigung ab 45 €'],
    ['Gartenpflege ab 35 €, bitte in hellgrün und weiß', 'Gartenpflege ab 35 €'],
    ['Cours de guitare. Je voudrais du bleu nuit et du doré', 'Cours de guitare'],
    ['Self storage from $39. Make it forest green with a light grey', 'Self storage · From $39'],
    ['Window cleaning £12. I want the price to stand out', 'Window cleaning · £12'],
    ['Kids discos £5. Put our phone number at the bottom: 0117 496 0123', 'Kids discos · £5 · 0117 496 0123'],
    ['Chimney sweeping, no mess. No people in the picture please', 'Chimney sweeping · No mess'],
    ['Candles by hand, without any text or logos', 'Candles by hand'],
    ['We want something cheerful for our nursery, places from September', 'Nursery · Places from September'],
    ['Bread every day. Please make a poster for our new rye loaf', 'Our new rye loaf · Bread every day'],
  ])('%s', (prompt, text) => {
    expect(setOf(prompt)).toMatchObject({ text, leftOut: null });
  });

  it('takes the colours that are wanted', () => {
    expect(setOf('Sofa cleaning $95. I want deep teal and pale yellow').colour).toMatchObject({ exact: true });
  });

  it('tells of a long introduction before an order as left out', () => {
    expect(
      setOf(
        'Hi, I run a two room guest house above the ferry landing and we had cancellations so I want a poster for late deals. From 3 to 21 November a double room is $72 a night instead of $110, only Sunday to Thursday',
      ),
    ).toEqual({
      text: 'Late deals · From 3 to 21 November a double room is $72 a night instead of $110 · Only Sunday to Thursday',
      colour: null,
      leftOut: 'Left out: I run a two room guest house above the ferry landing and we had cancellations.',
    });
  });
});

describe('a promise with "no" is for the reader', () => {
  it.each([
    ['Stove fitting, no call-out fee for people over 65', 'Stove fitting · No call-out fee for people over 65'],
    ['Harp lessons, no contract in plain words', 'Harp lessons · No contract in plain words'],
    ['Passport photos, no photo booking needed', 'Passport photos · No photo booking needed'],
    ['We love it here', 'We love it here'],
  ])('%s', (prompt, text) => {
    expect(setOf(prompt)).toMatchObject({ text, leftOut: null });
  });
});
