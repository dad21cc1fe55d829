/** How a language asks, assumes and dates things, as far as an owner's answer has to be read. */
export interface Tongue {
  /** A sentence that asks, where its mark was left out: "how long does it last". */
  direct: RegExp;
  /** A clause that says what is asked: "whether they have to book". */
  indirect: RegExp;
  /** "They always ask us", before such a clause. */
  askers: RegExp;
  /** "They think that", before a belief. */
  believers: RegExp;
  /** "They", where it speaks of customers, at the beginning. */
  they: RegExp;
  /** Days that are others by the time it is read. */
  deictic: RegExp;
  /** Where a sentence can be cut without a change of sense. */
  breaks: RegExp;
  /** Where it goes on with something else: the last resort for a cut. */
  ands: RegExp;
  /** A rest that only gives a reason or an aim. */
  reasons: RegExp;
  /** A rest that would turn the sense around: then nothing is cut. */
  turns: RegExp;
  /** A sentence that leans on the one before. */
  leans: RegExp;
  /** No title for strangers. */
  doubts: RegExp;
  /** The owner speaks of themselves alone, or of several. */
  single: RegExp;
  several: RegExp;
  /** Words that open an answer and say nothing. */
  fillers: RegExp;
}

/** How the reader is spoken to. */
export type Register = 'formal' | 'warm' | 'gentle';

/**
 * The planner's own sentences around an owner's words, for one person and for several. They claim nothing: what is said
 * of the business is the owner's.
 */
export interface Phrases {
  /** "People ask us" before a clause. */
  peopleAsk: Pair;
  /** Before a belief. */
  myth: string;
  /** The first line of a post, where the owner's words need one. */
  open: { review: Pair; onlyAsked: Pair };
  quote: (words: string) => string;
  call: Record<Register, [Pair, Pair]>;
  /** The warm one where readers are called vos. */
  callVos?: [Pair, Pair];
  alt: {
    poster: (headline: string, words: string, name: string) => string;
    photo: (name: string, words: string) => string;
  };
}

export interface Pair {
  we: string;
  i: string;
}

/** Said by one person as by several. */
export const same = (words: string): Pair => ({ we: words, i: words });
