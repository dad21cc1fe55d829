import type { GeneratedImage, Picture } from '../../contracts/creative';
import { aspectRatios, imageStyles, type AspectRatio, type ImageStyle } from '../../domain/image-format';
import { mediaUrl } from '../../config/paths';

/** A picture as lists know it; one that was just generated also says how it was made. */
export type ShownPicture = Picture & Pick<GeneratedImage, 'title' | 'createdAt'> & Partial<Pick<GeneratedImage, 'prompt' | 'style' | 'provider'>>;

export const styleNames: Record<ImageStyle, string> = { photorealistic: 'Photorealistic', artistic: 'Artistic', cartoon: 'Cartoon', minimalist: 'Minimalist' };

export const styleOptions = imageStyles.map((value) => ({ value, label: styleNames[value] }));

/** What the built-in designer draws today; for the other styles it says so before and after. */
export const isDrawn = (style: ImageStyle): boolean => style === 'minimalist';

export const ratioName = (ratio: AspectRatio): string => aspectRatios[ratio].label;

/** "1:1 square, 1080 × 1080" */
export const formatOf = ({ aspectRatio, width, height }: Pick<Picture, 'aspectRatio' | 'width' | 'height'>): string => `${ratioName(aspectRatio)}, ${width} × ${height}`;

/** The address that saves the file instead of showing it. */
export const downloadUrl = ({ url }: Pick<Picture, 'url'>): string => `${mediaUrl(url)}?download=1`;
