import '../ui/styles';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { connect } from './connect';
import { loadMatchedPages, readPrerendered, seedCache } from './prerendered';
import { routes } from './routes';
import { createAppStore } from './store';

/** What the build has prerendered is taken over as it stands: its code and its data first, then React, without a flash. */
async function start(root: HTMLElement): Promise<void> {
  const prerendered = readPrerendered();
  const store = createAppStore();
  if (prerendered) {
    await loadMatchedPages(routes, window.location.pathname); // brings the endpoints whose replies are put into the cache
    seedCache(store, prerendered);
  }
  // With data of its own the router leaves the page where the visitor has scrolled it; else it would begin at the top.
  const router = createBrowserRouter(routes, prerendered ? { hydrationData: { loaderData: {} } } : undefined);
  connect(store, router);
  const app = (
    <StrictMode>
      <App store={store} prerendered={prerendered !== null}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (!prerendered) return createRoot(root).render(app);
  hydrateRoot(root, app);
}

void start(document.getElementById('root')!);
