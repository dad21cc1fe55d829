import { Toast } from '@base-ui/react/toast';
import { useMemo } from 'react';
import { TOAST_MS, UNDO_MS } from './toast-times';

export interface ToastMessage {
  /** One sentence: "Conversation closed". A failure also says what is safe. */
  text: string;
  /** Adds an Undo button, also on the key Z. */
  undo?: () => void;
  /** Another action: "Crop and retry". Not together with undo. */
  action?: { label: string; onClick: () => void };
  /** Failures stay until they are dismissed. */
  kind?: 'done' | 'failure';
}

/** A toast's data besides its text. */
export interface ToastData {
  /** Milliseconds from when it becomes visible; 0: until it is dismissed. */
  lasts: number;
  actionLabel?: string;
  act?: () => void;
  undoable: boolean;
  failure: boolean;
}

/** Shows a message for some seconds, longer where there is a way back. The functions are the same on every render. */
export function useToast(): { show: (message: ToastMessage) => string; close: (id: string) => void } {
  const { add, close } = Toast.useToastManager<ToastData>();
  return useMemo(() => {
    const show = ({ text, undo, action, kind = 'done' }: ToastMessage) =>
      add({
        title: text,
        // Never Base UI's high priority, which hides the toast and its buttons from screen readers until it has the
        // focus.
        timeout: 0, // the toaster starts it when the toast becomes visible
        data: {
          lasts: kind === 'failure' ? 0 : undo ? UNDO_MS : TOAST_MS,
          actionLabel: undo ? 'Undo' : action?.label,
          act: undo ?? action?.onClick,
          undoable: undo !== undefined,
          failure: kind === 'failure',
        },
      });
    return { show, close };
  }, [add, close]);
}
