import type { BrandFont } from '../../src/domain/business-profile';
import type { AspectRatio, ImageStyle } from '../../src/domain/image-format';

/** Everything that determines a picture: the same brief always gives the same bytes. */
export interface ImageBrief {
  /** What a person typed, or the subject that a copywriter chose. */
  prompt: string;
  /** Words on the picture; when absent the designer takes them from the prompt. */
  headline?: string;
  supporting?: string;
  /** A name in small type on the picture, usually the business's. */
  brand?: string;
  /** The brand colours as #rrggbb and its typeface, if there is a brand kit. */
  colours?: string[];
  font?: BrandFont;
  style: ImageStyle;
  aspectRatio: AspectRatio;
  /** Another seed gives another layout and palette. */
  seed: number;
}

export interface ImageResult {
  bytes: Uint8Array;
  contentType: 'image/webp';
  width: number;
  height: number;
  /** At most 60 characters, for lists and file names. */
  title: string;
  altText: string;
}

export interface ImagePort {
  /** Shown to people: "Built-in designer". */
  name: string;
  /** Goes up whenever the same brief would give different bytes. */
  version: number;
  /** The styles it draws; a brief in another style is refused with a sentence. */
  styles: readonly ImageStyle[];
  /** Styles that take long to finish: `draft: true` then quickly gives a rougher picture of the same composition. */
  slowStyles: readonly ImageStyle[];
  /**
   * Never blocks its process for longer than some tens of milliseconds in slow styles. Rejects with the signal's
   * reason when that aborts.
   */
  generate(brief: ImageBrief, options?: RenderOptions & { draft?: boolean }): Promise<ImageResult>;
  /**
   * Title and alt text without rendering, so cheap. `leftOut` is a short sentence about what was typed but is not
   * on the picture ("Left out: Arabic letters cannot be drawn yet."), at most 200 characters.
   */
  describe(brief: ImageBrief): { title: string; altText: string; leftOut: string | null };
}

/** For work long enough to be watched and cancelled. */
export interface RenderOptions {
  signal?: AbortSignal;
  /** Called now and then with the progress, 0 to 1. */
  onProgress?(done: number): void;
}
