import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import { conversationLimits } from '../../domain/conversation';
import { filterCleared, filterEdited, selectFilter, selectOpened, selectPicked } from './conversation-filter';
import {
  conversationOpened,
  conversationPicked,
  conversationsChoices,
  conversationsSlice,
  pickDropped,
} from './conversations-slice';

const one = 'b1c2d3e4-1a2b-4c3d-8e4f-000000000001';
const two = 'b1c2d3e4-1a2b-4c3d-8e4f-000000000002';
const makeStore = () => configureStore({ reducer: combineSlices(conversationsSlice) });
const restored = (params: Record<string, string>, pathname: string = paths.conversations) =>
  locationRestored({ pathname, params });

test('the address names what differs from all conversations', () => {
  const store = makeStore();
  const address = () =>
    Object.fromEntries(
      Object.entries(conversationsChoices.select(store.getState(), paths.conversations)).filter(
        ([, value]) => value !== null,
      ),
    );
  expect(address()).toEqual({});
  store.dispatch(
    filterEdited({ tab: 'open', search: 'zoë', channel: 'sms', assignee: 'me', label: one, snoozed: true }),
  );
  store.dispatch(conversationOpened(two));
  expect(address()).toEqual({
    tab: 'open',
    q: 'zoë',
    channel: 'sms',
    assignee: 'me',
    label: one,
    snoozed: 'yes',
    conversation: two,
  });
  store.dispatch(filterCleared());
  expect(address()).toEqual({ conversation: two });
});

test('an address brings back what it names, and ignores what it should not', () => {
  const store = makeStore();
  store.dispatch(restored({ tab: 'closed', q: 'x'.repeat(300), channel: 'email', assignee: two, conversation: one }));
  expect(selectFilter(store.getState())).toMatchObject({
    tab: 'closed',
    search: 'x'.repeat(200),
    channel: 'email',
    assignee: two,
    snoozed: false,
  });
  expect(selectOpened(store.getState())).toBe(one);
  store.dispatch(restored({ tab: 'lost', channel: 'fax', assignee: 'everyone', conversation: '1; drop table' }));
  expect(selectFilter(store.getState())).toMatchObject({ tab: 'all', channel: null, assignee: null });
  expect(selectOpened(store.getState())).toBeNull();
  store.dispatch(restored({ tab: 'closed' }, paths.contacts));
  expect(selectFilter(store.getState()).tab).toBe('all');
});

test('conversations are picked and dropped one by one, at most as many as one change takes', () => {
  const store = makeStore();
  store.dispatch(conversationPicked(one));
  store.dispatch(conversationPicked(two));
  store.dispatch(conversationPicked(one));
  expect(selectPicked(store.getState())).toEqual([two]);
  for (let number = 0; number < conversationLimits.bulk + 5; number += 1)
    store.dispatch(conversationPicked(`id ${number}`));
  expect(selectPicked(store.getState())).toHaveLength(conversationLimits.bulk);
  store.dispatch(pickDropped());
  expect(selectPicked(store.getState())).toEqual([]);
});

test('another filter drops what was picked, and the end of the session everything', () => {
  const store = makeStore();
  store.dispatch(conversationPicked(one));
  store.dispatch(filterEdited({ tab: 'unread' }));
  expect(selectPicked(store.getState())).toEqual([]);
  store.dispatch(conversationOpened(one));
  store.dispatch(sessionEnded({ by: 'user' }));
  expect(store.getState().conversations).toEqual(makeStore().getState().conversations);
});
