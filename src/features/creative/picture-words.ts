/** What a person put right of what the designer understood; absent: as understood. */
export interface PictureWords {
  headline?: string | undefined;
  supporting?: string | undefined;
  /** The small line above the headline. */
  kicker?: string | undefined;
  /** What is drawn; '' draws none. */
  subject?: string | undefined;
}

export const wordNames = ['headline', 'kicker', 'supporting', 'subject'] as const satisfies (keyof PictureWords)[];
/** Everything is taken from the description. */
export const noWords: PictureWords = {
  headline: undefined,
  supporting: undefined,
  kicker: undefined,
  subject: undefined,
};

/** Those are taken from the description again. */
export const withoutWords = (names: readonly (keyof PictureWords)[]): PictureWords =>
  Object.fromEntries(names.map((name) => [name, undefined]));
