import { useEffect } from 'react';
import { deferred } from './deferred';
import type { ConfirmDialogProps } from './confirm-dialog-popup';

/** Only for what cannot be undone. A click outside does not close it; Escape and Cancel do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Loaded after the page that may open it; tried again on opening if that failed.
  useEffect(() => ConfirmDialogPart.fetch(), [props.open]);
  return <ConfirmDialogPart {...props} />;
}

const ConfirmDialogPart = deferred(async () => (await import('./confirm-dialog-popup')).ConfirmDialogPopup);
