import { useEffect, useRef, useSyncExternalStore } from 'react';
import { RING_WINDOW_MS } from '../../../domain/call/call-schedule';
import { useNow } from '../../../hooks/use-now';
import { lateDialog } from '../../../ui/late-dialog';
import { useCreateCallMutation, useGetCallPlanQuery } from '../calls-api';
import { callLine } from './call-line';

/** Rings when the next call is due, and shows whichever call rings or is talked in on this page. */
export function CallRinger() {
  const now = useNow();
  const { data: plan } = useGetCallPlanQuery();
  const [create] = useCreateCallMutation();
  const shown = useSyncExternalStore(callLine.subscribe, callLine.read);
  const rung = useRef<string | null>(null);
  const next = plan?.next;
  const isDue = next?.channel === 'browser' && isWithin(Date.parse(next.at), now.getTime());

  useEffect(() => {
    if (!isDue || !next || rung.current === next.at) return;
    rung.current = next.at;
    // Refused where another page was faster or the call was moved: the plan then says so.
    void create({ kind: 'week' });
  }, [isDue, next, create]);

  // Also what another page or person made ring.
  const ringing = plan?.ringing ?? null;
  useEffect(() => {
    if (ringing !== null && callLine.read() === null) callLine.put(ringing);
  }, [ringing]);

  useEffect(() => {
    if (shown !== null) LateCall.fetch();
  }, [shown]);
  return shown === null ? null : <LateCall key={shown} callId={shown} open onClose={() => callLine.put(null)} />;
}

const isWithin = (at: number, now: number): boolean => now >= at && now < at + RING_WINDOW_MS;

const LateCall = lateDialog<CallDialogProps>(
  async () => (await import('../talk/call-dialog')).CallDialog,
  'The ideas are waiting in the Content Engine.',
);

interface CallDialogProps {
  callId: string;
  open: boolean;
  onClose: () => void;
}
