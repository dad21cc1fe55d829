import type { GeneratedImage, Picture } from '../../contracts/creative';
import { aspectRatios, imageStyles, type AspectRatio, type ImageStyle } from '../../domain/image-format';
import { mediaUrl } from '../../config/paths';

/** A picture as lists know it; one that was just generated also says how it was made. */
export type ShownPicture = Picture & Pick<GeneratedImage, 'title' | 'createdAt'> & Partial<Pick<GeneratedImage, 'prompt' | 'style' | 'provider'>>;

export const styleNames: Record<ImageStyle, string> = { photorealistic: 'Photorealistic', artistic: 'Artistic', cartoon: 'Cartoon', minimalist: 'Minimalist' };

export const styleOptions = imageStyles.map((value) => ({ value, label: styleNames[value] }));

/** What a style looks like; for those that the built-in designer does not draw yet, what it draws instead. */
export const styleNotes: Record<ImageStyle, string> = {
  photorealistic: 'The built-in designer draws this in minimalist for now.', artistic: 'The built-in designer draws this in minimalist for now.',
  cartoon: 'Stickers, halftone dots and comic lettering.', minimalist: 'Flat shapes, one subject, your words in large type.',
};

export const ratioName = (ratio: AspectRatio): string => aspectRatios[ratio].label;

/** "1:1 square, 1080 × 1080" */
export const formatOf = ({ aspectRatio, width, height }: Pick<Picture, 'aspectRatio' | 'width' | 'height'>): string => `${ratioName(aspectRatio)}, ${width} × ${height}`;

/** The address that saves the file instead of showing it. */
export const downloadUrl = ({ url }: Pick<Picture, 'url'>): string => `${mediaUrl(url)}?download=1`;
