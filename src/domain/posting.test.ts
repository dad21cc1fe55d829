import fc from 'fast-check';
import { networkRules } from './network';
import { networkLength } from './network-length';
import { channelLabel, checkPosting, decisionsIn, nextAttempt } from './posting';
import { postingStates } from './posting-state';
import { isConnectable, isNetwork, postingChannels, type PostingChannel } from './posting-channel';
import { postingWords } from './posting-words';

const post = {
  title: 'Keep rye fresh',
  body: 'Wrap it in linen. Never in plastic!\n\nIt stays good for a week.',
  altText: 'A loaf',
  pictures: [{ aspectRatio: '1:1' as const, width: 1080, height: 1080 }],
};

describe('the words for a network', () => {
  test('are title and text while they fit, or what somebody wrote', () => {
    expect(postingWords('bluesky', post, null)).toBe(
      'Keep rye fresh\n\nWrap it in linen. Never in plastic!\n\nIt stays good for a week.',
    );
    expect(postingWords('bluesky', post, 'Linen, not plastic.')).toBe('Linen, not plastic.');
  });

  test('end with a whole sentence when the text is too long', () => {
    const body = `${'Rye keeps well in linen for days. '.repeat(12)}\n\nThe end.`;
    const words = postingWords('twitter', { title: 'Keep rye fresh', body }, null);
    expect(words.endsWith('for days.')).toBe(true);
    expect(networkLength(words, 'weighted')).toBeLessThanOrEqual(280);
    expect(networkLength(`${words} Rye keeps well in linen for days.`, 'weighted')).toBeGreaterThan(280);
  });

  test('are cut where not even the first sentence fits', () => {
    const words = postingWords('bluesky', { title: 'rye '.repeat(200).trim(), body: '' }, null);
    expect(words.endsWith('rye…')).toBe(true);
    expect(networkLength(words, 'graphemes')).toBeLessThanOrEqual(300);
  });

  test('always fit when nobody wrote them, whatever the post says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...postingChannels),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
        fc.array(fc.lorem({ maxCount: 12 }), { maxLength: 60 }),
        (channel, title, sentences) => {
          const words = postingWords(channel, { title, body: sentences.join('\n\n') }, null);
          if (!isNetwork(channel)) return;
          const { unit, max } = networkRules[channel].length;
          expect(networkLength(words, unit)).toBeLessThanOrEqual(max);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a post is checked as the network would get it', () => {
  expect(checkPosting('instagram', post, null)).toEqual([]);
  expect(checkPosting('instagram', { ...post, pictures: [] }, null)).toEqual([
    { part: 'pictures', sentence: 'Instagram needs a picture.' },
  ]);
  expect(checkPosting('bluesky', post, 'a'.repeat(301))).toEqual([
    { part: 'text', sentence: 'This is 1 character too long for Bluesky, which takes 300.' },
  ]);
  expect(checkPosting('webhook', { ...post, pictures: [] }, null)).toEqual([]);
});

test('a failure that may pass is tried again after 1, 5 and 30 minutes, or later when the network asks for it', () => {
  const now = new Date('2026-03-06T12:00:00Z');
  const after = (attempts: number, askedMs?: number) => nextAttempt(attempts, now, askedMs)?.toISOString() ?? null;
  expect([after(1), after(2), after(3), after(4)]).toEqual([
    '2026-03-06T12:01:00.000Z',
    '2026-03-06T12:05:00.000Z',
    '2026-03-06T12:30:00.000Z',
    null,
  ]);
  expect(after(1, 600_000)).toBe('2026-03-06T12:10:00.000Z');
  expect(after(1, 1e12)).toBe('2026-03-07T12:00:00.000Z');
});

test('nobody decides about what is under way or done, but a post by hand can be taken back', () => {
  const undecided = (channel: PostingChannel) =>
    postingStates.filter((state) => decisionsIn(state, channel).length > 0);
  expect(undecided('mastodon')).toEqual(['uncertain', 'failed', 'waiting', 'handed-over', 'cancelled']);
});

test('a network that no program posts to is not tried again, and nobody emails everybody by hand', () => {
  expect(decisionsIn('waiting', 'twitter')).toEqual(['by-hand']);
  expect(decisionsIn('waiting', 'newsletter')).toEqual(['again']);
});

test('a newsletter has the text of the post, because the title is its heading', () => {
  expect(postingWords('newsletter', { title: 'Rye', body: 'In linen.' }, null)).toBe('In linen.');
});

test('X, YouTube and the newsletter are no accounts that somebody could connect', () => {
  expect(postingChannels.filter((channel) => !isConnectable(channel)).map(channelLabel)).toEqual([
    'Newsletter',
    'X',
    'YouTube',
  ]);
});

describe('a clip', () => {
  const clip = { status: 'completed' as const, width: 720, height: 1280, durationMs: 10_000, altText: 'Rye, moving' };

  test('as the designer makes it is taken by every network, and stands for the picture that one would need', () => {
    for (const channel of postingChannels)
      expect(checkPosting(channel, { ...post, pictures: [], clip }, channel === 'newsletter' ? null : 'Rye')).toEqual(
        [],
      );
  });

  test('is checked by length, shape and alt text, also while it is being made', () => {
    const said = (channel: PostingChannel, more: Partial<typeof clip> | { status: 'generating' }) =>
      checkPosting(channel, { ...post, pictures: [], clip: { ...clip, ...more } }, 'Rye').map(
        ({ sentence }) => sentence,
      );
    expect(said('instagram', { durationMs: 2_000 })).toEqual(['Instagram takes clips of at least 3 seconds.']);
    expect(said('bluesky', { durationMs: 181_000 })).toEqual(['Bluesky takes clips of at most 3 minutes.']);
    expect(said('twitter', { durationMs: 141_000 })).toEqual(['X takes clips of at most 140 seconds.']);
    expect(said('linkedin', { width: 3_000, height: 1_000 })).toEqual(['LinkedIn does not take a clip this wide.']);
    expect(said('facebook', { width: 400, height: 1_000 })).toEqual(['Facebook does not take a clip this tall.']);
    expect(said('bluesky', { altText: 'a'.repeat(1_001) })).toEqual([
      'Bluesky allows at most 1,000 characters of alt text.',
    ]);
    expect(said('youtube', { status: 'generating' })).toEqual([]);
    expect(checkPosting('mastodon', { ...post, clip: { ...clip, bytes: 100_000_000 } }, 'Rye')).toEqual([
      { part: 'clip', sentence: 'Mastodon takes clips of at most 99 MB.' },
    ]);
  });

  test('that could not be made is none', () => {
    expect(checkPosting('youtube', { ...post, clip: { ...clip, status: 'failed' } }, 'Rye')).toHaveLength(1);
  });
});
