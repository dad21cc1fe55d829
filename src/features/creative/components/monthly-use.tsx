import type { Allowance } from '../../../domain/plan';
import { useGetUsageQuery } from '../creative-api';
import { usedOf } from './usage-words';

/** "47 of 200 this month"; takes its room while it loads. */
export function MonthlyUse({ kind }: { kind: Allowance }) {
  const { data } = useGetUsageQuery();
  return <span>{data ? `${usedOf(data[kind])} this month` : '\u00a0'}</span>;
}
