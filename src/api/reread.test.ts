import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
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
    createIdeas: contractMutation(build, engineContract.createIdeas, {
      invalidatesTags: invalidates([listTag('Cycle')]),
    }),
  }),
}).endpoints;
const newStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: {} } }).concat(rereadMiddleware, baseApi.middleware),
  });

/** Starts reading a week; the server holds each reply back until the test releases it. */
async function beginReading() {
  const waiting: (() => void)[] = [];
  const reads = mockEndpoint(engineContract.getCycle, async () => {
    const week = buildCycle();
    await new Promise<void>((answer) => waiting.push(answer));
    return week;
  });
  const store = newStore();
  void store.dispatch(getCycle.initiate());
  const isPending = () => Object.values(store.getState().api.queries).some((read) => read?.status === 'pending');
  const arrived = () => waitFor(() => expect(waiting).toHaveLength(1));
  const answer = async () => {
    await arrived();
    waiting.pop()!();
  };
  /** Releases the replies until nothing is being read any more; returns how often the week was read. */
  const end = async () => {
    while (isPending()) {
      await answer();
      await waitFor(() => expect(waiting.length === 1 || !isPending()).toBe(true));
    }
    return reads.length;
  };
  await arrived();
  return { store, end, answer, arrived, change: () => store.dispatch(baseApi.util.invalidateTags([listTag('Cycle')])) };
}

test('a query that is being read when its data changes is read once more', async () => {
  const { change, end } = await beginReading();
  change();
  expect(await end()).toBe(2);
});

test('however often the data changes meanwhile', async () => {
  const { change, end } = await beginReading();
  change();
  change();
  change();
  expect(await end()).toBe(2);
});

test('a refetch under way is made again too', async () => {
  const { change, answer, arrived, end } = await beginReading();
  change();
  await answer();
  await arrived(); // the second read, made for the first change
  change();
  expect(await end()).toBe(3);
});

test('so is one that RTK Query starts for data that was already cached', async () => {
  const { change, arrived, end } = await beginReading();
  await end();
  change();
  await arrived();
  change();
  expect(await end()).toBe(3);
});

test('a change by a mutation counts too', async () => {
  const { store, end } = await beginReading();
  mockEndpoint(engineContract.createIdeas, () => buildCycle());
  await store.dispatch(createIdeas.initiate());
  expect(await end()).toBe(2);
});

test('a change of something else, and a mutation that was refused, cause no second read', async () => {
  const { store, end } = await beginReading();
  store.dispatch(baseApi.util.invalidateTags([listTag('Contact')]));
  mockEndpoint(engineContract.createIdeas, () => refuse('invalid_request'));
  await store.dispatch(createIdeas.initiate());
  expect(await end()).toBe(1);
});

test('a query that has finished is refetched once, as usual', async () => {
  const { change, end } = await beginReading();
  await end();
  change();
  expect(await end()).toBe(2);
});
