/** "1,420.5" as hundredths: 142050. Null for nothing typed, undefined for what is no amount. */
export function readAmount(text: string): number | null | undefined {
  const typed = text.replace(/[\s,]/g, '');
  if (typed === '') return null;
  return /^\d{1,9}(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

/** Hundredths as they are typed: 142050 is "1420.50", 142000 "1420". */
export const formatAmount = (hundredths: number): string => (hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2));
