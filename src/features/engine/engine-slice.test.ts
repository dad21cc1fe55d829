import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import { buildProfile } from '../../testing/builders/engine';
import {
  discardReverted,
  discardSent,
  engineChoices,
  engineSlice,
  filterChosen,
  queueNarrowed,
  viewChosen,
  pieceDiscarded,
  profileTyped,
  tabChosen,
  type EngineState,
} from './engine-slice';

const { reducer } = engineSlice;
const initial = reducer(undefined, { type: 'start' });
const after = (...actions: Parameters<typeof reducer>[1][]): EngineState => actions.reduce(reducer, initial);
const inAddress = (engine: EngineState) => engineChoices.select({ engine });

const everything = { status: null, view: null, platform: null, type: null, pillar: null };

describe('the address', () => {
  test('leaves the ideas out, because they are the default', () =>
    expect(inAddress(initial)).toEqual({ tab: null, ...everything }));

  test('says which pieces are shown only while the queue is open', () => {
    const filtered = after(tabChosen('queue'), filterChosen('failed'));
    expect(inAddress(filtered)).toEqual({ ...everything, tab: 'queue', status: 'failed' });
    expect(inAddress(reducer(filtered, tabChosen('settings')))).toEqual({ ...everything, tab: 'settings' });
  });

  test('holds the calendar and what the queue is narrowed to, and takes both over from a link', () => {
    const params = { tab: 'queue', view: 'month', platform: 'instagram', type: 'story', pillar: 'offers' };
    const state = after(locationRestored({ pathname: paths.engine, params }));
    expect(state).toMatchObject({
      view: 'month',
      narrowed: { platform: 'instagram', type: 'story', pillar: 'offers' },
    });
    expect(inAddress(state)).toEqual({ status: null, ...params });
    expect(
      after(
        viewChosen('week'),
        queueNarrowed({ pillar: 'offers' }),
        locationRestored({ pathname: paths.engine, params: { tab: 'queue', view: 'year', pillar: '<b>' } }),
      ),
    ).toMatchObject({ view: 'list', narrowed: {} });
  });

  test('is taken over from a link, and what it does not know is the default', () => {
    expect(
      after(locationRestored({ pathname: paths.engine, params: { tab: 'queue', status: 'review' } })),
    ).toMatchObject({ tab: 'queue', filter: 'review' });
    expect(
      after(tabChosen('queue'), locationRestored({ pathname: paths.engine, params: { tab: 'hats', status: 'x' } })),
    ).toMatchObject({ tab: 'ideas' });
  });

  test('of another page changes nothing', () => {
    const state = after(tabChosen('voice-agent'));
    expect(reducer(state, locationRestored({ pathname: paths.seo, params: { tab: 'queue' } }))).toBe(state);
  });
});

describe('a discarded piece', () => {
  const discard = { pieceId: 'one', title: 'One', toastId: 'toast' };

  test('is out of sight and waits, with the queue in front', () => {
    expect(after(pieceDiscarded(discard))).toMatchObject({ tab: 'queue', discards: [discard], hidden: ['one'] });
  });

  test('is back when it is undone', () =>
    expect(after(pieceDiscarded(discard), discardReverted('one'))).toMatchObject({ discards: [], hidden: [] }));

  test('stays out of sight while its deletion is on its way, and comes back when that fails', () => {
    const sent = after(pieceDiscarded(discard), discardSent('one'));
    expect(sent).toMatchObject({ discards: [], hidden: ['one'] });
    expect(reducer(sent, discardReverted('one')).hidden).toEqual([]);
  });

  test('does not lose another one that waits', () => {
    const second = { pieceId: 'two', title: 'Two', toastId: 'toast-2' };
    expect(after(pieceDiscarded(discard), pieceDiscarded(second), discardReverted('two')).discards).toEqual([discard]);
  });
});

test('nothing of one session is left for the next', () => {
  const used = after(
    tabChosen('settings'),
    profileTyped(buildProfile()),
    pieceDiscarded({ pieceId: 'one', title: 'One', toastId: 't' }),
  );
  expect(reducer(used, sessionEnded({ by: 'user' }))).toEqual(initial);
});
