import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AuthProvider } from '../features/auth/auth-parts';
import { UiProvider } from '../ui/ui-provider';
import { announceReady } from './prerendered';
import type { AppStore } from './store';
import { Waiting } from './waiting';

/**
 * What stands around the routes, in the browser and when a page is prerendered. A prerendered page is there before
 * anybody knows who is signed in, so it is shown meanwhile; elsewhere the four bars are.
 */
export function App({
  store,
  prerendered = false,
  children,
}: {
  store: AppStore;
  prerendered?: boolean;
  children: ReactNode;
}) {
  // Effects run when all of it has been taken over, on a slow machine long after hydration has begun.
  useEffect(() => {
    if (prerendered) announceReady();
  }, [prerendered]);
  return (
    <Provider store={store}>
      <UiProvider>
        <AuthProvider waiting={prerendered ? children : <Waiting />}>{children}</AuthProvider>
      </UiProvider>
    </Provider>
  );
}
