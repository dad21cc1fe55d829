import type { BrandFont } from '../../src/domain/business-profile';
import type { AspectRatio, ImageStyle } from '../../src/domain/image-format';

/** Everything that determines a picture: the same brief always gives the same bytes. */
export interface ImageBrief {
  /** What a person typed, or the subject that a copywriter chose. */
  prompt: string;
  /** Words on the picture; when absent the designer takes them from the prompt. */
  headline?: string;
  /** '' takes the line off the picture. */
  supporting?: string;
  /** The small line above the headline, a date or a label; '' takes it off the picture. */
  kicker?: string;
  /** What is drawn, in words; '' draws type alone. When absent the designer takes it from the prompt. */
  subject?: string;
  /** An owner's photograph that is shown instead of a drawn subject: where its file lies, and what it shows. */
  photo?: BriefPhoto;
  /** Name set small on the picture, usually the business's. */
  brand?: string;
  /** The brand colours as #rrggbb and its typeface, if there is a brand kit. */
  colours?: string[];
  font?: BrandFont;
  style: ImageStyle;
  aspectRatio: AspectRatio;
  /** Another seed gives another layout and palette. */
  seed: number;
}

export interface BriefPhoto {
  key: string;
  alt: string;
  /** Its row in the library, and the word by which it was found to fit; neither changes the picture. */
  id?: string;
  because?: string;
}

/** How a series of posts is kept together and apart. */
export interface FeedRules {
  /** Those that may be chosen; all of the designer's by default. */
  styles?: readonly ImageStyle[];
  /** A trade in which nobody smiles at a customer from a poster: burials, deeds, the last weeks of a life. */
  isSerious?: boolean;
  /** What is drawn stays what it is. */
  keepsSubject?: boolean;
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

/** What the designer understood of a brief, before anything is drawn. */
export interface ImageReading {
  headline: string;
  kicker: string;
  supporting: string;
  /** Days, hours and dates; places; offers; ways to reach the business: each as typed. */
  when: string[];
  where: string[];
  offers: string[];
  contacts: string[];
  /** "a loaf of bread"; null where type stands alone. */
  subject: string | null;
  /** What was taken as advice on how to draw and is not set: "dark background". */
  look: string[];
  /** As in `describe`. */
  leftOut: string | null;
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
  generate(brief: ImageBrief, options?: DrawOptions): Promise<ImageResult>;
  /**
   * Title and alt text without rendering, so cheap. `leftOut` is a short sentence about what was typed but is not
   * on the picture ("Left out: Arabic letters cannot be drawn yet."), at most 1,000 characters.
   */
  describe(brief: ImageBrief): { title: string; altText: string; leftOut: string | null };
  /**
   * The brief as it goes best after the latest pictures of a series, newest first: in another style, composition and
   * brand colour, and with another subject where the newest one has the same. Cheap; the same pictures always give the
   * same answer.
   */
  inFeed(brief: ImageBrief, last: readonly ImageBrief[], rules?: FeedRules): ImageBrief;
  /** What it would set and draw, without drawing: cheap. */
  read(brief: ImageBrief): ImageReading;
}

export interface DrawOptions extends RenderOptions {
  /** The rougher picture of a slow style. */
  draft?: boolean;
  /** The file of the brief's photograph; needed where it has one. */
  photo?: Uint8Array | undefined;
}

/** For work long enough to be watched and cancelled. */
export interface RenderOptions {
  signal?: AbortSignal;
  /** Called now and then with the progress, 0 to 1. */
  onProgress?(done: number): void;
}
