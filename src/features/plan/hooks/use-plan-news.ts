import { useCallback, useRef } from 'react';
import { useToast, type ToastMessage } from '../../../ui/use-toast';

/** Says what became of the plan. What was said before is closed: "ends on 14 December" and "you keep it" are not both true. */
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
