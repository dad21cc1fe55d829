import { createContext, useContext, useEffect, useId } from 'react';

/** Tells the page that something typed here is not stored yet, so that it asks before it is left. */
export function useUnsaved(dirty: boolean): void {
  const note = useContext(UnsavedContext);
  const place = useContext(UnsavedPlaceContext);
  const id = useId();
  useEffect(() => {
    note({ id, place }, dirty);
    return () => note({ id, place }, false);
  }, [note, id, place, dirty]);
}

/** The names of the parts of the page in which something typed is not stored yet. */
export const useUnsavedPlaces = (): readonly string[] => useContext(UnsavedPlacesContext);

/** Given by UnsavedGuard; outside of one nothing asks. */
export const UnsavedContext = createContext<(what: UnsavedForm, dirty: boolean) => void>(() => undefined);
export const UnsavedPlacesContext = createContext<readonly string[]>([]);
/** The name of the part of the page that a form is in, as its readers know it; '' where parts have none. */
export const UnsavedPlaceContext = createContext('');

export interface UnsavedForm {
  id: string;
  place: string;
}
