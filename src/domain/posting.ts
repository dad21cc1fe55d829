import type { CreationStatus } from './creation';
import { DAY_MS, MINUTE_MS } from './duration';
import {
  checkForNetwork,
  networkLabel,
  networkRules,
  networks,
  pictureFor,
  type Network,
  type NetworkFault,
} from './network';
import type { AspectRatio } from './image-format';
import type { NetworkClip } from './network-clip';
import { isConnectable, isNetwork, postingChannels, type PostingChannel } from './posting-channel';
import type { PostingState } from './posting-state';
import { postingWords, type PostWords } from './posting-words';

/** Of a post's platforms, those it has to be posted to: its own page shows it anyway. */
export const channelsOf = (platforms: readonly Network[]): PostingChannel[] =>
  postingChannels.filter((channel) => isNetwork(channel) && platforms.includes(channel));

/** Of those, the ones that take a post without a clip, too. */
export const takesPictures = (channel: PostingChannel): boolean =>
  !isNetwork(channel) || networkRules[channel].pictures !== null;

/** The platforms of a post that goes to these channels: its own page is always one. */
export const platformsOf = (channels: readonly PostingChannel[]): Network[] =>
  networks.filter((network) => network === 'blog' || (channels as readonly string[]).includes(network));

/** In the order of the list above. */
export const inChannelOrder = <R extends { channel: PostingChannel }>(rows: readonly R[]): R[] =>
  [...rows].sort((one, other) => postingChannels.indexOf(one.channel) - postingChannels.indexOf(other.channel));

export const channelLabel = (channel: PostingChannel): string =>
  isNetwork(channel) ? networkLabel(channel) : channel === 'webhook' ? 'Webhook' : 'Newsletter';

/** Of a post's pictures, the one that a channel gets: what no network chooses gets the one of the page. */
export const pictureForChannel = <Picture extends { aspectRatio: AspectRatio }>(
  channel: PostingChannel,
  pictures: readonly Picture[],
): Picture | undefined => pictureFor(isNetwork(channel) ? channel : 'blog', pictures);

/** What a person may decide about a posting. there: it was found on the network. again: try again. by-hand: they posted it. not-posted: they did not after all. */
export const postingDecisions = ['there', 'again', 'by-hand', 'not-posted'] as const;
export type PostingDecision = (typeof postingDecisions)[number];

/** Nobody can email everybody by hand, and a network that no program posts to cannot be tried again. */
export const decisionsIn = (state: PostingState, channel: PostingChannel): readonly PostingDecision[] =>
  (DECISIONS[state] ?? []).filter((decision) =>
    channel === 'newsletter' ? decision === 'again' : decision !== 'again' || isConnectable(channel),
  );
const DECISIONS: Partial<Record<PostingState, readonly PostingDecision[]>> = {
  uncertain: ['there', 'again'],
  failed: ['again', 'by-hand'],
  waiting: ['by-hand', 'again'],
  cancelled: ['again'],
  'handed-over': ['not-posted'],
};

/** Whether it still has to leave, or a person still has to look at it. */
export const isOpen = (state: PostingState): boolean => ['due', 'posting', 'uncertain', 'waiting'].includes(state);

/** What the network would refuse of it, in sentences. Programs of one's own refuse nothing beforehand; campaigns check by themselves. */
export function checkPosting(
  channel: PostingChannel,
  post: PostWords & { altText: string; pictures: readonly PostPicture[]; clip?: PostClip | null },
  ownWords: string | null,
): NetworkFault[] {
  if (!isNetwork(channel)) return [];
  const picture = pictureFor(channel, post.pictures);
  return checkForNetwork(channel, {
    title: post.title,
    text: postingWords(channel, post, ownWords),
    pictures: picture ? [{ width: picture.width, height: picture.height, altText: post.altText }] : [],
    clip: clipToPost(post.clip),
  });
}

/** A post's clip as far as a network asks for it; also while it is being made, because it will be there. null for none, and for one that failed. */
export const clipToPost = (clip: PostClip | null | undefined): NetworkClip | null =>
  clip && clip.status !== 'failed' && clip.status !== 'cancelled'
    ? {
        width: clip.width,
        height: clip.height,
        seconds: (clip.durationMs ?? 0) / 1000,
        altText: clip.altText,
        bytes: clip.bytes ?? undefined,
      }
    : null;

/** When to try again after so many attempts; null when it is time to give up. A network may ask for more patience. */
export function nextAttempt(attempts: number, now: Date, askedMs = 0): Date | null {
  const wait = RETRY_AFTER_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + Math.min(DAY_MS, Math.max(wait, askedMs)));
}

/** A failure that may pass is tried again after 1, 5 and 30 minutes. */
const RETRY_AFTER_MS = [1, 5, 30].map((minutes) => minutes * MINUTE_MS);

export interface PostClip {
  status: CreationStatus;
  width: number;
  height: number;
  durationMs: number | null;
  altText: string;
  bytes?: number | null;
}

export interface PostPicture {
  aspectRatio: AspectRatio;
  width: number;
  height: number;
}
