/**
 * What each network takes of clips, from its own documentation. All take MP4 with H.264 and AAC.
 * - Facebook: https://developers.facebook.com/docs/graph-api/reference/page/videos (up to 1 GB and 20 minutes in one
 *   request)
 * - Instagram: https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media
 *   (reels; they have no alt text)
 * - LinkedIn: https://learn.microsoft.com/linkedin/marketing/community-management/shares/videos-api
 * - X: https://docs.x.com/x-api/media/quickstart/best-practices
 * - YouTube: https://support.google.com/youtube/answer/71673 (15 minutes until an account is verified)
 * - Mastodon: https://docs.joinmastodon.org/user/posting/#media (99 MB)
 * - Bluesky: https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/embed/video.json (100 MB) and
 *   https://docs.bsky.app/blog/video-upload-limits (3 minutes)
 */
export const networkClips: Readonly<Record<ClipNetwork, ClipRules | null>> = {
  facebook: { maxBytes: 1_000_000_000, minSeconds: 1, maxSeconds: 1_200, minRatio: 9 / 16, maxRatio: 16 / 9 },
  instagram: { maxBytes: 300_000_000, minSeconds: 3, maxSeconds: 900, minRatio: 0.01, maxRatio: 10 },
  linkedin: { maxBytes: 500_000_000, minSeconds: 3, maxSeconds: 1_800, minRatio: 1 / 2.4, maxRatio: 2.4 },
  twitter: { maxBytes: 512_000_000, minSeconds: 0.5, maxSeconds: 140, minRatio: 1 / 3, maxRatio: 3 },
  youtube: { maxBytes: 256_000_000_000, minSeconds: 1, maxSeconds: 900, minRatio: 0.01, maxRatio: 100 },
  blog: { maxBytes: 1_000_000_000, minSeconds: 1, maxSeconds: 900, minRatio: 0.01, maxRatio: 100 },
  mastodon: { maxBytes: 99_000_000, minSeconds: 1, maxSeconds: 3_600, minRatio: 0.01, maxRatio: 100, altText: 1_500 },
  bluesky: { maxBytes: 100_000_000, minSeconds: 1, maxSeconds: 180, minRatio: 0.01, maxRatio: 100, altText: 1_000 },
};

/** What a network would refuse of a clip, as sentences. Its size is checked once it is known. */
export function clipFaults(network: ClipNetwork, label: string, clip: NetworkClip): string[] {
  const rules = networkClips[network];
  if (!rules) return [];
  const ratio = clip.width / clip.height;
  const faults: string[] = [];
  if (clip.seconds < rules.minSeconds) faults.push(`${label} takes clips of at least ${rules.minSeconds} seconds.`);
  if (clip.seconds > rules.maxSeconds) faults.push(`${label} takes clips of at most ${lasting(rules.maxSeconds)}.`);
  if (ratio < rules.minRatio - ROUNDING || ratio > rules.maxRatio + ROUNDING)
    faults.push(`${label} does not take a clip this ${ratio < 1 ? 'tall' : 'wide'}.`);
  if (clip.bytes !== undefined && clip.bytes > rules.maxBytes)
    faults.push(`${label} takes clips of at most ${(rules.maxBytes / 1_000_000).toLocaleString('en')} MB.`);
  if (rules.altText !== undefined && [...(clip.altText ?? '')].length > rules.altText)
    faults.push(`${label} allows at most ${rules.altText.toLocaleString('en')} characters of alt text.`);
  return faults;
}

const lasting = (seconds: number): string => (seconds < 180 ? `${seconds} seconds` : `${seconds / 60} minutes`);

/** Pixels are whole numbers, so a ratio is seldom exact. */
const ROUNDING = 0.01;

/** The networks of network.ts, which asks here. */
type ClipNetwork = 'facebook' | 'instagram' | 'linkedin' | 'twitter' | 'youtube' | 'blog' | 'mastodon' | 'bluesky';

export interface ClipRules {
  maxBytes: number;
  minSeconds: number;
  maxSeconds: number;
  /** Width divided by height. */
  minRatio: number;
  maxRatio: number;
  /** The longest alt text in characters; absent where clips have none. */
  altText?: number;
}

export interface NetworkClip {
  width: number;
  height: number;
  seconds: number;
  altText?: string | undefined;
  bytes?: number | undefined;
}
