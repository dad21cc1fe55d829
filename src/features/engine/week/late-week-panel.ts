import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';
import type { WeekPanelProps } from './week-panel';

/** The week stands below what people come for, and its code loads after that. */
export const LateWeekPanel = deferred<WeekPanelProps>(
  async () => (await import('./week-panel')).WeekPanel,
  PartLoading,
);
