import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';

/** Stores what was typed before the editor at `base` is left, and asks only where that did not work. */
export function SaveGuard({ base, dirty, flush }: { base: string; dirty: boolean; flush: () => Promise<boolean> }) {
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => dirty && !isInside(nextLocation.pathname, base));
  const isBlocked = blocker.state === 'blocked';

  const store = useEffectEvent(() => flush());
  const goOn = useEffectEvent((stored: boolean) => (stored ? blocker.proceed?.() : setAsking(true)));
  useEffect(() => {
    if (isBlocked) void store().then((stored) => goOn(stored));
  }, [isBlocked]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const close = (leave: boolean) => {
    setAsking(false);
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={asking && isBlocked}
      onClose={() => close(false)}
      onConfirm={() => close(true)}
      variant="danger"
      title="Leave without saving?"
      sentence="Your latest changes could not be saved."
      cancelLabel="Stay"
      confirmLabel="Leave without saving"
    />
  );
}

const isInside = (pathname: string, base: string): boolean => pathname === base || pathname.startsWith(`${base}/`);
