import {
  sessionChanged,
  sessionEnded,
  sessionNotFound,
  sessionRestored,
  sessionSlice,
  sessionStarted,
  visitorLanded,
  type SessionState,
} from './session';

const { reducer } = sessionSlice;
const checking = reducer(undefined, { type: 'start' });
const signedIn: SessionState = { ...checking, status: 'signed-in' };

test('starts with a check', () =>
  expect(checking).toEqual({ status: 'checking', epoch: 0, endedBy: null, next: null }));

test('the check finds someone, in the same session as before', () =>
  expect(reducer(checking, sessionRestored())).toEqual({ ...checking, status: 'signed-in' }));

test('the check finds nobody', () =>
  expect(reducer(checking, sessionNotFound())).toEqual({ ...checking, status: 'signed-out' }));

test('each start counts as another session', () => {
  expect(reducer(signedIn, sessionStarted())).toEqual({ status: 'signed-in', epoch: 1, endedBy: null, next: null });
});

test('an end remembers its cause and where to go next', () => {
  expect(reducer(signedIn, sessionEnded({ by: 'user', next: '/register' }))).toEqual({
    status: 'signed-out',
    epoch: 1,
    endedBy: 'user',
    next: '/register',
  });
});

test('a visitor who has landed is not redirected again', () => {
  const ended = reducer(signedIn, sessionEnded({ by: 'expired', next: '/register' }));
  expect(reducer(ended, visitorLanded())).toEqual({ ...ended, next: null });
});

test('choices are reset by a start and an end, and kept by the check on load', () => {
  expect(
    [sessionStarted(), sessionEnded({ by: 'user' }), sessionRestored(), sessionNotFound()].map(sessionChanged),
  ).toEqual([true, true, false, false]);
});

test('the events read as a story', () => {
  expect([sessionStarted, sessionEnded, sessionRestored, visitorLanded].map(({ type }) => type)).toEqual([
    'session/sessionStarted',
    'session/sessionEnded',
    'session/sessionRestored',
    'session/visitorLanded',
  ]);
});
