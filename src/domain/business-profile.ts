/** How a business speaks; the values of the content engine's brand voice. */
export const tones = ['professional', 'friendly', 'casual', 'authoritative', 'creative'] as const;
export type Tone = (typeof tones)[number];

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
}

export const MAX_OFFERS = 8;
