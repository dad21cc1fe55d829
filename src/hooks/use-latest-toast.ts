import { useCallback, useRef } from 'react';
import { useToast, type ToastMessage } from '../ui/use-toast';

/** Shows messages about one thing: the next one replaces the last, whose Undo would no longer be true. */
export function useLatestToast(): (message: ToastMessage) => void {
  const { show, close } = useToast();
  const last = useRef<string | null>(null);
  return useCallback(
    (message) => {
      if (last.current !== null) close(last.current);
      last.current = show(message);
    },
    [show, close],
  );
}
