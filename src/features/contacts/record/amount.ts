import { readAmount as readTyped } from '../../../domain/amount';

/** "1,420.5" or "1.420,5" as hundredths: 142050. Null for nothing typed, undefined for what is no amount. */
export const readAmount = (text: string): number | null | undefined =>
  text.trim() === '' ? null : (readTyped(text) ?? undefined);
