import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';

const initialState: SettingsState = { tab: 'profile', section: 'you' };

/** Which part of the settings is open. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<SettingsTab>) => ({ ...state, tab: payload }),
    sectionChosen: (_state, { payload }: PayloadAction<SettingsSection>) => ({ tab: 'profile', section: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.settings ? readChoices(params) : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: { selectTab: (state) => state.tab, selectSection: (state) => state.section },
});

export const { tabChosen, sectionChosen } = settingsSlice.actions;
export const { selectTab, selectSection } = settingsSlice.selectors;

export const settingsChoices: SharedChoices<{ settings: SettingsState }> = {
  pathname: paths.settings,
  select: ({ settings: { tab, section } }) => ({
    tab: tab === 'profile' ? null : tab,
    section: tab === 'profile' && section !== 'you' ? section : null,
  }),
};

const readChoices = (params: Record<string, string>): SettingsState => ({
  tab: settingsTabs.find((known) => known === params.tab) ?? 'profile',
  section: settingsSections.find((known) => known === params.section) ?? 'you',
});

/** The product specification's four. */
export const settingsTabs = ['profile', 'keys', 'notifications', 'privacy'] as const;
/** Parts of the tab "profile". */
export const settingsSections = ['you', 'workspace', 'brand', 'security', 'plan', 'members', 'device'] as const;

export type SettingsTab = (typeof settingsTabs)[number];
export type SettingsSection = (typeof settingsSections)[number];

export interface SettingsState {
  tab: SettingsTab;
  section: SettingsSection;
}
