import { formatNumber } from './format-number';

/** A fraction as a percentage: 0.064 → "6.4%", 0.5 → "50%". */
export const formatPercent = (share: number, digits = 1): string =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: digits });
