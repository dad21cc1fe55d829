import { matchRoutes, type RouteObject } from 'react-router-dom';
import { baseApi } from '../api/base-api';
import type { AppStore } from './store';

/** The data that a prerendered page was rendered with: replies of endpoints in the form of the cache. */
export interface Prerendered {
  queries: { endpointName: string; arg: unknown; value: unknown }[];
}

/** The data of a prerendered page; null on every other page. */
export function readPrerendered(): Prerendered | null {
  const element = document.getElementById(PRERENDERED_ID);
  return element ? (JSON.parse(element.textContent) as Prerendered) : null;
}

/**
 * Puts the replies into the cache, so that the first render equals the prerendered HTML. Their endpoints load
 * with the code of the page.
 */
export function seedCache(store: AppStore, { queries }: Prerendered): void {
  store.dispatch(baseApi.util.upsertQueryEntries(queries as never));
}

/** Loads the code of the pages at an address, so that their routes render synchronously. */
export async function loadMatchedPages(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Tells the page loader that hydration is complete: a form that waited can be sent. */
export const announceReady = (): void => void document.dispatchEvent(new Event(APP_READY));

export const APP_READY = 'app-ready';
export const PRERENDERED_ID = 'prerendered';
