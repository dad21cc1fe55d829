import '../ui/styles';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { connect } from './connect';
import { loadMatchedPages, readPrerendered, seedCache } from './prerendered';
import { routes } from './routes';
import { createAppStore } from './store';

/**
 * Hydrates what the build has prerendered: loads the page's code and data first and then starts React, so that
 * nothing flashes.
 */
async function start(root: HTMLElement): Promise<void> {
  const prerendered = readPrerendered();
  const store = createAppStore();
  if (prerendered) {
    await loadMatchedPages(routes, window.location.pathname); // loads the endpoints whose replies are put into the cache
    seedCache(store, prerendered);
  }
  // With hydration data the router keeps the scroll position of the visitor; without it the page would jump to the
  // top.
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
