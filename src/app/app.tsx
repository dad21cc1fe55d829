import { Provider } from 'react-redux';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../features/auth/auth-parts';
import { UiProvider } from '../ui/ui-provider';
import type { AppStore } from './store';
import { Waiting } from './waiting';

/** The application around a store and a router; both are made, and joined by `connect`, before it renders. */
export function App({ store, router }: { store: AppStore; router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <Provider store={store}>
      <UiProvider>
        <AuthProvider waiting={<Waiting />}>
          <RouterProvider router={router} />
        </AuthProvider>
      </UiProvider>
    </Provider>
  );
}
