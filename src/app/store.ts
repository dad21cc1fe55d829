import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import type { ApiExtra } from '../api/base-query';
import { rereadMiddleware } from '../api/reread';
import { sessionEnded } from '../api/session';
import { forDevelopers } from '../config/env';
import { devTools } from './dev-tools';
import { rootReducer, type RootState } from './slices';

/** The application's store. Nothing of a session outlives it: its end drops the cache, and slices reset themselves. */
export function createAppStore({ preloadedState, ...extra }: AppStoreOptions = {}) {
  const listeners = createListenerMiddleware();
  listeners.startListening({
    actionCreator: sessionEnded,
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState());
    },
  });
  return configureStore({
    reducer: rootReducer,
    // Keeps Redux Toolkit's development checks but not their timing warnings, which only show how busy the machine
    // is.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      })
        .prepend(listeners.middleware)
        .concat(rereadMiddleware, baseApi.middleware),
    devTools: forDevelopers && devTools,
    ...(preloadedState && { preloadedState }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

interface AppStoreOptions extends Partial<ApiExtra> {
  preloadedState?: Partial<RootState>;
}
