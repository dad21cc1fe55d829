import { monthNames } from '../month-names';
import { weekday } from '../zoned-time';

/** A day as people in that country write it: "Sunday 9 May", in the United States "Sunday, May 9". */
export function sayDate(date: string, country: string | null): string {
  const day = Number(date.slice(8, 10));
  const month = monthNames[Number(date.slice(5, 7)) - 1]!;
  const name = weekdays[weekday(date) - 1]!;
  return country === 'US' ? `${name}, ${month} ${day}` : `${name} ${day} ${month}`;
}

/** The name of a day inside a sentence: "the shortest day". */
export const nameWithin = (name: string): string => name.replace(/^The /, 'the ');

export const sayMonth = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1]!;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
