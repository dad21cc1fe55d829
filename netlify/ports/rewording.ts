import type { BusinessProfile } from '../../src/domain/business-profile';
import type { DismissedIdea } from './planner';

/** A published post that is to be said again. */
export interface SaidBefore {
  title: string;
  body: string;
  /** Of the idea that it was made from; '' for none. */
  topic: string;
}

/** Says a published post in other words: what it claims, and nothing else. The same request always gives the same result. */
export interface RewordingPort {
  /** Other words, each time nearer to the original; none where there is nothing to change. */
  reword(request: { profile: BusinessProfile; said: SaidBefore; on: string }): Promise<Reworded[]>;
  /** Why a topic does not fit a day; null where it does, or where nothing is known of it. */
  refuses(request: {
    profile: BusinessProfile;
    topic: string;
    on: string;
    zone: string;
    dismissed: readonly DismissedIdea[];
  }): Promise<'dismissed' | 'out-of-season' | null>;
}

export interface Reworded {
  title: string;
  body: string;
  /** It speaks of a day or a time that may be over: somebody has to look at it. */
  isDated: boolean;
}
