import { createContext, useContext, useEffect, useId } from 'react';

/** Tells the page that a form here has unsaved input, so that it asks before it is left. */
export function useUnsaved(dirty: boolean): void {
  const note = useContext(UnsavedContext);
  const place = useContext(UnsavedPlaceContext);
  const id = useId();
  useEffect(() => {
    note({ id, place }, dirty);
    return () => note({ id, place }, false);
  }, [note, id, place, dirty]);
}

/** The names of the page's parts that have unsaved input. */
export const useUnsavedPlaces = (): readonly string[] => useContext(UnsavedPlacesContext);

/** Provided by UnsavedGuard; without one nothing asks. */
export const UnsavedContext = createContext<(what: UnsavedForm, dirty: boolean) => void>(() => undefined);
export const UnsavedPlacesContext = createContext<readonly string[]>([]);
/** The user-facing name of the part of the page that a form is in; '' where parts have no names. */
export const UnsavedPlaceContext = createContext('');

export interface UnsavedForm {
  id: string;
  place: string;
}
