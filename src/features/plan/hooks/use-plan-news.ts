import { useCallback, useRef } from 'react';
import { useToast, type ToastMessage } from '../../../ui/use-toast';

/**
 * Shows a toast about the plan and closes the previous one: "ends on 14 December" and "you keep it" are not both
 * true.
 */
export function usePlanNews(): (message: ToastMessage) => void {
  const { show, close } = useToast();
  const last = useRef<string>(undefined);
  return useCallback(
    (message) => {
      if (last.current !== undefined) close(last.current);
      last.current = show(message);
    },
    [show, close],
  );
}
