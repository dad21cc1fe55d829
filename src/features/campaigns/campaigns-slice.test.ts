import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { campaignEditPath, campaignPath, paths } from '../../config/paths';
import { campaignId } from '../../testing/builders/campaign-report';
import {
  campaignReportChoices,
  campaignsChoices,
  campaignsSlice,
  filterChosen,
  recipientsChosen,
  selectRecipients,
} from './campaigns-slice';

const { reducer } = campaignsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const at = (params: Record<string, string>, pathname: string = paths.campaigns) =>
  locationRestored({ pathname, params });

test('active ones are shown unless something else is chosen, and the address says only that', () => {
  expect(campaignsChoices.select({ campaigns: after() })).toEqual({ show: null });
  expect(campaignsChoices.select({ campaigns: after(filterChosen('draft')) })).toEqual({ show: 'draft' });
});

test('an address brings its choice back; one that nobody can choose shows the active ones, another page changes nothing', () => {
  expect(after(at({ show: 'completed' }))).toMatchObject({ filter: 'completed' });
  expect(after(filterChosen('all'), at({ show: 'everything' }))).toMatchObject({ filter: 'active' });
  expect(after(filterChosen('all'), at({}, paths.seo))).toMatchObject({ filter: 'all' });
});

test('the recipients of a report are narrowed in its own address, and in no other report', () => {
  const [one, other] = [campaignId(1), campaignId(2)];
  const chosen = { campaigns: after(recipientsChosen({ campaignId: one, show: 'bounced' })) };
  expect([one, other].map((id) => campaignReportChoices.select(chosen, campaignPath(id)))).toEqual([
    { recipients: 'bounced' },
    { recipients: null },
  ]);
  const shown = (...actions: Parameters<typeof after>) =>
    [one, other].map((id) => selectRecipients(id)({ campaigns: after(...actions) }));
  expect(shown(at({ recipients: 'clicked' }, campaignPath(other)))).toEqual(['all', 'clicked']);
  expect(shown(at({ recipients: 'everyone' }, campaignPath(one)))).toEqual(['all', 'all']);
  const isReport = campaignReportChoices.pathname as (pathname: string) => boolean;
  expect([campaignPath(one), paths.campaigns, paths.sending, campaignEditPath(one)].map(isReport)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('the choice ends with the session', () => {
  expect(after(filterChosen('all'), sessionEnded({ by: 'user' }))).toEqual(after());
});
