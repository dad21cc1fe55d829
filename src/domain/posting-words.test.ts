import fc from 'fast-check';
import { networkRules } from './network';
import { countsOf, networkBriefs } from './network-writing';
import { networkLength } from './network-length';
import { isNetwork, postingChannels } from './posting-channel';
import { postingWords } from './posting-words';

const keywords = ['rye', 'sourdough loaves Bristol', 'how do I keep rye bread fresh', 'rye', 'crust', 'linen', 'oven'];
const said = { title: 'Keep rye fresh', body: 'In linen.', keywords };
const link = 'https://f.example/p/ada/keep-rye-fresh';

it.each([
  ['facebook', 'Keep rye fresh\n\nIn linen.'],
  ['instagram', 'Keep rye fresh\n\nIn linen.\n\n#rye #SourdoughLoavesBristol #crust #linen'],
  ['linkedin', 'Keep rye fresh\n\nIn linen.\n\n#rye #SourdoughLoavesBristol #crust'],
  ['twitter', 'Keep rye fresh\n\nIn linen.\n\n#rye #SourdoughLoavesBristol'],
  ['mastodon', 'Keep rye fresh\n\nIn linen.\n\n#rye #SourdoughLoavesBristol #crust'],
  ['bluesky', 'Keep rye fresh\n\nIn linen.\n\n#rye #SourdoughLoavesBristol'],
  ['youtube', 'In linen.\n\n#rye #SourdoughLoavesBristol #crust'],
  ['webhook', 'Keep rye fresh\n\nIn linen.'],
  ['newsletter', 'In linen.'],
] as const)(
  'on %s a post has hashtags where they are of use, and its title where there is no other place for it',
  (channel, words) => {
    expect(postingWords(channel, said, null)).toBe(words);
  },
);

it('hashtags of its own are enough, and none are put where they do not fit', () => {
  expect(postingWords('instagram', { ...said, body: 'In linen. #bread' }, null)).toBe(
    'Keep rye fresh\n\nIn linen. #bread',
  );
  expect(postingWords('instagram', { ...said, body: 'a'.repeat(2_180) }, null)).not.toContain('#');
});

it('what does not fit is left out by whole sentences, and the link leads to all of it', () => {
  const long = { ...said, body: 'Rye keeps well in linen for days. '.repeat(16).trim(), link };
  for (const channel of ['twitter', 'mastodon', 'bluesky'] as const) {
    const words = postingWords(channel, long, null);
    const { unit, max } = networkRules[channel].length;
    expect(words.endsWith(`for days.\n\n${link}`)).toBe(true);
    expect(networkLength(words, unit)).toBeLessThanOrEqual(max);
    expect(postingWords(channel, { ...long, link: null }, null)).not.toContain('http');
  }
  // X counts any address as 23 characters, Bluesky each of its own.
  expect(postingWords('twitter', { ...long, link: `${link}${'x'.repeat(280)}` }, null)).toContain('xxx');
  expect(postingWords('bluesky', { ...long, link: `${link}${'x'.repeat(280)}` }, null)).not.toContain('http');
  expect(postingWords('facebook', long, null)).not.toContain(link);
});

it('an address that nobody can tap is written as it is typed', () => {
  const body = 'Book at https://www.ada.example/cakes or call us.';
  expect(postingWords('instagram', { ...said, keywords: [], body }, null)).toContain('Book at ada.example/cakes or');
  expect(postingWords('facebook', { ...said, body }, null)).toContain('https://www.ada.example/cakes');
});

it('LinkedIn has paragraphs of two sentences; lists and short ones stay', () => {
  const body = 'One here. Two here. Three here. Four here.\n\n- a. b. c. d.\n- e\n\nLast.';
  expect(postingWords('linkedin', { title: 'T', body }, null)).toBe(
    'T\n\nOne here. Two here.\n\nThree here. Four here.\n\n- a. b. c. d.\n- e\n\nLast.',
  );
});

it('of an article a network gets the opening and the link; without a page, all of it without marks', () => {
  const article = { title: 'Rye', body: 'In linen.\n\n## Why\n\nIt breathes.', type: 'article' as const };
  expect(postingWords('facebook', { ...article, link }, null)).toBe(`Rye\n\nIn linen.\n\n${link}`);
  expect(postingWords('facebook', article, null)).toBe('Rye\n\nIn linen.\n\nWhy\n\nIt breathes.');
  expect(postingWords('instagram', { ...article, link }, null)).toBe('Rye\n\nIn linen.\n\nWhy\n\nIt breathes.');
});

it('always fits when nobody wrote it, whatever the post says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...postingChannels),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.array(fc.lorem({ maxCount: 12 }), { maxLength: 60 }),
      fc.array(fc.lorem({ maxCount: 3 }), { maxLength: 6 }),
      fc.option(fc.webUrl({ withQueryParameters: true })),
      fc.constantFrom('post' as const, 'article' as const),
      (channel, title, sentences, keywords, address, type) => {
        const words = postingWords(
          channel,
          { title, body: sentences.join('\n\n'), keywords, link: address, type },
          null,
        );
        if (!isNetwork(channel)) return;
        const { unit, max } = networkRules[channel].length;
        expect(networkLength(words, unit)).toBeLessThanOrEqual(max);
      },
    ),
    { numRuns: 100 },
  );
});

describe('what a model wrote for a network', () => {
  const written = (words: string | null) => [{ channel: 'bluesky' as const, words, by: 'writer-1', note: '' }];
  const long = { ...said, body: 'Rye keeps well in linen for days. '.repeat(16).trim(), link };

  it('is what goes there, with hashtags, and a link to the rest where the network would not take all of it', () => {
    const short = { ...said, networkWords: written('Wrap your rye in linen.') };
    expect(postingWords('bluesky', short, null)).toBe('Wrap your rye in linen.\n\n#rye #SourdoughLoavesBristol');
    expect(postingWords('bluesky', { ...long, networkWords: written('Wrap your rye in linen.') }, null)).toBe(
      `Wrap your rye in linen.\n\n${link}\n\n#rye #SourdoughLoavesBristol`,
    );
    expect(postingWords('mastodon', short, null)).toMatch(/^Keep rye fresh/);
  });

  it('gives way to somebody’s own words, and leaves the built-in ones where it could not be used', () => {
    expect(postingWords('bluesky', { ...said, networkWords: written('Theirs.') }, 'Mine.')).toBe('Mine.');
    expect(postingWords('bluesky', { ...said, networkWords: written(null) }, null)).toMatch(/^Keep rye fresh/);
  });

  it('is not cut for a link that is too long', () => {
    const words = 'Wrap your rye in linen. '.repeat(9).trim();
    const post = { ...long, link: `${link}${'x'.repeat(200)}`, networkWords: written(words) };
    expect(postingWords('bluesky', post, null).startsWith(words)).toBe(true);
  });

  it('is asked for in lengths that the network takes, as it counts', () => {
    for (const channel of postingChannels.filter(isNetwork)) {
      const { least, most } = networkBriefs[channel];
      expect(least).toBeLessThan(most);
      expect(networkLength(`${'a'.repeat(most)}\n\n${link}`, countsOf(channel))).toBeLessThanOrEqual(
        networkRules[channel].length.max,
      );
    }
  });
});
