import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';

/** What a week looked at and what happened in it is read by few, so it loads after the page. */
export const LateWeekRun = deferred<object>(async () => (await import('./week-run')).WeekRun, PartLoading);
