import { locationRestored } from '../../api/location';
import { siteContract } from '../../contracts/site';
import { mockEndpoint } from '../../testing/server';
import { createAppStore } from '../../app/store';
import { siteApi } from './site-api';
import { categoryChosen, contactTyped, filtersCleared, searchTyped, siteChoices, siteSlice } from './site-slice';

const initial = siteSlice.getInitialState();
const restored = (pathname: string, params: Record<string, string>) =>
  siteSlice.reducer(initial, locationRestored({ pathname, params }));

test('an address of the blog brings its search and category', () => {
  expect(restored('/blog', { search: 'bread', category: 'AI Marketing' })).toMatchObject({
    search: 'bread',
    category: 'AI Marketing',
  });
});

test('a category that does not exist is all of them, and an endless search is cut', () => {
  expect(restored('/blog', { search: 'x'.repeat(900), category: 'Gossip' })).toMatchObject({
    search: 'x'.repeat(200),
    category: 'all',
  });
});

test('an address of another page leaves the blog alone', () => {
  expect(restored('/dashboard/seo', { category: 'Strategy' })).toBe(initial);
});

test('what is not the default is shared through the address', () => {
  const chosen = [searchTyped('bread'), categoryChosen('Strategy')].reduce(siteSlice.reducer, initial);
  expect(siteChoices.select({ site: chosen })).toEqual({ search: 'bread', category: 'Strategy' });
  expect(siteChoices.select({ site: siteSlice.reducer(chosen, filtersCleared()) })).toEqual({
    search: null,
    category: null,
  });
});

test('a message that was sent leaves no draft behind', async () => {
  mockEndpoint(siteContract.createContactMessage, () => ({}));
  const store = createAppStore();
  const draft = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'Hello' };
  store.dispatch(contactTyped(draft));
  expect(store.getState().site.contactDraft).toEqual(draft);
  await store.dispatch(siteApi.endpoints.createContactMessage.initiate(draft));
  expect(store.getState().site.contactDraft).toEqual(initial.contactDraft);
});
