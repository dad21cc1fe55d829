import { pricedItem, priceList, type PricedItem } from '../prompt/facts/priced-items';

/**
 * The prices of a supporting line as rows, and what else it says. A part that gives several prices is divided between
 * them ("a loaf $9 or two for $16"); null where there are fewer than two rows.
 */
export function printedPrices(supporting: string): { items: PricedItem[]; rest: string[] } | null {
  const parts = supporting.split(' · ').filter(Boolean);
  const rows = parts.map((part) => rowsOf(part));
  const items = rows.flatMap((each) => each ?? []);
  if (items.length < LEAST) return priceList(supporting);
  return { items, rest: parts.filter((_, at) => rows[at] === null) };
}

function rowsOf(part: string): PricedItem[] | null {
  const whole = itemOf(part);
  if (whole) return [whole];
  const pieces = part.split(joints).filter(Boolean);
  const items = pieces.map((piece) => itemOf(piece));
  return pieces.length > 1 && items.every((item) => item !== null) ? items : null;
}

/** "340g for £8.50": such a row needs to name no more than a quantity. */
function itemOf(text: string): PricedItem | null {
  const said = text.trim().replace(presented, '');
  const named = pricedItem(said);
  if (named) return named;
  const [, name, price] = quantities.exec(said) ?? spelled.exec(said) ?? [];
  return name && price ? { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, price } : null;
}

/** "It's 227g for £6": words that introduce a thing are no part of its name in a list. */
const presented =
  /^(?:it['’]s|it is|there['’]s|there is|there are|c['’]est|il y a|es gibt|das sind|hay|c['’]è|ci sono|er is|er zijn|há)\s+(?:an?\s+)?/iu;
const quantities =
  /^(\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|kg|ml|cl|dl|l|oz|lb|lbs|cm|m|min|stk|pcs)\.?)\s(?:for\s|à\s|für\s|por\s|per\s|voor\s|za\s)?((?:[£$€¥]\s?\d{1,6}(?:[.,]\d{1,2})?)|(?:\d{1,6}(?:[.,]\d{1,2})?\s?(?:[£$€]|zł|kr|Kč|Ft|CHF)))$/iu;
/** "Al pastor 25 pesos": sums whose currency is written out. */
const spelled =
  /^([^\d.!?;:]{2,40}?)\s(?:à\s|a\s|por\s|for\s)?(\d{1,6}(?:[.,]\d{1,2})?\s(?:pesos?|soles|reais|kronor|kroner|krone[rn]?|rands?|dirhams?|leva|forint))$/iu;
/** Between two things that each have a price. */
const joints = /(?:,|;)\s+|\s(?:and|or|y|o|e|ou|et|und|oder|en|of|i|lub|oraz)\s/iu;
const LEAST = 2;
