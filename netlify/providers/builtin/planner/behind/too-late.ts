import { daysAhead, type Moment } from '../choosing/moment';
import type { Candidate } from '../choosing/candidates';

/**
 * Whether an idea tells people to think of Christmas in good time, in a week in which it is nearly there, or speaks of work that is
 * ready by any day that near: nobody but the owner can promise that.
 */
export const isTooLate = ({ title, hook, observance, entry }: Candidate, { week }: Moment): boolean =>
  observance !== null &&
  daysAhead(week, observance.date) < GOOD_TIME &&
  ((observance.id === 'christmas' && EARLY.test(`${title} | ${hook}`)) ||
    READY.test([title, hook, entry.title, entry.hook, entry.text].join(' | ')));

/** In days from a Monday: a week that begins after 7 December ends long after the tenth. */
const GOOD_TIME = 18;
const READY =
  /(?<!\p{L})(?:(?:ready|done|finished|possible|back|made|delivered|yours|repaired|covered|cover|ask for) (?:by|before|in time for) \{(?:date|day)\}|(?:by|before|in time for) \{(?:date|day)\} (?:is|are) (?:no dream|possible|realistic))(?!\p{L})/iu;
const EARLY =
  /(?<!\p{L})(?:now|early|in good time|deadline|choose the date|last kiln|by when|jetzt|rechtzeitig|früh|maintenant|à temps|ahora|con tiempo|adesso|per tempo|nu al|op tijd|teraz|wcześniej|agora|com tempo|redan nu|allerede nå|allerede nu|už teď)(?!\p{L})/iu;
