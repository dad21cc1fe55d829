import { createContext, useContext, useEffect, useId } from 'react';

/** Tells the page that something typed here is not stored yet, so that it asks before it is left. */
export function useUnsaved(dirty: boolean): void {
  const note = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    note(id, dirty);
    return () => note(id, false);
  }, [note, id, dirty]);
}

/** Given by UnsavedGuard; outside of one nothing asks. */
export const UnsavedContext = createContext<(id: string, dirty: boolean) => void>(() => undefined);
