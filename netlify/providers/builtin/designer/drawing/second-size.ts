import { boldFacts } from '../prompt/facts/bold-facts';
import { isDay } from './is-day';

/** What is set in the second size of a picture: when something is, in any language that tells a day, and what it costs. */
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

/** As many fit on two lines of a square sheet. */
const MOST_LETTERS = 50;
