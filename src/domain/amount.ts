/**
 * Parses an amount into hundredths: "1.234,56 €", "$1,234.56", "1 234,5" and "1'234". With two kinds of
 * separators the last one is the decimal mark; a single one is too, unless exactly three digits follow. Null for
 * what is not an amount or is below zero.
 */
export function readAmount(text: string): number | null {
  if (text.length > LONGEST) return null; // the pattern below would backtrack over a long run of letters
  const bare = text
    .trim()
    .replace(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$/gu, '')
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, '');
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const rest = bare.slice(0, Math.max(0, last));
  const cents = bare.length - last - 1;
  const isWhole =
    last < 0 || rest.includes(bare[last]!) || (cents === 3 && !/[.,]/.test(rest) && !rest.startsWith('0'));
  const units = isWhole ? bare : rest;
  if (!/^(\d+|\d{1,3}([.,]\d{2,3})*[.,]\d{3})$/.test(units)) return null; // digits in groups of three; in India 12,34,567
  const hundredths = Math.round(
    Number(`${units.replace(/[.,]/g, '')}.${isWhole ? '0' : bare.slice(last + 1) || '0'}`) * 100,
  );
  return hundredths <= MOST ? hundredths : null;
}

/** An amount with its currency and spaces is never longer; a cell of a file may be. */
const LONGEST = 100;
const MOST = 99_999_999_999;
