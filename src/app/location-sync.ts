import type { Store } from '@reduxjs/toolkit';
import type { createBrowserRouter } from 'react-router-dom';
import { locationRestored, type SharedChoices } from '../api/location';

/**
 * Keeps the query string and the choices in the slices in step: a choice is written to the query string; an
 * address that was opened, gone back to or linked to with a query is dispatched to the slices. Returns a
 * function that stops it.
 */
export function startLocationSync<State>(
  store: Store<State>,
  router: Router,
  choices: readonly SharedChoices<State>[],
): () => void {
  let seen = router.state.location;
  let restoring = false;
  const restore = () => {
    const { pathname, search } = router.state.location;
    restoring = true;
    store.dispatch(locationRestored({ pathname, params: Object.fromEntries(new URLSearchParams(search)) }));
    restoring = false;
  };

  const mirror = (history: 'add' | 'replace') => {
    if (restoring) return;
    const { location, navigation, initialized } = router.state;
    const shared = choices.find(({ pathname }) =>
      typeof pathname === 'string' ? pathname === location.pathname : pathname(location.pathname),
    );
    if (!shared || !initialized || navigation.state !== 'idle') return;
    const query = new URLSearchParams(location.search);
    const changed = Object.entries(shared.select(store.getState(), location.pathname)).filter(
      ([name, value]) => (value || null) !== query.get(name),
    );
    if (changed.length === 0) return;
    for (const [name, value] of changed) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    const replace = history === 'replace' || changed.every(([name]) => shared.typed?.includes(name));
    void router.navigate(
      { ...location, search: query.toString() },
      { replace, preventScrollReset: true, state: { mirrored: true } },
    );
  };

  const stopRouter = router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle') return;
    if (location !== seen) {
      seen = location;
      const linked = location.search !== '' && !isMirrored(location.state);
      if (historyAction === 'POP' || linked) restore();
    }
    mirror('replace');
  });
  const stopStore = store.subscribe(() => mirror('add'));
  restore();
  mirror('replace');
  return () => {
    stopRouter();
    stopStore();
  };
}

const isMirrored = (state: unknown): boolean => typeof state === 'object' && state !== null && 'mirrored' in state;

type Router = ReturnType<typeof createBrowserRouter>;
