import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionChanged } from '../../api/session';
import type { Automation } from '../../contracts/automations';

const initialState: AutomationsState = { drafts: {} };

/** What is not saved of automations. It lives here, so that writing a mail of a new step loses none of it. */
export const automationsSlice = createSlice({
  name: 'automations',
  initialState,
  reducers: {
    draftEdited: (
      state,
      { payload: { campaignId, draft } }: PayloadAction<{ campaignId: string; draft: AutomationEdit }>,
    ) => ({ ...state, drafts: { ...state.drafts, [campaignId]: draft } }),
    /** Saved or thrown away. */
    draftSettled: (state, { payload: settled }: PayloadAction<string>) => ({
      ...state,
      drafts: Object.fromEntries(Object.entries(state.drafts).filter(([campaignId]) => campaignId !== settled)),
    }),
  },
  extraReducers: (builder) => builder.addMatcher(sessionChanged, () => initialState),
  selectors: { selectDraft: (state, campaignId: string) => state.drafts[campaignId] },
});

export const { draftEdited, draftSettled } = automationsSlice.actions;
export const { selectDraft } = automationsSlice.selectors;

export interface AutomationEdit {
  value: Automation;
  /** What was changed into it, and its revision. */
  from: Automation & { revision: number };
  /** What was sent since: each of it may be what is stored now, though its answer was lost. */
  sent?: readonly Automation[];
}

export interface AutomationsState {
  /** By the campaign's id. */
  drafts: Record<string, AutomationEdit>;
}
