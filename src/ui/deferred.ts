import { createElement, useState, useSyncExternalStore } from 'react';
import type { ComponentType, FunctionComponent } from 'react';

/**
 * A component whose code comes when it is first fetched. Until then its stand-in is shown, or nothing; what was done
 * with the stand-in is handed over, so that no press and no focus is lost. Unlike React's `lazy` it never throws: what
 * cannot be loaded is not there, the page stays, its stand-in may say so, and the next `fetch` tries again.
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
  const tell = () => listeners.forEach((listener) => listener());
  const fetch = async () => {
    if (loaded || loading) return;
    loading = true;
    lost = false;
    tell();
    loaded = await load().catch(() => undefined);
    loading = false;
    lost = !loaded;
    tell();
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

/** What has been done with a stand-in and not been taken back: it has the focus, or it was pressed. */
export type Reached = 'focus' | 'press' | null;

/** For what takes the place of a stand-in. */
export interface Taken {
  reached?: Reached;
}

/** For a stand-in. */
export interface Standing {
  onReach: (reached: Reached) => void;
  /** The code could not be loaded, and nobody is trying just now. */
  lost: boolean;
  onRetry: () => void;
}
