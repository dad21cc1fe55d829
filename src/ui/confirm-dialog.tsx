import { useEffect } from 'react';
import { deferred } from './deferred';
import type { ConfirmDialogProps } from './confirm-dialog-popup';

/** Only for what cannot be undone. A press beside it does not close it; Escape and Cancel do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // After the page that may open it; once more when it does, if that failed.
  useEffect(() => ConfirmDialogPart.fetch(), [props.open]);
  return <ConfirmDialogPart {...props} />;
}

const ConfirmDialogPart = deferred(async () => (await import('./confirm-dialog-popup')).ConfirmDialogPopup);
