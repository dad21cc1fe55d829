import { readAmount as readTyped } from '../../../../domain/amount';

/** "1,420.5" or "1.420,5" as hundredths: 142050. Null for nothing typed, undefined for what is no amount. */
export const readAmount = (text: string): number | null | undefined => (text.trim() === '' ? null : (readTyped(text) ?? undefined));

/** Hundredths as they are typed: 142050 is "1420.50", 142000 "1420". */
export const formatAmount = (hundredths: number): string => (hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2));
