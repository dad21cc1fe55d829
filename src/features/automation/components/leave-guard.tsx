import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { AutomationDraft } from '../hooks/use-automation-draft';

/** Asks before what is not saved is left. The page's own tabs are no leaving, nor are the automation's mails: the draft waits meanwhile. */
export function LeaveGuard({ inside, draft: { dirty, isDirtyNow, discard } }: { inside: readonly string[]; draft: AutomationDraft }) {
  const blocker = useBlocker(({ nextLocation }) => isDirtyNow() && !inside.some((place) => nextLocation.pathname === place || nextLocation.pathname.startsWith(`${place}/`)));
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const leave = () => {
    discard();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} onConfirm={leave} variant="danger"
      title="Leave without saving?" sentence="What you changed in this automation is not saved yet." cancelLabel="Stay" confirmLabel="Leave without saving"
    />
  );
}
