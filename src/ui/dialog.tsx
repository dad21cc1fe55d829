import { useEffect } from 'react';
import { deferred } from './deferred';
import type { DialogProps } from './dialog-popup';

/** Something short to fill in or read, above the page. What cannot be undone asks with `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  // After the page that may open it; once more when it does, if that failed.
  useEffect(() => DialogPart.fetch(), [props.open]);
  return <DialogPart {...props} />;
}

const DialogPart = deferred(async () => (await import('./dialog-popup')).DialogPopup);
