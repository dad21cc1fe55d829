import { useSyncExternalStore } from 'react';

/**
 * False while a prerendered page is hydrated, true afterwards and everywhere else. The build did not know the
 * query, so choices from it have to wait for one render, or hydration would not match.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
