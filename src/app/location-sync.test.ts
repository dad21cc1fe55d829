import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { locationRestored, type SharedChoices } from '../api/location';
import { startLocationSync } from './location-sync';

const TABS = ['rules', 'queue', 'ideas'];
const slice = createSlice({
  name: 'engine',
  initialState: { tab: 'rules', search: '' },
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<string>) => ({ ...state, tab: payload }),
    searchTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
  },
  extraReducers: (builder) =>
    builder.addCase(locationRestored, (state, { payload: { pathname, params } }) =>
      pathname === '/engine'
        ? { tab: TABS.find((tab) => tab === params.tab) ?? 'rules', search: params.search ?? '' }
        : state,
    ),
});
const { tabChosen, searchTyped } = slice.actions;
const choices: SharedChoices<{ engine: { tab: string; search: string } }>[] = [
  {
    pathname: '/engine',
    select: ({ engine }) => ({ tab: engine.tab === 'rules' ? null : engine.tab, search: engine.search }),
    typed: ['search'],
  },
];

function start(address: string, shared = choices) {
  const store = configureStore({ reducer: { engine: slice.reducer } });
  const routes: RouteObject[] = [
    { path: '/engine', element: null },
    { path: '/other', element: null },
    { path: '/pieces/:id', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  stop = startLocationSync(store, router, shared);
  return {
    store,
    router,
    shown: () => router.state.location.pathname + router.state.location.search,
    chosen: () => store.getState().engine,
  };
}

let stop: () => void;
afterEach(() => stop());

describe('an address', () => {
  test('that is opened is passed on to the slices', () => {
    expect(start('/engine?tab=queue&search=tomato').chosen()).toEqual({ tab: 'queue', search: 'tomato' });
  });

  test('with a choice that does not exist is corrected', () => {
    expect(start('/engine?tab=bogus').shown()).toBe('/engine');
  });

  test('keeps parameters that no slice owns', () => {
    const { store, shown } = start('/engine?utm_source=mail');
    store.dispatch(tabChosen('ideas'));
    expect(shown()).toBe('/engine?utm_source=mail&tab=ideas');
  });

  test('reached by a link with a query is passed on to the slices', async () => {
    const { router, chosen } = start('/other');
    await router.navigate('/engine?tab=ideas');
    expect(chosen().tab).toBe('ideas');
  });

  test('without a query shows what was chosen there before', async () => {
    const { store, router, shown, chosen } = start('/engine');
    store.dispatch(tabChosen('queue'));
    await router.navigate('/other');
    await router.navigate('/engine');
    expect([shown(), chosen().tab]).toEqual(['/engine?tab=queue', 'queue']);
  });
});

describe('a choice', () => {
  test('is written to the address, and going back undoes it', async () => {
    const { store, router, shown, chosen } = start('/engine');
    store.dispatch(tabChosen('queue'));
    store.dispatch(tabChosen('ideas'));
    expect(shown()).toBe('/engine?tab=ideas');
    await router.navigate(-1);
    expect([shown(), chosen().tab]).toEqual(['/engine?tab=queue', 'queue']);
    await router.navigate(-1);
    expect([shown(), chosen().tab]).toEqual(['/engine', 'rules']);
  });

  test('that is typed does not add history entries for each letter', async () => {
    const { store, router, shown } = start('/other');
    await router.navigate('/engine');
    for (const text of ['t', 'to', 'tom']) store.dispatch(searchTyped(text));
    expect(shown()).toBe('/engine?search=tom');
    await router.navigate(-1);
    expect(shown()).toBe('/other');
  });

  test('at its default leaves the address clean', () => {
    const { store, shown } = start('/engine?tab=queue');
    store.dispatch(tabChosen('rules'));
    expect(shown()).toBe('/engine');
  });

  test('of another page leaves this address alone', () => {
    const { store, shown } = start('/other');
    store.dispatch(tabChosen('queue'));
    expect(shown()).toBe('/other');
  });
});

test('pages of a kind share a choice, and each knows which of them it is', async () => {
  const ofKind: SharedChoices<{ engine: { tab: string; search: string } }> = {
    pathname: (pathname) => pathname.startsWith('/pieces/'),
    select: ({ engine }, pathname = '') => ({ tab: `${engine.tab} of ${pathname.slice(8)}` }),
  };
  const { router, shown, store } = start('/pieces/a', [ofKind]);
  expect(shown()).toBe('/pieces/a?tab=rules+of+a');
  await router.navigate('/pieces/b');
  store.dispatch(tabChosen('queue'));
  expect(shown()).toBe('/pieces/b?tab=queue+of+b');
});

test('nothing is mirrored after it was stopped', () => {
  const { store, shown } = start('/engine');
  stop();
  store.dispatch(tabChosen('queue'));
  expect(shown()).toBe('/engine');
});
