import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { useSuppressionImportUndo } from '../hooks/use-suppression-import-undo';

/** Beside an address that only its owner could open, if it had not come with a list: the way back from a wrong list. */
export function UndoImport({ importId, shown }: { importId: string; shown: string }) {
  const [asks, setAsks] = useState(false);
  const { undo, isLoading } = useSuppressionImportUndo();
  return (
    <>
      <Button size="sm" aria-label={`Undo the import of ${shown}`} onClick={() => setAsks(true)}>
        Undo import…
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        busy={isLoading}
        variant="primary"
        confirmLabel="Undo import"
        title="Undo the whole import?"
        sentence={`Every address that was blocked by the same list as ${shown} is unblocked. Addresses that were blocked before it, and people who unsubscribed themselves, stay blocked.`}
        onConfirm={() => void undo(importId).then(() => setAsks(false))}
      />
    </>
  );
}
