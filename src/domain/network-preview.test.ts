import { networks } from './network';
import { feedLooks, feedText } from './network-preview';

const long = { title: 'Keep rye fresh', body: 'A loaf keeps a week in linen. '.repeat(40).trim() };

test('a long post is folded where the feed folds it, between words', () => {
  const { text, isFolded } = feedText('instagram', long);
  expect(isFolded).toBe(true);
  expect([...text].length).toBeLessThanOrEqual(125);
  expect(`${long.title}\n\n${long.body}`.startsWith(`${text} `)).toBe(true);
});

test('a short one is shown as it is on every network', () => {
  const short = { title: 'Open', body: 'From eight.' };
  for (const network of networks) {
    const { hasTitle } = feedLooks[network];
    expect([network, feedText(network, short)]).toMatchObject([
      network,
      { text: hasTitle ? 'From eight.' : 'Open\n\nFrom eight.', isFolded: false, isShortened: false },
    ]);
  }
});

test('what a network would not take is left out, and told, with a link to all of it; own words are shown as they are', () => {
  const link = 'https://f.example/p/ada/rye';
  const { text, isShortened, counted, max } = feedText('bluesky', { ...long, link });
  expect(isShortened).toBe(true);
  expect(counted).toBeLessThanOrEqual(max);
  expect(text.endsWith(`in linen.\n\n${link}`)).toBe(true);
  expect(feedText('bluesky', long, 'Linen, not plastic.')).toMatchObject({
    text: 'Linen, not plastic.',
    isShortened: false,
  });
});

test('the blog shows all of it below its title', () => {
  expect(feedText('blog', long)).toMatchObject({ text: long.body, isFolded: false, isShortened: false });
});
