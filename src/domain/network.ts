import type { AspectRatio } from './image-format';
import { clipFaults, networkClips, type NetworkClip } from './network-clip';
import { networkLength, type LengthUnit } from './network-length';

export const networks = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'youtube',
  'blog',
  'mastodon',
  'bluesky',
] as const;
export type Network = (typeof networks)[number];

/**
 * What each network accepts, from its own documentation:
 * - Facebook: https://developers.facebook.com/docs/graph-api/reference/page/photos (pictures, `alt_text_custom`);
 *   63,206 characters is the limit its posts have had since 2011.
 * - Instagram: https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media
 * - LinkedIn: https://learn.microsoft.com/linkedin/marketing/community-management/shares/posts-api and …/images-api
 * - X: https://github.com/twitter/twitter-text/blob/master/config/v3.json (how text is weighed) and
 *   https://docs.x.com/x-api/media/introduction (pictures)
 * - YouTube: https://developers.google.com/youtube/v3/docs/videos (title, description; only videos)
 * - Mastodon: https://docs.joinmastodon.org/entities/Instance/#configuration; these are the defaults, and a server
 *   may allow more
 * - Bluesky: https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json and
 *   …/embed/images.json; alt texts by the limit of its own application
 * - the blog is this product's own public page
 */
export const networkRules: Readonly<Record<Network, NetworkRules>> = {
  facebook: {
    label: 'Facebook',
    length: { unit: 'characters', max: 63_206 },
    pictures: { max: 10, maxBytes: 10_000_000, types: ['image/jpeg', 'image/png'] },
    altText: 1_000,
    prefers: ['16:9', '4:3', '1:1', '9:16'],
    textAlone: true,
  },
  instagram: {
    label: 'Instagram',
    length: { unit: 'characters', max: 2_200 },
    hashtags: 30,
    pictures: { max: 10, maxBytes: 8_000_000, types: ['image/jpeg'], minRatio: 4 / 5, maxRatio: 1.91 },
    altText: 1_000,
    prefers: ['1:1', '4:3', '16:9'],
    textAlone: false,
  },
  linkedin: {
    label: 'LinkedIn',
    length: { unit: 'characters', max: 3_000 },
    pictures: { max: 20, maxBytes: 10_000_000, types: ['image/jpeg', 'image/png'] },
    altText: 4_086,
    prefers: ['16:9', '4:3', '1:1', '9:16'],
    textAlone: true,
  },
  twitter: {
    label: 'X',
    length: { unit: 'weighted', max: 280 },
    pictures: { max: 4, maxBytes: 5_000_000, types: ['image/jpeg', 'image/png'] },
    altText: 1_000,
    prefers: ['16:9', '4:3', '1:1', '9:16'],
    textAlone: true,
  },
  youtube: {
    label: 'YouTube',
    length: { unit: 'bytes', max: 5_000 },
    title: 100,
    pictures: null,
    altText: 0,
    prefers: ['16:9'],
    textAlone: false,
  },
  blog: {
    label: 'Blog',
    length: { unit: 'characters', max: 8_000 },
    title: 120,
    pictures: { max: 1, maxBytes: 20_000_000, types: ['image/jpeg', 'image/png'] },
    altText: 400,
    prefers: ['16:9', '4:3', '1:1', '9:16'],
    textAlone: true,
  },
  mastodon: {
    label: 'Mastodon',
    length: { unit: 'links-as-23', max: 500 },
    pictures: { max: 4, maxBytes: 16_000_000, types: ['image/jpeg', 'image/png'] },
    altText: 1_500,
    prefers: ['16:9', '4:3', '1:1', '9:16'],
    textAlone: true,
  },
  bluesky: {
    label: 'Bluesky',
    length: { unit: 'graphemes', max: 300 },
    pictures: { max: 4, maxBytes: 1_000_000, types: ['image/jpeg', 'image/png'] },
    altText: 2_000,
    prefers: ['4:3', '16:9', '1:1', '9:16'],
    textAlone: true,
  },
};

export const networkLabel = (network: Network): string => networkRules[network].label;

/**
 * What a network would refuse of a post, as sentences; empty when it would take it. A picture's type and size in bytes are checked
 * when they are known: pictures are converted on their way out.
 */
export function checkForNetwork(network: Network, post: NetworkPost): NetworkFault[] {
  const { label, length, title, hashtags, altText, textAlone } = networkRules[network];
  // A clip goes out instead of the picture wherever a network takes both.
  const clip = networkClips[network] && post.clip;
  const pictures = networkRules[network].pictures;
  const faults: NetworkFault[] = [];
  const say = (part: NetworkFault['part'], sentence: string) => faults.push({ part, sentence });

  const counted = networkLength(post.text, length.unit);
  if (post.text.trim() === '' && (textAlone || title !== undefined)) say('text', `${label} needs some text.`);
  if (counted > length.max)
    say(
      'text',
      `This is ${tooMany(counted - length.max, length.unit)} too long for ${label}, which takes ${number(length.max)}.`,
    );
  if (hashtags !== undefined && countHashtags(post.text) > hashtags)
    say('text', `${label} allows at most ${hashtags} hashtags per post.`);
  if (title !== undefined && [...(post.title ?? '')].length > title)
    say('title', `${label} takes titles of at most ${title} characters.`);

  if (clip) for (const sentence of clipFaults(network, label, clip)) say('clip', sentence);
  else if (pictures === null) say('clip', `${label} takes videos only, and this post has no clip.`);
  else {
    if (!textAlone && post.pictures.length === 0) say('pictures', `${label} needs a picture.`);
    if (post.pictures.length > pictures.max)
      say(
        'pictures',
        `${label} takes at most ${pictures.max} ${pictures.max === 1 ? 'picture' : 'pictures'} in a post.`,
      );
    for (const picture of post.pictures) {
      const ratio = picture.width / picture.height;
      if (ratio < (pictures.minRatio ?? 0) - ROUNDING || ratio > (pictures.maxRatio ?? Infinity) + ROUNDING)
        say('pictures', `${label} does not take a picture this ${ratio < 1 ? 'tall' : 'wide'}.`);
      if (picture.type !== undefined && !pictures.types.includes(picture.type))
        say('pictures', `${label} takes ${pictures.types.map(nameType).join(' or ')} pictures only.`);
      if (picture.bytes !== undefined && picture.bytes > pictures.maxBytes)
        say('pictures', `${label} takes pictures of at most ${number(pictures.maxBytes / 1_000_000)} MB.`);
      if ([...(picture.altText ?? '')].length > altText)
        say('altText', `${label} allows at most ${number(altText)} characters of alt text.`);
    }
  }
  return faults;
}

/** The picture of a post that suits a network best; undefined when the network takes none of them. */
export function pictureFor<Picture extends { aspectRatio: AspectRatio }>(
  network: Network,
  pictures: readonly Picture[],
): Picture | undefined {
  for (const ratio of networkRules[network].prefers) {
    const found = pictures.find(({ aspectRatio }) => aspectRatio === ratio);
    if (found) return found;
  }
  return undefined;
}

const countHashtags = (text: string): number =>
  text.match(/(?<![\p{L}\p{N}_#&])[#＃][\p{L}\p{N}_]*\p{L}/gu)?.length ?? 0;

const tooMany = (count: number, unit: LengthUnit): string => {
  const noun = unit === 'bytes' ? 'byte' : 'character';
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
};
const number = (value: number): string => value.toLocaleString('en');
const nameType = (type: PictureType): string => type.slice('image/'.length).toUpperCase();

/** Pixels are whole numbers, so a ratio is seldom exact. */
const ROUNDING = 0.01;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

export interface NetworkRules {
  label: string;
  length: { unit: LengthUnit; max: number };
  /** The longest title in characters; absent where posts have none. */
  title?: number;
  hashtags?: number;
  /** null where a post cannot be a picture. */
  pictures: {
    max: number;
    maxBytes: number;
    types: readonly PictureType[];
    /** Width divided by height. */
    minRatio?: number;
    maxRatio?: number;
  } | null;
  /** The longest alt text in characters. */
  altText: number;
  /** Which of a post's pictures to send, best first. */
  prefers: readonly AspectRatio[];
  textAlone: boolean;
}

export interface NetworkPost {
  title?: string;
  text: string;
  pictures: readonly { width: number; height: number; altText?: string; type?: PictureType; bytes?: number }[];
  /** What it says in motion; null or left out for none. */
  clip?: NetworkClip | null | undefined;
}

export interface NetworkFault {
  part: 'title' | 'text' | 'pictures' | 'altText' | 'clip';
  sentence: string;
}
