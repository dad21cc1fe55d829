import { configureStore } from '@reduxjs/toolkit';
import { engineContract } from '../contracts/engine';
import { buildCycle } from '../testing/builders/engine';
import { mockEndpoint, refuse } from '../testing/server';
import { baseApi } from './base-api';
import { contractMutation, contractQuery } from './contract-endpoints';
import { rereadMiddleware } from './reread';
import { sessionSlice } from './session';
import { invalidates, listTag } from './tags';

const { getCycle, createIdeas } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCycle: contractQuery(build, engineContract.getCycle, { providesTags: [listTag('Cycle')] }),
    createIdeas: contractMutation(build, engineContract.createIdeas, { invalidatesTags: invalidates([listTag('Cycle')]) }),
  }),
}).endpoints;
const newStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: {} } }).concat(rereadMiddleware, baseApi.middleware),
  });

/** A week that is being read: the server has seen the request and holds its answer back. */
async function beginReading() {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const reads = mockEndpoint(engineContract.getCycle, async () => {
    const week = buildCycle();
    arrive();
    await held;
    return week;
  });
  const store = newStore();
  const read = store.dispatch(getCycle.initiate());
  await arrived;
  /** Lets the answers go, and waits until nothing is read any more. */
  const end = async () => {
    answer();
    await read;
    for (let running = store.dispatch(baseApi.util.getRunningQueriesThunk()); running.length > 0; running = store.dispatch(baseApi.util.getRunningQueriesThunk())) await Promise.all(running);
    return reads.length;
  };
  return { store, end };
}

test('what is being read when it changes is read once more', async () => {
  const { store, end } = await beginReading();
  store.dispatch(baseApi.util.invalidateTags([listTag('Cycle')]));
  expect(await end()).toBe(2);
});

test('so it is when a mutation changed it', async () => {
  const { store, end } = await beginReading();
  mockEndpoint(engineContract.createIdeas, () => buildCycle());
  await store.dispatch(createIdeas.initiate());
  expect(await end()).toBe(2);
});

test('a change of something else, and a mutation that was refused, are no reason', async () => {
  const { store, end } = await beginReading();
  store.dispatch(baseApi.util.invalidateTags([listTag('Contact')]));
  mockEndpoint(engineContract.createIdeas, () => refuse('invalid_request'));
  await store.dispatch(createIdeas.initiate());
  expect(await end()).toBe(1);
});

test('what has been read is read again as ever, once', async () => {
  const { store, end } = await beginReading();
  await end();
  store.dispatch(baseApi.util.invalidateTags([listTag('Cycle')]));
  expect(await end()).toBe(2);
});
