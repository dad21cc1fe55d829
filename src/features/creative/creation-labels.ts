import type { Creation } from '../../contracts/creation-record';
import type { PictureFormat, ThumbnailWidth } from '../../domain/creation';
import {
  aspectRatios,
  imageStyles,
  videoDurations,
  videoQualities,
  videoQualityNames,
  type AspectRatio,
  type ImageStyle,
} from '../../domain/image-format';
import type { TemplateCategory } from '../../domain/library';
import type { NetworkSize } from '../../domain/network-size';
import { mediaUrl } from '../../config/paths';

export const styleNames: Record<ImageStyle, string> = {
  photorealistic: 'Photorealistic',
  artistic: 'Artistic',
  cartoon: 'Cartoon',
  minimalist: 'Minimalist',
};

export const styleOptions = imageStyles.map((value) => ({ value, label: styleNames[value] }));

/** What the built-in designer draws in a style. */
export const styleNotes: Record<ImageStyle, string> = {
  photorealistic: 'A rendered scene, not a photograph.',
  artistic: 'Painted: brush strokes, paper and a serif.',
  cartoon: 'Stickers, halftone dots and comic lettering.',
  minimalist: 'Flat shapes, one subject, your words in large type.',
};

/** What it makes of a photograph. */
export const photoNotes: Record<ImageStyle, string> = {
  photorealistic: 'Your photo as it is, with your words on it or beside it.',
  artistic: 'Your photo painted in oil or watercolour.',
  cartoon: 'Your photo drawn as a comic.',
  minimalist: 'Your photo in an arch or a window, in plain or in two colours.',
};

export const durationOptions = videoDurations.map((seconds) => ({
  value: String(seconds),
  label: `${seconds} seconds`,
}));
export const qualityOptions = videoQualityNames.map((value) => ({
  value,
  label: `${value.toUpperCase()} ${videoQualities[value]}`,
}));

export const ratioName = (ratio: AspectRatio): string => aspectRatios[ratio].label;

/** "1:1 square, 1080 × 1080"; of what was brought only its pixels. */
export const formatOf = ({
  aspectRatio,
  width,
  height,
  source,
  durationMs,
}: Pick<Creation, 'aspectRatio' | 'width' | 'height' | 'source' | 'durationMs'>): string =>
  [
    ...(source === 'made' ? [ratioName(aspectRatio)] : []),
    `${width} × ${height}`,
    ...(durationMs ? [lengthOf(durationMs)] : []),
  ].join(', ');

/** Made by the designers that come with the product, not by a service. */
export const isBuiltIn = ({ provider }: Pick<Creation, 'provider'>): boolean => provider.startsWith('Built-in ');

/** What stands for it where it cannot be seen. What people brought has no words of its own but its name. */
export const altOf = ({ altText, title }: Pick<Creation, 'altText' | 'title'>): string => altText || title;

/** "0:05" */
export const lengthOf = (durationMs: number): string =>
  `${Math.floor(durationMs / 60_000)}:${String(Math.round(durationMs / 1000) % 60).padStart(2, '0')}`;

/** The address that saves the file instead of showing it, as it is or in another format or size. */
export function downloadUrl(
  { url }: Pick<Creation, 'url'>,
  wanted: { format?: PictureFormat; size?: NetworkSize } = {},
): string {
  const query = new URLSearchParams({ download: '1', ...wanted });
  return mediaUrl(`${url}${url.includes('?') ? '&' : '?'}${query.toString()}`);
}

export const thumbnailUrl = ({ thumbnailUrl: url }: Pick<Creation, 'thumbnailUrl'>, width: ThumbnailWidth): string =>
  mediaUrl(`${url}${url.includes('?') ? '&' : '?'}width=${width}`);

export const categoryNames: Record<TemplateCategory, string> = { social: 'Social', video: 'Video', email: 'Email' };
