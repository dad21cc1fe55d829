import { boldFacts } from '../prompt/facts/bold-facts';
import { isDay } from './is-day';

/** What is set in a picture's second size: when something is, in any language whose days we read, and what it costs. */
export function secondSize(kicker: string, supporting: string, isNews: boolean): { bold: string; rest: string } {
  const found = boldFacts(kicker, supporting, isNews);
  if (kicker || isNews || found.bold.split(' · ').some(isDay)) return found;
  const facts = found.rest.split(' · ').filter(Boolean);
  const day = facts.find(isDay);
  if (day === undefined || `${day}${found.bold}`.length > MOST_LETTERS) return found;
  return {
    bold: [day, found.bold].filter(Boolean).join(' · '),
    rest: facts.filter((fact) => fact !== day).join(' · '),
  };
}

/** How many fit on two lines of a square sheet. */
const MOST_LETTERS = 50;
