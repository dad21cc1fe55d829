/** Why a password is refused, and what to choose instead. `weakness` is zxcvbn's warning key, or null. */
export const weakPasswordSentence = (weakness: string | null): string =>
  `${reasonOf(weakness) ?? 'This password is easy to guess.'} ${PASSWORD_ADVICE}`;

/** The hint while a password is typed: what makes it weak, or what makes a password strong. */
export const weaknessHint = (weakness: string | null): string => reasonOf(weakness) ?? PASSWORD_ADVICE;

export const PASSWORD_ADVICE = 'Three or four unrelated words are easy to remember and hard to guess.';

const reasonOf = (weakness: string | null): string | undefined => REASONS.get(weakness ?? '');

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    straightRow: 'Keys in a row are among the first guesses.',
    keyPattern: 'Patterns on the keyboard are among the first guesses.',
    simpleRepeat: 'The same character over and over is among the first guesses.',
    extendedRepeat: 'A repeated piece is as easy to guess as the piece alone.',
    sequences: 'Runs such as abc or 123 are among the first guesses.',
    recentYears: 'A year is among the first guesses.',
    dates: 'A date is among the first guesses.',
    topTen: 'This is one of the most used passwords of all.',
    topHundred: 'This is one of the most used passwords.',
    common: 'Many people have used this password, and it is in the lists that guessers try.',
    similarToCommon: 'This is close to a password that many people have used.',
    wordByItself: 'One word alone is among the first guesses.',
    namesByThemselves: 'A name alone is among the first guesses.',
    commonNames: 'Names are among the first guesses.',
    userInputs: 'Your name, address or company is among the first guesses.',
  }),
);
