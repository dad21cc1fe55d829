import { createAction } from '@reduxjs/toolkit';

/** The address was entered, reloaded, linked to with a query, or gone back to. Slices take their choices from it. */
export const locationRestored = createAction<RestoredLocation>('location/locationRestored');

export interface RestoredLocation {
  pathname: string;
  params: Record<string, string>;
}

/**
 * What a slice shares through the address of one page, or of all pages of a kind. `select` names each choice by its
 * query parameter; null or '' leaves it out (the default). Changes of a `typed` parameter replace the history entry
 * instead of adding one.
 */
export interface SharedChoices<State = never> {
  pathname: string | ((pathname: string) => boolean);
  select: (state: State, pathname?: string) => Record<string, string | null>;
  typed?: readonly string[];
}
