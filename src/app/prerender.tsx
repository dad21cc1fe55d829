import { prerender as renderStatic } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { baseApi } from '../api/base-api';
import { App } from './app';
import { loadMatchedPages, seedCache, type Prerendered } from './prerendered';
import { routes } from './routes';
import { createAppStore } from './store';

/**
 * Renders the HTML inside the root of a public page, and the styles it needs. Runs in the build under Node, from
 * a separate bundle; `data` holds the replies that the page would fetch.
 */
export async function renderPage(path: string, data: Prerendered): Promise<{ html: string; styles: string }> {
  await loadMatchedPages(routes, path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and cannot be prerendered.`);
  const store = createAppStore();
  seedCache(store, data);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await renderStatic(
      sheet.collectStyles(
        <App store={store} prerendered>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </App>,
      ),
    );
    return { html: await new Response(prelude).text(), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
    store.dispatch(baseApi.util.resetApiState()); // its timers would keep the build process alive for a minute
  }
}
