import { aspectRatios, type AspectRatio, type ImageStyle } from '../../../src/domain/image-format';
import type { VendorBrief } from '../../ports/image-vendor';

/** A brief as a request to POST /images/generations (https://platform.openai.com/docs/api-reference/images/create). */
export function imageRequest(model: string, { prompt, style, aspectRatio }: VendorBrief): ImageRequest {
  const { sizes, answersUrl } = families.find(({ models }) => models.test(model))!;
  return {
    model,
    n: 1,
    prompt: `${prompt}\n\n${STYLE_WORDS[style]}`,
    size: nearest(sizes, aspectRatio),
    // The others reply in base64 and refuse the parameter: "Unknown parameter: 'response_format'".
    ...(answersUrl && { response_format: 'b64_json' as const }),
  };
}

/** On a logarithmic scale: twice as wide is as far off as half as wide. */
function nearest(sizes: readonly string[], aspectRatio: AspectRatio): string {
  const wanted = aspectRatios[aspectRatio];
  const distance = (size: string): number => {
    const [width, height] = size.split('x').map(Number);
    return Math.abs(Math.log((width! / height!) * (wanted.height / wanted.width)));
  };
  return sizes.toSorted((one, other) => distance(one) - distance(other))[0]!;
}

/** Appended to the description, because no parameter works for every model. */
const STYLE_WORDS: Record<ImageStyle, string> = {
  photorealistic: 'Style: a realistic photograph with natural light and true colours.',
  artistic: 'Style: a painting with visible brushwork and rich colours.',
  cartoon: 'Style: a friendly cartoon with clear outlines and flat colours.',
  minimalist: 'Style: minimalist, with few simple shapes, few colours and much empty space.',
};

const THREE_SIZES = ['1024x1024', '1536x1024', '1024x1536'];

/**
 * The first match is used. From GPT Image 2 on, any size is available whose sides are multiples of 16, at most
 * 3840, at most 3 to 1, with 655,360 to 8,294,400 pixels; these have about 1.3 million.
 * https://developers.openai.com/api/docs/guides/image-generation
 */
const families: readonly Family[] = [
  { models: /^dall-e-2/, sizes: ['1024x1024'], answersUrl: true },
  { models: /^dall-e-3/, sizes: ['1024x1024', '1792x1024', '1024x1792'], answersUrl: true },
  {
    models: /^gpt-image-[2-9]/,
    sizes: ['1024x1024', '1536x864', '864x1536', '1344x1008', '1920x640'],
    answersUrl: false,
  },
  { models: /(?:)/, sizes: THREE_SIZES, answersUrl: false },
];

export interface ImageRequest {
  model: string;
  n: 1;
  prompt: string;
  /** Width and height in pixels: 1536x1024. */
  size: string;
  response_format?: 'b64_json';
}

interface Family {
  models: RegExp;
  sizes: readonly string[];
  /** Replies with an address unless base64 is requested. */
  answersUrl: boolean;
}
