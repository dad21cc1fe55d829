import type { LengthUnit } from './network-length';
import { networkRules } from './network';
import type { NetworkChannel } from './posting-channel';

/** What a model wrote of a post for one network; null where its text could not be used, and why. */
export interface NetworkWords {
  channel: NetworkChannel;
  words: string | null;
  /** The model's name. */
  by: string;
  /** Why the built-in words stand; '' where they do not. */
  note: string;
}

/** What a model wrote for a network that a post goes to; undefined where it was not asked. */
export const writtenFor = (channel: string, written: readonly NetworkWords[] | undefined): NetworkWords | undefined =>
  written?.find((one) => one.channel === channel);

/** Whether they were written for these: as soon as title or text is another one, they say what it said before. */
export const wordsStillFit = (kept: Said, typed: Said): boolean =>
  kept.title === typed.title && kept.body === typed.body;

/**
 * How a network is written for, and how long: as it counts, with room for a link and hashtags where it is short, and far
 * below its limit where nobody reads that much. The lengths are ours; the limits stand in network.ts.
 */
export const networkBriefs: Readonly<Record<NetworkChannel, NetworkBrief>> = {
  facebook: { least: 80, most: 1_200, manner: 'conversational, two or three short paragraphs, ending in a question' },
  instagram: {
    least: 60,
    most: 1_200,
    manner: 'what matters in the first line, since the rest is folded away; then short paragraphs; no addresses',
  },
  linkedin: {
    least: 100,
    most: 1_800,
    manner: 'to people at work: what can be learned from it, in paragraphs of one or two sentences',
  },
  twitter: { least: 30, most: 220, manner: 'one thought in one or two sentences' },
  youtube: { least: 60, most: 1_500, manner: 'the description of a short video, what it shows first' },
  mastodon: { least: 40, most: 400, manner: 'to neighbours rather than customers, one short paragraph' },
  bluesky: { least: 30, most: 220, manner: 'one thought in one or two sentences' },
};

export const countsOf = (channel: NetworkChannel): LengthUnit => networkRules[channel].length.unit;

interface Said {
  title: string;
  body: string;
}

interface NetworkBrief {
  least: number;
  most: number;
  /** For a model: what is usual there. */
  manner: string;
}
