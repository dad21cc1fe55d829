import { useEffect } from 'react';
import { deferred } from './deferred';
import type { DialogProps } from './dialog-popup';

/** A short form or text above the page. Use `ConfirmDialog` for what cannot be undone. */
export function Dialog(props: DialogProps) {
  // Loaded after the page that may open it; tried again on opening if that failed.
  useEffect(() => DialogPart.fetch(), [props.open]);
  return <DialogPart {...props} />;
}

const DialogPart = deferred(async () => (await import('./dialog-popup')).DialogPopup);
