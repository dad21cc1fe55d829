import { setupListeners } from '@reduxjs/toolkit/query';
import type { createBrowserRouter } from 'react-router-dom';
import { startFaultReports } from '../api/faults';
import { startLocationSync } from './location-sync';
import { startPrefetch } from './prefetch';
import { routes } from './routes';
import { sharedChoices } from './slices';
import type { AppStore } from './store';

/** Connects a store to the browser: address, focus, connection and links. Returns a function that disconnects it. */
export function connect(store: AppStore, router: ReturnType<typeof createBrowserRouter>): () => void {
  const stops = [
    setupListeners(store.dispatch),
    startLocationSync(store, router, sharedChoices),
    startPrefetch(routes),
    startFaultReports(),
  ];
  return () => stops.forEach((stop) => stop());
}
