import { createAction } from '@reduxjs/toolkit';

/**
 * The page was opened at an address, reloaded, followed from a link with a query, or reached with the back
 * button. Slices restore their choices from it.
 */
export const locationRestored = createAction<RestoredLocation>('location/locationRestored');

export interface RestoredLocation {
  pathname: string;
  params: Record<string, string>;
}

/**
 * The choices that a slice mirrors to the address of one page, or of all pages of a kind. `select` names each
 * choice by its query parameter; null or '' leaves it out (the default). Changes of a `typed` parameter replace
 * the history entry instead of adding one.
 */
export interface SharedChoices<State = never> {
  pathname: string | ((pathname: string) => boolean);
  select: (state: State, pathname?: string) => Record<string, string | null>;
  typed?: readonly string[];
}
