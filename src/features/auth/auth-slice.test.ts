import { sessionEnded, sessionStarted } from '../../api/session';
import { authSlice, emailTyped } from './auth-slice';

const { reducer } = authSlice;
const typed = reducer(undefined, emailTyped('ines@bakery.example'));

test('remembers the address that is typed', () => expect(typed).toEqual({ email: 'ines@bakery.example' }));
test('forgets it when someone has signed in', () => expect(reducer(typed, sessionStarted())).toEqual({ email: '' }));
test('keeps it when a demo ends, because its visitor registers with it', () =>
  expect(reducer(typed, sessionEnded({ by: 'user' }))).toEqual(typed));
