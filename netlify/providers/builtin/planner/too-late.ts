import { daysAhead, type Moment } from './moment';
import type { Candidate } from './candidates';

/** Whether an idea tells people to think of Christmas in good time, in a week in which it is nearly there. */
export const isTooLate = ({ title, hook, observance }: Candidate, { week }: Moment): boolean =>
  observance?.id === 'christmas' && daysAhead(week, observance.date) < GOOD_TIME && EARLY.test(`${title} | ${hook}`);

/** In days from a Monday: a week that begins after 7 December ends long after the tenth. */
const GOOD_TIME = 18;
const EARLY =
  /(?<!\p{L})(?:now|early|in good time|deadline|choose the date|last kiln|by when|jetzt|rechtzeitig|früh|maintenant|à temps|ahora|con tiempo|adesso|per tempo|nu al|op tijd|teraz|wcześniej|agora|com tempo|redan nu|allerede nå|allerede nu|už teď)(?!\p{L})/iu;
