import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedContext } from '../hooks/use-unsaved';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before a page with typed, unstored words is left. Its forms say so with `useUnsaved`. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const note = useCallback((id: string, isDirty: boolean) => setDirty((ids) => (ids.includes(id) === isDirty ? ids : isDirty ? [...ids, id] : ids.filter((known) => known !== id))), []);
  const any = dirty.length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => any && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!any) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [any]);

  return (
    <UnsavedContext value={note}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} onConfirm={() => blocker.proceed?.()} variant="danger"
        title="Leave without saving?" sentence="What you changed on this page is not saved yet." cancelLabel="Stay" confirmLabel="Leave without saving"
      />
    </UnsavedContext>
  );
}
