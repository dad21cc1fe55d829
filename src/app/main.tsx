import '../ui/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app';
import { connect } from './connect';
import { routes } from './routes';
import { createAppStore } from './store';

const store = createAppStore();
const router = createBrowserRouter(routes);
connect(store, router);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
);
