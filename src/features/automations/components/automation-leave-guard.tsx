import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/use-toast';
import type { AutomationDraft } from '../hooks/use-automation-draft';

/** Asks before what is not saved is left. The page's own tabs are no leaving, nor are the automation's mails: the draft waits meanwhile. */
export function LeaveGuard({
  inside,
  draft: { dirty, saving, isDirtyNow, save, discard },
}: {
  inside: readonly string[];
  draft: AutomationDraft;
}) {
  const { show } = useToast();
  const blocker = useBlocker(
    ({ nextLocation }) =>
      isDirtyNow() &&
      !inside.some((place) => nextLocation.pathname === place || nextLocation.pathname.startsWith(`${place}/`)),
  );
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
  const saveAndLeave = async () => {
    if (await save()) return blocker.proceed?.();
    // What is wrong is said on the page.
    blocker.reset?.();
    show({ kind: 'failure', text: 'It was not saved, so you are still on this page.' });
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => void saveAndLeave()}
      variant="primary"
      busy={saving}
      busyLabel="Saving…"
      title="Leave without saving?"
      sentence="Your changes to this automation are not saved yet."
      cancelLabel="Stay"
      other={{ label: 'Leave without saving', onSelect: leave }}
      confirmLabel="Save and leave"
    />
  );
}
