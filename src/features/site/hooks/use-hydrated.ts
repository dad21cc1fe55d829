import { useSyncExternalStore } from 'react';

/**
 * False while a prerendered page is taken over, true ever after and everywhere else. The build knew no address with a
 * query, so choices from there have to wait for one rendering, or the two would not agree.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
