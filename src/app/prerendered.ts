import { matchRoutes, type RouteObject } from 'react-router-dom';
import { baseApi } from '../api/base-api';
import type { AppStore } from './store';

/** What a prerendered page was made with: replies of endpoints, as the cache would hold them. */
export interface Prerendered {
  queries: { endpointName: string; arg: unknown; value: unknown }[];
}

/** The data of the page that the build has made, or null on every other page. */
export function readPrerendered(): Prerendered | null {
  const element = document.getElementById(PRERENDERED_ID);
  return element ? (JSON.parse(element.textContent) as Prerendered) : null;
}

/** Puts the replies into the cache, so that the first rendering is the one that stands there. Their endpoints come with the code of their page. */
export function seedCache(store: AppStore, { queries }: Prerendered): void {
  store.dispatch(baseApi.util.upsertQueryEntries(queries as never));
}

/** Loads the code of the pages at an address and makes their routes ready, so that they render at once. */
export async function loadMatchedPages(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Tells the page's loader that React has taken over, once it has: a form that waited can be sent. */
export const announceReady = (): void => void document.dispatchEvent(new Event(APP_READY));

export const APP_READY = 'app-ready';
export const PRERENDERED_ID = 'prerendered';
