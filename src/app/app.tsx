import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AuthProvider } from '../features/auth/auth-parts';
import { UiProvider } from '../ui/ui-provider';
import { announceReady } from './prerendered';
import type { AppStore } from './store';
import { Waiting } from './waiting';

/**
 * Wraps the routes, in the browser and during prerendering. A prerendered page exists before anyone knows who is
 * signed in, so it stays visible meanwhile; other pages show the four bars of the loading screen.
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
  // Effects run once everything is hydrated; on a slow machine that is long after hydration began.
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
