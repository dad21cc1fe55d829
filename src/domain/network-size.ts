import type { AspectRatio } from './image-format';

/**
 * Picture sizes of the networks in pixels, from their own help pages (2026): Instagram and Facebook feed and
 * stories, LinkedIn shared image, X post, YouTube thumbnail, email banner at two pixels per point. `ratio` is
 * the shape to draw; where a size differs from it, the picture is shown whole and the rest is filled with the
 * colour of its edge.
 */
export const networkSizes = {
  'instagram-square': { label: 'Instagram square', ratio: '1:1', width: 1080, height: 1080 },
  story: { label: 'Story or reel', ratio: '9:16', width: 1080, height: 1920 },
  facebook: { label: 'Facebook post', ratio: '16:9', width: 1200, height: 630 },
  linkedin: { label: 'LinkedIn post', ratio: '16:9', width: 1200, height: 627 },
  x: { label: 'X post', ratio: '16:9', width: 1600, height: 900 },
  youtube: { label: 'YouTube thumbnail', ratio: '16:9', width: 1280, height: 720 },
  email: { label: 'Email banner', ratio: '4:1', width: 1200, height: 300 },
} as const satisfies Record<string, { label: string; ratio: AspectRatio; width: number; height: number }>;

export type NetworkSize = keyof typeof networkSizes;
export const networkSizeNames = Object.keys(networkSizes) as [NetworkSize, ...NetworkSize[]];
