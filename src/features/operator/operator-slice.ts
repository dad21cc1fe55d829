import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import type { MailState } from '../../contracts/operator';

const initialState: OperatorState = { tab: 'health', mails: 'all' };

/** What the operator looks at. */
export const operatorSlice = createSlice({
  name: 'operator',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<OperatorTab>) => ({ ...state, tab: payload }),
    mailsFiltered: (state, { payload }: PayloadAction<MailFilter>) => ({ ...state, mails: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) => (pathname === paths.operator ? readChoices(state, params) : state))
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectTab: (state) => state.tab,
    selectMailFilter: (state) => state.mails,
  },
});

export const { tabChosen, mailsFiltered } = operatorSlice.actions;
export const { selectTab, selectMailFilter } = operatorSlice.selectors;

export const operatorChoices: SharedChoices<{ operator: OperatorState }> = {
  pathname: paths.operator,
  select: ({ operator: { tab, mails } }) => ({ tab: tab === 'health' ? null : tab, state: tab === 'mail' && mails !== 'all' ? mails : null }),
};

/** An address says which mails are shown only when it leads to them. */
function readChoices({ mails }: OperatorState, params: Record<string, string>): OperatorState {
  const tab = operatorTabs.find((known) => known === params.tab) ?? 'health';
  return { tab, mails: tab !== 'mail' ? mails : (mailFilters.find((known) => known === params.state) ?? 'all') };
}

const operatorTabs = ['health', 'jobs', 'mail'] as const;
export const mailFilters = ['all', 'held', 'failed', 'uncertain', 'waiting', 'sent'] as const satisfies readonly ('all' | MailState)[];

export type OperatorTab = (typeof operatorTabs)[number];
export type MailFilter = (typeof mailFilters)[number];

export interface OperatorState {
  tab: OperatorTab;
  mails: MailFilter;
}
