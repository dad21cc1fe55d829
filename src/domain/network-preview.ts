import type { AspectRatio } from './image-format';
import { networkRules, type Network } from './network';
import { writtenFor } from './network-writing';
import { cutForNetwork, networkLength } from './network-length';
import { postingWords, type PostWords } from './posting-words';

/**
 * How a post looks in the feed of each network: how much of its text is shown before "more", and where its picture and
 * title stand. The networks cut by lines of their own screens and change that without notice, so the number of
 * characters is what people measure there, not a promise (docs/engine.md).
 */
export const feedLooks: Readonly<Record<Network, FeedLook>> = {
  facebook: { shown: 477, more: '… See more', ratio: '16:9', hasTitle: false },
  instagram: { shown: 125, more: '… more', ratio: '1:1', hasTitle: false, textBelow: true },
  linkedin: { shown: 210, more: '…more', ratio: '16:9', hasTitle: false },
  twitter: { shown: null, more: '', ratio: '16:9', hasTitle: false },
  youtube: { shown: 100, more: '...more', ratio: '16:9', hasTitle: true, textBelow: true },
  blog: { shown: null, more: '', ratio: '16:9', hasTitle: true },
  mastodon: { shown: null, more: '', ratio: '16:9', hasTitle: false },
  bluesky: { shown: null, more: '', ratio: '4:3', hasTitle: false },
};

/** What a network gets of a post, and how much of it is shown before somebody asks for more. */
export function feedText(network: Network, post: PostWords, ownWords: string | null = null): FeedText {
  const { shown } = feedLooks[network];
  const { unit, max } = networkRules[network].length;
  const sent = network === 'blog' ? post.body : postingWords(network, post, ownWords);
  const isFolded = shown !== null && [...sent].length > shown;
  return {
    text: isFolded ? cutForNetwork(sent, 'characters', shown) : sent,
    isFolded,
    counted: networkLength(sent, unit),
    max,
    isShortened:
      ownWords === null &&
      (writtenFor(network, post.networkWords)?.words ?? null) === null &&
      networkLength(`${post.title}\n\n${post.body}`, unit) > max,
  };
}

interface FeedLook {
  /** Characters before "more"; null where all of it is shown. */
  shown: number | null;
  more: string;
  ratio: AspectRatio;
  /** The title stands by itself; elsewhere it is the text's first line. */
  hasTitle: boolean;
  /** The picture comes first. */
  textBelow?: true;
}

export interface FeedText {
  text: string;
  /** Somebody has to ask for the rest of it. */
  isFolded: boolean;
  /** As the network counts. */
  counted: number;
  max: number;
  /** The network would not take all of the post. */
  isShortened: boolean;
}
