import { useCallback, useContext, useState, type ReactNode } from 'react';
import { UnsavedContext, type UnsavedForm } from '../hooks/use-unsaved';
import { ConfirmDialog } from './confirm-dialog';

/**
 * Asks before a slide-over or dialog with unsaved input is closed. Its forms report unsaved input with
 * `useUnsaved`, which the page still receives. `children` gets the guarded close function.
 */
export function CloseGuard({ onClose, children }: { onClose: () => void; children: (close: () => void) => ReactNode }) {
  const note = useContext(UnsavedContext);
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const hear = useCallback(
    (form: UnsavedForm, isDirty: boolean) => {
      note(form, isDirty);
      setDirty((ids) =>
        ids.includes(form.id) === isDirty ? ids : isDirty ? [...ids, form.id] : ids.filter((id) => id !== form.id),
      );
    },
    [note],
  );
  const close = () => (dirty.length > 0 ? setAsking(true) : onClose());
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return (
    <UnsavedContext value={hear}>
      {children(close)}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        variant="danger"
        title="Close without saving?"
        sentence="What you typed here is not saved yet."
        cancelLabel="Keep writing"
        confirmLabel="Close without saving"
      />
    </UnsavedContext>
  );
}
