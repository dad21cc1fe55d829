import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import { activityChoices, activitySlice, typeChosen } from './activity-slice';

const { reducer } = activitySlice;
const initial = reducer(undefined, { type: 'start' });
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, initial);

test('the chosen kind is in the address, "all" is not', () => {
  expect(activityChoices.select({ activity: initial })).toEqual({ type: null });
  expect(activityChoices.select({ activity: after(typeChosen('team')) })).toEqual({ type: 'team' });
});

test("it is read from its own page's address, and unknown kinds mean all", () => {
  expect(after(locationRestored({ pathname: paths.activity, params: { type: 'voice' } })).type).toBe('voice');
  expect(after(typeChosen('team'), locationRestored({ pathname: paths.activity, params: { type: 'hats' } })).type).toBe(
    'all',
  );
  expect(after(typeChosen('team'), locationRestored({ pathname: paths.seo, params: { type: 'voice' } })).type).toBe(
    'team',
  );
});

test('it is reset with the session', () => {
  expect(after(typeChosen('team'), sessionEnded({ by: 'user' })).type).toBe('all');
});
