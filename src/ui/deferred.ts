import { createElement, useSyncExternalStore } from 'react';
import type { ComponentType, FunctionComponent } from 'react';

/**
 * A component whose code comes when it is first fetched; until then it renders nothing. Unlike React's `lazy` it never
 * throws: what cannot be loaded is not there, the page stays, and the next `fetch` tries again.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props> | undefined;
  let loading = false;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetch = async () => {
    if (loaded || loading) return;
    loading = true;
    loaded = await load().catch(() => undefined);
    loading = false;
    for (const listener of listeners) listener();
  };
  function WhenLoaded(props: Props) {
    const there = useSyncExternalStore(subscribe, () => loaded, () => undefined);
    return there ? createElement(there, props) : null;
  }
  return Object.assign(WhenLoaded, { fetch: () => void fetch() });
}

export type Deferred<Props> = FunctionComponent<Props> & { fetch: () => void };
