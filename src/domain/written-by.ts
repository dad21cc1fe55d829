/** The built-in writer; any other name is a model's. */
export const BUILT_IN = 'builtin';

/** In the middle of a sentence. */
export const writerName = (writtenBy: string): string =>
  writtenBy === BUILT_IN ? 'Fourbeat’s built-in writer' : writtenBy;

/** "Written by gpt-6.1-terra", in small print below a text. */
export const writtenWords = (writtenBy: string): string =>
  writtenBy === BUILT_IN ? 'Written by the built-in writer.' : `Written by ${writtenBy}.`;
