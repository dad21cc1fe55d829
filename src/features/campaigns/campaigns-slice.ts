import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import { campaignFilters, type CampaignFilter } from '../../domain/campaign';

const initialState: CampaignsState = { filter: 'active' };

/** Which campaigns the page shows. */
export const campaignsSlice = createSlice({
  name: 'campaigns',
  initialState,
  reducers: { filterChosen: (state, { payload }: PayloadAction<CampaignFilter>) => ({ ...state, filter: payload }) },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) => (pathname === paths.campaigns ? { ...state, filter: campaignFilters.find((known) => known === params.show) ?? 'active' } : state))
      .addMatcher(sessionChanged, () => initialState),
  selectors: { selectFilter: (state) => state.filter },
});

export const { filterChosen } = campaignsSlice.actions;
export const { selectFilter } = campaignsSlice.selectors;

export const campaignsChoices: SharedChoices<{ campaigns: CampaignsState }> = { pathname: paths.campaigns, select: ({ campaigns: { filter } }) => ({ show: filter === 'active' ? null : filter }) };

interface CampaignsState {
  filter: CampaignFilter;
}
