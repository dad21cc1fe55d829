import { monthNames } from './month-names';

/** "1 December" for a calendar day; with `year` "1 December 2026". */
export const dayInWords = (day: string, { year = false }: { year?: boolean } = {}): string =>
  `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]}${year ? ` ${day.slice(0, 4)}` : ''}`;
