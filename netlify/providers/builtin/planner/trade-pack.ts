import type { Tone } from '../../../../src/domain/business-profile';
import type { Season, SeasonNow } from '../../../../src/domain/calendar/season';
import type { IdeaKind } from '../../../../src/domain/idea';
import type { Picture } from './pictures';

/**
 * What the planner knows about one trade. Everything in a pack is true of the trade in general: prices, hours, figures
 * and claims about a particular business have no place here. Slots (see `slots.ts`) bring in the owner's own words.
 */
export interface TradePack extends Sections {
  id: string;
  /** Completes "you": "run a bakery", "work as a plumber". */
  you: string;
  picture: Picture;
  /** What people type before the name of the town. */
  search: string[];
  /** Offers that its sentences can name, and offers that they cannot, as `on` and `not` of an entry; absent: all. */
  offersOn?: string;
  offersNot?: string;
  /** Where a customer of this trade asks a question: "at the counter", "before the first cut". */
  meet: string[];
  /** Lines that only this trade would say, three for each brand voice. */
  voice: Record<Tone, string[]>;
  /** Words that are different in the United States, beyond spelling: { tap: 'faucet' }. */
  us?: Record<string, string>;
}

/** A piece of written knowledge: one idea, and the post that comes of it. Its key is its id for ever: history refers to it. */
export interface Entry {
  /** At most 70 characters, no full stop. */
  title: string;
  /** The first sentence of the post and the first words of the video. */
  hook: string;
  /** What a person who does this work would explain; 40 to 95 words. */
  text: string;
  /** Completes the reason after a colon: why this, for this business, now. */
  why: string;
  /** An indirect question a customer can bring: "which loaf keeps longest". */
  ask: string;
  /** Captions of the storyboard, at most 28 characters each; the first is the headline of the poster, at most six words. */
  shots: [string, string, string];
  /** Completes "One photo of". */
  photo?: string;
  /** Completes "One short clip of". */
  clip?: string;
  picture?: Picture;
  /** What people type to find this. */
  find?: string;
  /** Beginnings of words in the profile that speak for this entry, as alternatives of a regular expression. */
  on?: string;
  /** As `on`, but without them the entry would not be true of this business. */
  needs?: string;
  /** As `on`: an offer that has one of these is never spoken of here, whatever else it says. */
  not?: string;
  season?: Season;
  /** Months of the season in which it makes sense, where not all three do. */
  part?: SeasonNow['part'][];
  /** Months of the civil year, whatever the weather. */
  months?: number[];
  /** Id of an observance; then {day} and {date} may be used. */
  day?: string;
  /** Days ahead of `day` from which it is proposed, where the calendar's own lead does not fit. */
  lead?: number;
  /** Countries it is true of. */
  lands?: string;
}

export const sectionKinds = {
  questions: 'Question answered',
  howTo: 'How-to',
  behind: 'Behind the scenes',
  myths: 'Myth checked',
  comparisons: 'Comparison',
  checklists: 'Checklist',
  seasonal: 'Seasonal',
  offers: 'Offer',
} as const satisfies Record<string, IdeaKind>;

export type Section = keyof typeof sectionKinds;
type Sections = Record<Section, Record<string, Entry>>;

export const sectionNames = Object.keys(sectionKinds) as Section[];
