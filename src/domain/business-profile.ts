import type { BusinessDetails } from './business-details';

/** How a business speaks; the values of the content engine's brand voice. */
export const tones = ['professional', 'friendly', 'casual', 'authoritative', 'creative'] as const;
export type Tone = (typeof tones)[number];

/** Typefaces that a brand can choose for its designs; the designer has a face for each. */
export const brandFonts = ['grotesk', 'geometric', 'serif', 'slab', 'rounded', 'condensed'] as const;
export type BrandFont = (typeof brandFonts)[number];

/** The only facts that the planner and the copywriter may state about a business. */
export interface BusinessProfile {
  name: string;
  /** What the business does, in its own words: "Neighbourhood bakery with sourdough and pastries". */
  what: string;
  /** such as "Elm Street, Bristol" */
  where: string;
  /** such as "families and commuters within ten minutes' walk" */
  audience: string;
  /** Up to eight products or services, in its own words. */
  offers: string[];
  tone: Tone;
  /** Its own website; '' for none. */
  website?: string;
  /** Its brand colours as #rrggbb, most important first; up to five. */
  colours?: string[];
  /** The logo's stored file. */
  logoFileId?: string | null;
  /** Typeface of its designs; grotesk when absent. */
  font?: BrandFont;
  /** Words and phrases to avoid in everything written for it; up to twenty. */
  avoidWords?: string[];
  /** The trade that the owner chose, as its id; '' leaves it to what the profile says. */
  trade?: string;
  /** What its public page shows beside its posts. */
  details?: BusinessDetails;
}

export const MAX_OFFERS = 8;
export const MAX_COLOURS = 5;
export const MAX_AVOID_WORDS = 20;
