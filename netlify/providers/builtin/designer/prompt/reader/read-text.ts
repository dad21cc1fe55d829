import type { ToldPart } from '../told/told-parts';
import { factsIn } from '../facts/facts';
import type { ReadText, RoleShares } from './reading-features';
import { wordsOfText } from './text-words';

/** A text as its headline is looked for, from the parts that it was divided into and what each of them is. */
export function readText(
  text: string,
  brand: string,
  parts: readonly ToldPart[],
  shares: readonly RoleShares[],
): ReadText {
  const words = wordsOfText(text);
  const facts = parts.map(({ text: said }) => [...new Set(factsIn(said).map(({ role }) => role))].sort().join(' '));
  const partOf = words.map(({ start }) => parts.findIndex((part) => start >= part.start && start < part.end));
  return {
    words,
    shares: partOf.map((part) => shares[part] ?? UNKNOWN),
    begins: partOf.map((part, at) => part !== partOf[at - 1]),
    ends: partOf.map((part, at) => part !== partOf[at + 1]),
    facts: partOf.map((part) => [facts[part] ?? '', facts[part + 1] ?? '']),
    brand,
  };
}

/** Of words that are in no part, as orders to the designer. */
const UNKNOWN: RoleShares = { must: 0.25, may: 0.25, skip: 0.25, look: 0.25 };
