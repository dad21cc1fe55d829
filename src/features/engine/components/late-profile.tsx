import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';
import type { FirstRunProps } from './first-run';

/** Forms about the business. Their code loads after the page, because most visits are about ideas and posts. */
export const LateFirstRun = deferred<FirstRunProps>(async () => (await import('./first-run')).FirstRun, PartLoading);
export const LateSettingsTab = deferred<object>(async () => (await import('./settings-tab')).SettingsTab, PartLoading);
