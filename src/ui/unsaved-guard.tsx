import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { listed } from '../domain/listed';
import { UnsavedContext, UnsavedPlacesContext, type UnsavedForm } from '../hooks/use-unsaved';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before a page with unsaved input is left. Its forms report that with `useUnsaved`. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly UnsavedForm[]>([]);
  const note = useCallback(
    (form: UnsavedForm, isDirty: boolean) =>
      setDirty((forms) =>
        forms.some(({ id }) => id === form.id) === isDirty
          ? forms
          : isDirty
            ? [...forms, form]
            : forms.filter(({ id }) => id !== form.id),
      ),
    [],
  );
  const places = useMemo(() => [...new Set(dirty.map(({ place }) => place).filter(Boolean))], [dirty]);
  const any = dirty.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => any && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!any) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [any]);

  return (
    <UnsavedContext value={note}>
      <UnsavedPlacesContext value={places}>{children}</UnsavedPlacesContext>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        variant="danger"
        title="Leave without saving?"
        sentence={
          places.length > 0
            ? `Your changes under ${listed(places)} are not saved yet.`
            : 'Your changes on this page are not saved yet.'
        }
        cancelLabel="Stay"
        confirmLabel="Leave without saving"
      />
    </UnsavedContext>
  );
}
