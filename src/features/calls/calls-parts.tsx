import { useEffect } from 'react';
import { deferred } from '../../ui/deferred';
import { lateDialog } from '../../ui/late-dialog';
import { PartLoading } from '../../ui/late-part';

/** The engine's tab of calls. Its code loads when it is first shown. */
export function VoiceAgentTab() {
  useEffect(() => LateTab.fetch(), []);
  return <LateTab />;
}

/** Another time for the next call, or a call right now. */
export const ScheduleCallDialog = lateDialog<{ open: boolean; onClose: () => void }>(
  async () => (await import('./tab/schedule-call-dialog')).ScheduleCallDialog,
  'Your next call stays as it is.',
);

const LateTab = deferred<object>(async () => (await import('./tab/call-tab')).CallTab, PartLoading);
