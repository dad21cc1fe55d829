import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import type { MailState } from '../../contracts/operator';
import { invoiceStates } from '../../contracts/plan';

const initialState: OperatorState = { tab: 'health', mails: 'all', invoices: 'all' };

/** What the operator has chosen to see. */
export const operatorSlice = createSlice({
  name: 'operator',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<OperatorTab>) => ({ ...state, tab: payload }),
    mailsFiltered: (state, { payload }: PayloadAction<MailFilter>) => ({ ...state, mails: payload }),
    invoicesFiltered: (state, { payload }: PayloadAction<InvoiceFilter>) => ({ ...state, invoices: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.operator ? readChoices(state, params) : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectTab: (state) => state.tab,
    selectMailFilter: (state) => state.mails,
    selectInvoiceFilter: (state) => state.invoices,
  },
});

export const { tabChosen, mailsFiltered, invoicesFiltered } = operatorSlice.actions;
export const { selectTab, selectMailFilter, selectInvoiceFilter } = operatorSlice.selectors;

export const operatorChoices: SharedChoices<{ operator: OperatorState }> = {
  pathname: paths.operator,
  select: ({ operator: { tab, mails, invoices } }) => {
    const state = tab === 'mail' ? mails : tab === 'invoices' ? invoices : 'all';
    return { tab: tab === 'health' ? null : tab, state: state === 'all' ? null : state };
  },
};

/** An address sets the filter of emails or invoices only when it leads to that tab. */
function readChoices({ mails, invoices }: OperatorState, params: Record<string, string>): OperatorState {
  const tab = operatorTabs.find((known) => known === params.tab) ?? 'health';
  return {
    tab,
    mails: tab !== 'mail' ? mails : (mailFilters.find((known) => known === params.state) ?? 'all'),
    invoices: tab !== 'invoices' ? invoices : (invoiceFilters.find((known) => known === params.state) ?? 'all'),
  };
}

const operatorTabs = ['health', 'jobs', 'mail', 'invoices', 'usage'] as const;
export const mailFilters = ['all', 'held', 'failed', 'uncertain', 'waiting', 'sent'] as const satisfies readonly (
  | 'all'
  | MailState
)[];
export const invoiceFilters = ['all', ...invoiceStates] as const;

export type OperatorTab = (typeof operatorTabs)[number];
export type MailFilter = (typeof mailFilters)[number];
export type InvoiceFilter = (typeof invoiceFilters)[number];

export interface OperatorState {
  tab: OperatorTab;
  mails: MailFilter;
  invoices: InvoiceFilter;
}
