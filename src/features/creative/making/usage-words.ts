import { formatNumber } from '../../../lib/format-number';

/** "47 of 200", or "1,204" where the plan sets no limit. */
export const usedOf = ({ used, limit }: { used: number; limit: number | null }): string =>
  limit === null ? formatNumber(used) : `${formatNumber(used)} of ${formatNumber(limit)}`;
