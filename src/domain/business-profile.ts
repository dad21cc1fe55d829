import type { BusinessDetails } from './business-details';

/** How a business speaks; the values of the content engine's brand voice. */
export const tones = ['professional', 'friendly', 'casual', 'authoritative', 'creative'] as const;
export type Tone = (typeof tones)[number];

/** Lettering that a brand can have on what is designed for it; the designer holds a face for each. */
export const brandFonts = ['grotesk', 'geometric', 'serif', 'slab', 'rounded', 'condensed'] as const;
export type BrandFont = (typeof brandFonts)[number];

/** What the planner and the copywriter may say about a business: nothing that is not in here is ever claimed. */
export interface BusinessProfile {
  name: string;
  /** What the business does, in its own words: "Neighbourhood bakery with sourdough and pastries". */
  what: string;
  /** Where it is: "Elm Street, Bristol". */
  where: string;
  /** Who buys: "families and commuters within ten minutes' walk". */
  audience: string;
  /** Up to eight things it sells or offers, in its own words. */
  offers: string[];
  tone: Tone;
  /** Its own website; '' without one. */
  website?: string;
  /** Its brand colours as #rrggbb, most important first; up to five. */
  colours?: string[];
  /** The stored file of its logo. */
  logoFileId?: string | null;
  /** Lettering of what is designed; grotesk when absent. */
  font?: BrandFont;
  /** Words and phrases that nothing written for it may hold; up to twenty. */
  avoidWords?: string[];
  /** The trade that the owner chose, as its id; '' leaves it to what the profile says. */
  trade?: string;
  /** What its public page shows beside its posts. */
  details?: BusinessDetails;
}

export const MAX_OFFERS = 8;
export const MAX_COLOURS = 5;
export const MAX_AVOID_WORDS = 20;
