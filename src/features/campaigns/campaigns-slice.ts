import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { campaignPath, paths } from '../../config/paths';
import { campaignFilters, deliveryFilters, type CampaignFilter, type DeliveryFilter } from '../../domain/campaign';

const initialState: CampaignsState = { filter: 'active', recipients: null };

/** Which campaigns the page shows, and which recipients the report of one. */
export const campaignsSlice = createSlice({
  name: 'campaigns',
  initialState,
  reducers: {
    filterChosen: (state, { payload }: PayloadAction<CampaignFilter>) => ({ ...state, filter: payload }),
    recipientsChosen: (state, { payload }: PayloadAction<ChosenRecipients>) => ({ ...state, recipients: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) => {
        if (pathname === paths.campaigns)
          return { ...state, filter: campaignFilters.find((known) => known === params.show) ?? 'active' };
        const campaignId = reportOf(pathname);
        return campaignId === null
          ? state
          : {
              ...state,
              recipients: { campaignId, show: deliveryFilters.find((known) => known === params.recipients) ?? 'all' },
            };
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: { selectFilter: (state) => state.filter },
});

export const { filterChosen, recipientsChosen } = campaignsSlice.actions;
export const { selectFilter } = campaignsSlice.selectors;
/** What was chosen for one report counts for no other. */
export const selectRecipients =
  (campaignId: string) =>
  ({ campaigns: { recipients } }: { campaigns: CampaignsState }): DeliveryFilter =>
    recipients?.campaignId === campaignId ? recipients.show : 'all';

export const campaignsChoices: SharedChoices<{ campaigns: CampaignsState }> = {
  pathname: paths.campaigns,
  select: ({ campaigns: { filter } }) => ({ show: filter === 'active' ? null : filter }),
};

export const campaignReportChoices: SharedChoices<{ campaigns: CampaignsState }> = {
  pathname: (pathname) => reportOf(pathname) !== null,
  select: (state, pathname = '') => {
    const show = selectRecipients(reportOf(pathname) ?? '')(state);
    return { recipients: show === 'all' ? null : show };
  },
};

const reportOf = (pathname: string): string | null =>
  new RegExp(`^${campaignPath('([0-9a-f-]{36})')}$`).exec(pathname)?.[1] ?? null;

interface CampaignsState {
  filter: CampaignFilter;
  recipients: ChosenRecipients | null;
}

interface ChosenRecipients {
  campaignId: string;
  show: DeliveryFilter;
}
