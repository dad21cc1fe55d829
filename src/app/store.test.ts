import { sessionEnded, sessionStarted } from '../api/session';
import { engineContract } from '../contracts/engine';
import { engineSharedApi } from '../features/engine/engine-shared-api';
import { buildCycle } from '../testing/builders/engine';
import { mockEndpoint } from '../testing/server';
import { createAppStore } from './store';

const { getCycle } = engineSharedApi.endpoints;

test('the end of a session clears the cache', async () => {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  const store = createAppStore();
  store.dispatch(sessionStarted());
  await store.dispatch(getCycle.initiate());
  expect(getCycle.select()(store.getState()).data?.week.week).toBe(24);
  store.dispatch(sessionEnded({ by: 'user' }));
  expect(getCycle.select()(store.getState()).data).toBeUndefined();
  expect(store.getState().api.queries).toEqual({});
});

test('two stores share nothing', () => {
  const [first, second] = [createAppStore(), createAppStore()];
  first.dispatch(sessionStarted());
  expect(second.getState().session.status).toBe('checking');
});
