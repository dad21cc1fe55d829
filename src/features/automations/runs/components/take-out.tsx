import { useState } from 'react';
import { messageOf } from '../../../../api/api-error';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { useStopAutomationRunMutation } from '../../automations-api';
import type { Run } from '../run-words';

/** Ends one person's way by hand. `isOnce`: nobody enters a second time. */
export function TakeOut({
  campaignId,
  run,
  isOnce,
  onTaken,
}: {
  campaignId: string;
  run: Run;
  isOnce: boolean;
  onTaken: (run: Run) => void;
}) {
  const [stop, { isLoading, error, reset }] = useStopAutomationRunMutation();
  const [asking, setAsking] = useState(false);
  const close = () => {
    reset();
    setAsking(false);
  };
  const take = async () => {
    const { data } = await stop({ campaignId, runId: run.id });
    if (!data) return;
    close();
    onTaken(data);
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        Remove person
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => void take()}
        variant="danger"
        busy={isLoading}
        title={
          <>
            Remove <span dir="auto">{run.name || 'this person'}</span>?
          </>
        }
        confirmLabel="Remove person"
        {...(error && { error: messageOf(error) })}
        sentence={`They will get nothing more from this automation. Anything already sent or changed stays.${isOnce ? ' Each person can enter only once, so they can’t be added again.' : ''}`}
      />
    </>
  );
}
