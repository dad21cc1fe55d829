import { formatNumber } from './format-number';

/** A count with its noun: pluralise(1, 'piece') is "1 piece", pluralise(1248, 'person', 'people') is "1,248 people". */
export const pluralise = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
