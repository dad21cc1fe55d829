/** Hundredths in the form in which people type them: 142050 is "1420.50", 142000 "1420". */
export const formatAmount = (hundredths: number): string =>
  hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
