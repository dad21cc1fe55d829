import type { Dismissal } from './idea';

/** On the menu, and beside an idea that was dismissed. */
export const dismissalWords: Record<Dismissal, string> = {
  'not-us': 'Not for us',
  done: 'We already did this',
  season: 'Wrong time of year',
  untrue: 'Not true of us',
};
