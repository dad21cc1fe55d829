/** Counting stops here: beyond it the exact figure helps nobody, and finding it would cost more with every row stored. */
export const COUNT_LIMIT = 100;

/** A count that stopped at the limit: 7 is "7", 100 is "99+". */
export const sayCount = (count: number): string => (count >= COUNT_LIMIT ? `${COUNT_LIMIT - 1}+` : String(count));
