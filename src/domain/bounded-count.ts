/** Counting stops here: a larger exact figure helps nobody, and computing it would cost more with every stored row. */
export const COUNT_LIMIT = 100;

/** Formats a count that stopped at the limit: 7 is "7", 100 is "99+". */
export const sayCount = (count: number): string => (count >= COUNT_LIMIT ? `${COUNT_LIMIT - 1}+` : String(count));
