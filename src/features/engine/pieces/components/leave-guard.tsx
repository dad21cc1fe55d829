import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';

/** Asks before unsaved text is left. `save` returns whether it was stored. */
export function LeaveGuard({
  when,
  mayLeave,
  busy,
  save,
}: {
  when: boolean;
  mayLeave: () => boolean;
  busy: boolean;
  save: () => Promise<boolean>;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);

  const saveAndLeave = async () => {
    if (await save()) blocker.proceed?.();
    else blocker.reset?.();
  };

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      sentence="Your changes to this piece are not saved yet."
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.reset?.()}>
            Stay
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <Button variant="primary" onClick={() => void saveAndLeave()} busy={busy} busyLabel="Saving…">
            Save and leave
          </Button>
        </>
      }
    />
  );
}
