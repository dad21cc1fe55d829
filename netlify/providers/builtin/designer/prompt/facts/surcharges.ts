import { money } from './fact-patterns';

/** "$20 more after 8pm", "Nachtzuschlag 40 €": what comes on top of a price. */
export const isSurcharge = (text: string): boolean => surcharge.test(text) && !reduced.test(text);

/**
 * What comes on top of a price weighs less than that, names it as what it cannot stand without, and never goes before it. Where no
 * other price is told everything stays.
 */
export function afterTheirBase<T extends { text: string; weight: number }>(
  parts: readonly T[],
): (T & { after?: string })[] {
  const bases = parts.filter(({ text }) => priced.test(text) && !isSurcharge(text));
  const [first] = bases;
  if (!first) return [...parts];
  const from = parts.indexOf(first);
  const ordered = [
    ...parts.slice(0, from).filter(({ text }) => !isSurcharge(text)),
    first,
    ...parts.slice(0, from).filter(({ text }) => isSurcharge(text)),
    ...parts.slice(from + 1),
  ];
  const baseOf = (part: T): T => bases.findLast((base) => ordered.indexOf(base) < ordered.indexOf(part)) ?? first;
  const heaviest = (base: T): number =>
    Math.max(
      base.weight,
      ...ordered.filter((part) => isSurcharge(part.text) && baseOf(part) === base).map((part) => part.weight),
    );
  return ordered.map((part) => {
    if (bases.includes(part)) return { ...part, weight: heaviest(part) };
    if (!isSurcharge(part.text)) return part;
    const base = baseOf(part);
    return { ...part, weight: Math.min(part.weight, heaviest(base) - LESS), after: base.text };
  });
}
const LESS = 0.05;

const onTop =
  '(?:more|extra|on top|additional|mehr|aufpreis|zuschlag|zusätzlich|(?:de |en )?(?:plus|supplément)|supplémentaires?|(?:de )?más|de suplemento|adicional(?:es)?|in più|di supplemento|meer|toeslag|a mais|więcej|dopłaty|(?:for )?(?:each|every) (?:extra|additional))';
const names =
  '(?:plus|más|zzgl\\.?|più|an? extra|extra|surcharge|supplement|\\p{L}*zuschlag|\\p{L}*aufpreis|supplément|suplemento|recargo|supplemento|sovrapprezzo|\\p{L}*toeslag|acréscimo|dopłata)';
const surcharge = new RegExp(
  String.raw`^(?:(?:and|plus|und|et|y|e|en|i)\s)?(?:${money}\s${onTop}(?!\p{L})|${names}\s(?:[\p{L}:]+\s){0,4}?${money})`,
  'iu',
);
const reduced =
  /(?<!\p{L})(?:off|discount|rabatt|korting|sconto|descuento|remise|desconto|zniżki?|free|gratis)(?!\p{L})/iu;
const priced = new RegExp(money, 'iu');
