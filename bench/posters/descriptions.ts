import type { ImageBrief } from '../../netlify/ports/image';
import type { AspectRatio, ImageStyle } from '../../src/domain/image-format';

/** A description as a file holds it; all but its text may be left out. */
export type Typed = string | [text: string, style?: ImageStyle, ratio?: AspectRatio] | Description;
interface Description {
  text: string;
  style?: ImageStyle | undefined;
  ratio?: AspectRatio | undefined;
  name?: string;
  colours?: string[];
}

export function briefOf(typed: Typed, at: number): ImageBrief {
  const { text, style, ratio, name, colours }: Description = Array.isArray(typed)
    ? { text: typed[0], style: typed[1], ratio: typed[2] }
    : typeof typed === 'string'
      ? { text: typed }
      : typed;
  return {
    prompt: text,
    style: style ?? 'photorealistic',
    aspectRatio: ratio ?? '1:1',
    seed: at * 7 + 1,
    ...(name && { brand: name }),
    ...(colours && { colours }),
  };
}
