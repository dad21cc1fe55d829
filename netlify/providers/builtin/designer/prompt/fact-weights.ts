import { anyMonth, longDay } from './facts/date-patterns';
import { money } from './facts/fact-patterns';
import { factsIn } from './facts/facts';
import type { PromptMessage } from './headline/prompt-message';

/** What goes first where the room is short: the least. */
export const WEIGHTS = {
  label: 1,
  where: 2,
  furtherContact: 2,
  plain: 2,
  tail: 3,
  when: 5.8,
  quote: 4,
  /** "Minimum age 12". */
  counted: 4.5,
  whom: 5.2,
  offer: 5.5,
  terms: 5,
  contact: 6,
  denial: 7,
  /** What children pay beside adults. */
  secondPrice: 7.05,
  /** "Walks are Saturdays and Sundays at 10:30". */
  opening: 7.06,
  /** The first of them: what it costs, when it is and how to ask are the last to go. */
  firstContact: 7.1,
  limit: 7.2,
  date: 7.5,
  price: 8,
} as const;
/** What is told beside the matter goes before what it costs, for whom it is and when. */
export function weightOf(fact: Told, index: number, all: readonly Told[]): number {
  const { text, role } = fact;
  if (role === 'contact') {
    const before = all.slice(0, index).filter((other) => other.role === 'contact').length;
    return before > 1 ? WEIGHTS.furtherContact : before > 0 ? WEIGHTS.contact : WEIGHTS.firstContact;
  }
  if (all.find(hasPrice) === fact) return WEIGHTS.price;
  if (all.find(hasDate) === fact) return WEIGHTS.date;
  if (role === 'when' && /^only\s/i.test(text)) return WEIGHTS.limit;
  if (role === 'when' && weekdays.test(text) && !season.test(text)) return WEIGHTS.opening;
  if ((role === 'denial' && noNeed.test(text)) || (role === 'when' && season.test(text))) return WEIGHTS.plain;
  if (role === 'plain' && weekdays.test(text) && /\d/.test(text)) return WEIGHTS.opening;
  if (role === 'offer' && childPrice.test(text)) return WEIGHTS.secondPrice;
  if (role === 'plain' && (months.test(text) || factsIn(text).some((fact) => fact.role === 'when')))
    return WEIGHTS.when;
  if (role === 'plain' && /\d/.test(text)) return WEIGHTS.counted;
  return Math.max(WEIGHTS[role], isPriced.test(text) ? WEIGHTS.offer : forWhom.test(text) ? WEIGHTS.whom : 0);
}
export type Told = PromptMessage['rest'][number];
/** A price, a day, a condition, how to ask and where: worth a smaller picture. A third way to ask is not. */
export const isFact = ({ role }: Told, weight: number): boolean =>
  weight >= LEAST_OF_FACTS || (weight > 0 && role === 'where');
const LEAST_OF_FACTS = WEIGHTS.counted;
/** By the weights of long texts: less is a story. */
export const LEAST_TOLD = 3;
const hasPrice = ({ text, role }: Told): boolean =>
  role !== 'contact' && (amounts.test(text) || smallCoins.test(text)) && !before.test(text);
const smallCoins = /\d\s?(?:cents?|pence|centimes|céntimos|centesimi|groszy)(?!\p{L})/iu;
/** What something cost until now tells nothing alone. */
export const before =
  /^(?:instead of|rather than|was|were|normally|usually|regularly|statt|sonst|normal(?:erweise)?|au lieu de|normalement|d['’]habitude|en vez de|normalmente|antes|invece di|di solito|in plaats van|i\.?p\.?v\.?|normaal|anders|zamiast|zwykle)\s/iu;
const hasDate = ({ text, role }: Told): boolean => role !== 'contact' && dated.test(text) && !season.test(text);
const dated = new RegExp(
  String.raw`\d{1,2}(?:\.|er|st|nd|rd|th)?\s(?:of\s|de\s|di\s)?${anyMonth}|(?<!\p{L})${anyMonth}\s\d{1,2}(?!\d)`,
  'iu',
);
/** "March through October"; "may" is seldom one. */
const months = new RegExp(String.raw`(?<!\p{L})(?!may(?!\p{L}))${anyMonth}`, 'iu');
const weekdays = new RegExp(String.raw`(?<!\p{L})${longDay}`, 'iu');
const noNeed = /\b(?:needed|required|necessary|nötig|erforderlich|nécessaire|necesari[oa]|necessari[oa]|nodig)\b/iu;
const season =
  /^(?:this|next|all|every|diesen|cet|cette|este|esta|dit)\s(?:spring|summer|autumn|fall|winter|year|season|week|month|sommer|winter|été|verano|zomer)$/iu;
const forWhom =
  /(?<!\p{L})(?:ages?|aged)\s\d|(?<!\p{L})(?:\d+\s(?:bis|à|a|tot|aos)\s\d+|ab\s\d+|dès\s\d+)\s(?:jahren?|ans|años|anni|jaar|anos)/iu;
/** A price or a share that opens its clause is an offer as much as one that ends it. */
const isPriced = new RegExp(String.raw`^[-−]?\d{1,3}\s?%|^${money}`, 'iu');
const childPrice =
  /(?:\p{Sc}\s?\d|\d\s?\p{Sc}).*?(?:child|kids|under \d)|^(?:child\p{L}*|kids|kinder|enfants|niños|bambini|kinderen|crianças)\s\D{0,4}\d/iu;
export const amounts = new RegExp(String.raw`[%\p{Sc}]|${money}`, 'iu');
