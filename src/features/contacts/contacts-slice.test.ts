import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import {
  changeBegun,
  changeEnded,
  contactGone,
  contactOpened,
  contactPicked,
  contactsChoices,
  contactsPicked,
  contactsSlice,
  dialogAsked,
  dialogClosed,
  everyMatchPicked,
  filterCleared,
  filterEdited,
  noFilter,
  pickDropped,
  selectFilter,
  selectPicked,
  selectPickedIds,
  sortChosen,
} from './contacts-slice';

const [one, two] = ['a1b2c3d4-6a1e-4b6f-8b9b-000000000001', 'a1b2c3d4-6a1e-4b6f-8b9b-000000000002'];
const makeStore = () => configureStore({ reducer: combineSlices(contactsSlice) });
const restored = (params: Record<string, string>, pathname: string = paths.contacts) =>
  locationRestored({ pathname, params });

test('the address names what differs from everybody by last contact', () => {
  const store = makeStore();
  const address = () =>
    Object.fromEntries(Object.entries(contactsChoices.select(store.getState())).filter(([, value]) => value !== null));
  expect(address()).toEqual({});
  store.dispatch(filterEdited({ search: 'zoë', status: 'lead', tag: one, archived: true }));
  store.dispatch(sortChosen('value'));
  store.dispatch(contactOpened({ id: two, start: 'edit' }));
  expect(address()).toEqual({ q: 'zoë', status: 'lead', tag: one, archived: 'only', sort: 'value', contact: two });
  store.dispatch(filterCleared());
  expect(address()).toEqual({ sort: 'value', contact: two });
});

test('an address brings back what it names, and ignores what it should not', () => {
  const store = makeStore();
  store.dispatch(restored({ q: 'x'.repeat(300), status: 'customer', segment: one, sort: 'newest', contact: two }));
  expect(store.getState().contacts).toMatchObject({
    filter: { ...noFilter, search: 'x'.repeat(100), status: 'customer', segment: one },
    sort: 'newest',
    opened: two,
  });
  store.dispatch(restored({ status: 'enemy', tag: 'nonsense', sort: 'shoe-size', contact: '1; drop table' }));
  expect(store.getState().contacts).toMatchObject({ filter: noFilter, sort: 'last-contact', opened: null });
  store.dispatch(restored({ status: 'lead' }, paths.engine));
  expect(selectFilter(store.getState()).status).toBeNull();
});

describe('who is picked', () => {
  test('is picked and dropped one by one', () => {
    const store = makeStore();
    for (const id of [one, two, one]) store.dispatch(contactPicked(id));
    expect([...selectPickedIds(store.getState())]).toEqual([two]);
  });

  test('is at most as many as one change takes', () => {
    const store = makeStore();
    store.dispatch(contactsPicked(Array.from({ length: 1_200 }, (_, n) => String(n))));
    expect(selectPicked(store.getState()).ids).toHaveLength(1_000);
    store.dispatch(contactPicked(one));
    expect(selectPicked(store.getState()).ids).toHaveLength(1_000);
  });

  test('can be everyone who matches; a single one is then neither added nor left out', () => {
    const store = makeStore();
    store.dispatch(everyMatchPicked());
    store.dispatch(contactPicked(one));
    expect(selectPicked(store.getState())).toEqual({ ids: [], all: true });
    store.dispatch(pickDropped());
    expect(selectPicked(store.getState())).toEqual({ ids: [], all: false });
  });

  test('is forgotten when other people are looked at, and kept when a contact is opened and left', () => {
    const store = makeStore();
    store.dispatch(contactsPicked([one, two]));
    store.dispatch(restored({ contact: one }));
    store.dispatch(restored({}));
    store.dispatch(sortChosen('name'));
    expect(selectPicked(store.getState()).ids).toEqual([one, two]);
    store.dispatch(restored({ status: 'lead' }));
    expect(selectPicked(store.getState()).ids).toEqual([]);
    store.dispatch(contactsPicked([one]));
    store.dispatch(filterEdited({ search: 'a' }));
    expect(selectPicked(store.getState()).ids).toEqual([]);
  });
});

test('an erased contact is closed and no longer picked', () => {
  const store = makeStore();
  store.dispatch(contactsPicked([one, two]));
  store.dispatch(contactOpened(one));
  store.dispatch(contactGone(one));
  expect(store.getState().contacts).toMatchObject({ opened: null, picked: { ids: [two] } });
});

test('a panel that was opened to edit is opened to read the next time', () => {
  const store = makeStore();
  store.dispatch(contactOpened({ id: one, start: 'edit' }));
  expect(store.getState().contacts.openedWith).toBe('edit');
  store.dispatch(contactOpened(two));
  expect(store.getState().contacts.openedWith).toBeNull();
});

test('a change in the background is followed once, until it ends', () => {
  const store = makeStore();
  store.dispatch(changeBegun({ id: one, kind: 'tag' }));
  store.dispatch(changeBegun({ id: one, kind: 'undo' }));
  expect(store.getState().contacts.changes).toEqual([{ id: one, kind: 'undo' }]);
  store.dispatch(changeEnded(one));
  expect(store.getState().contacts.changes).toEqual([]);
});

test('nothing is left for the next person at this screen', () => {
  const store = makeStore();
  store.dispatch(filterEdited({ search: 'secret client' }));
  store.dispatch(dialogAsked('export'));
  store.dispatch(sessionEnded({ by: 'user' }));
  expect(store.getState().contacts).toMatchObject({ filter: noFilter, asked: null });
  store.dispatch(dialogAsked('add'));
  store.dispatch(dialogClosed());
  expect(store.getState().contacts.asked).toBeNull();
});
