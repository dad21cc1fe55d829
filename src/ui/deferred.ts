import { createElement, useState, useSyncExternalStore } from 'react';
import type { ComponentType, FunctionComponent } from 'react';

/**
 * A component whose code is loaded on demand. Until then its stand-in is shown, or nothing; a press on the
 * stand-in, or its focus, is handed over to the component, so that neither is lost. Unlike React's `lazy` it
 * never throws: when loading fails, the stand-in stays, may say so, and the next `fetch` tries again.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props & Taken>>,
  StandIn?: ComponentType<Props & Standing>,
): Deferred<Props> {
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props & Taken> | undefined;
  let loading = false;
  let lost = false;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const notify = () => listeners.forEach((listener) => listener());
  const fetch = async () => {
    if (loaded || loading) return;
    loading = true;
    lost = false;
    notify();
    loaded = await load().catch(() => undefined);
    loading = false;
    lost = !loaded;
    notify();
  };
  function WhenLoaded(props: Props) {
    const there = useSyncExternalStore(
      subscribe,
      () => loaded ?? lost,
      () => false as const,
    );
    const [reached, onReach] = useState<Reached>(null);
    if (typeof there !== 'boolean') return createElement(there, { ...props, reached });
    return StandIn ? createElement(StandIn, { ...props, onReach, lost: there, onRetry: () => void fetch() }) : null;
  }
  return Object.assign(WhenLoaded, { fetch: () => void fetch() });
}

export type Deferred<Props> = FunctionComponent<Props> & { fetch: () => void };

/** How the stand-in has been used: it has the focus, or it was pressed. */
export type Reached = 'focus' | 'press' | null;

/** Props of the component that replaces a stand-in. */
export interface Taken {
  reached?: Reached;
}

/** Props of a stand-in. */
export interface Standing {
  onReach: (reached: Reached) => void;
  /** The code could not be loaded, and no attempt is under way. */
  lost: boolean;
  onRetry: () => void;
}
