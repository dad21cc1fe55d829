import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import { activityChoices, activitySlice, typeChosen } from './activity-slice';

const { reducer } = activitySlice;
const initial = reducer(undefined, { type: 'start' });
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, initial);

test('the chosen kind stands in the address, all of them do not', () => {
  expect(activityChoices.select({ activity: initial })).toEqual({ type: null });
  expect(activityChoices.select({ activity: after(typeChosen('team')) })).toEqual({ type: 'team' });
});

test('it is taken from the address of its own page, and what that does not know is all', () => {
  expect(after(locationRestored({ pathname: paths.activity, params: { type: 'voice' } })).type).toBe('voice');
  expect(after(typeChosen('team'), locationRestored({ pathname: paths.activity, params: { type: 'hats' } })).type).toBe(
    'all',
  );
  expect(after(typeChosen('team'), locationRestored({ pathname: paths.seo, params: { type: 'voice' } })).type).toBe(
    'team',
  );
});

test('it ends with the session', () => {
  expect(after(typeChosen('team'), sessionEnded({ by: 'user' })).type).toBe('all');
});
