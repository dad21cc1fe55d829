import { DAY_SECONDS, HOUR_SECONDS } from '../../../src/domain/duration';
/** Such as 45 seconds, 12 minutes, 3 hours, 2 days. */
export function sayAge(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [unit, size] = UNITS.find(([, least]) => seconds >= least * 2) ?? ['second', 1];
  const amount = Math.floor(seconds / size);
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Such as 812 KB, 34 MB, 1.5 GB; decimal, as on the pages. */
export function formatBytes(bytes: number): string {
  const power = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** power;
  return `${amount < 10 && power > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${SIZES[power]}`;
}

/** A unit is used from two on: 90 minutes says more than 1 hour. */
const UNITS = [
  ['day', DAY_SECONDS],
  ['hour', HOUR_SECONDS],
  ['minute', 60],
] as const;
const SIZES = ['bytes', 'KB', 'MB', 'GB', 'TB'];
