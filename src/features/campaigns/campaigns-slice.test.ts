import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import { campaignsChoices, campaignsSlice, filterChosen } from './campaigns-slice';

const { reducer } = campaignsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const at = (params: Record<string, string>, pathname: string = paths.campaigns) => locationRestored({ pathname, params });

test('active ones are shown unless something else is chosen, and the address says only that', () => {
  expect(campaignsChoices.select({ campaigns: after() })).toEqual({ show: null });
  expect(campaignsChoices.select({ campaigns: after(filterChosen('draft')) })).toEqual({ show: 'draft' });
});

test('an address brings its choice back; one that nobody can choose shows the active ones, another page changes nothing', () => {
  expect(after(at({ show: 'completed' }))).toEqual({ filter: 'completed' });
  expect(after(filterChosen('all'), at({ show: 'everything' }))).toEqual({ filter: 'active' });
  expect(after(filterChosen('all'), at({}, paths.seo))).toEqual({ filter: 'all' });
});

test('the choice ends with the session', () => {
  expect(after(filterChosen('all'), sessionEnded({ by: 'user' }))).toEqual(after());
});
