import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import type { SharedChoices } from '../api/location';
import { sessionSlice } from '../api/session';
import { accountSlice } from '../features/account/account-slice';
import { activityChoices, activitySlice } from '../features/activity/activity-slice';
import { analyticsChoices, analyticsSlice } from '../features/analytics/analytics-slice';
import { authSlice } from '../features/auth/auth-slice';
import { automationsSlice } from '../features/automations/automations-slice';
import { campaignReportChoices, campaignsChoices, campaignsSlice } from '../features/campaigns/campaigns-slice';
import { contactsChoices, contactsSlice } from '../features/contacts/contacts-slice';
import { conversationsChoices, conversationsSlice } from '../features/conversations/conversations-slice';
import { creativeChoices, creativeSlice } from '../features/creative/creative-slice';
import { engineChoices, engineSlice } from '../features/engine/engine-slice';
import { importsChoices, importsSlice } from '../features/imports/imports-slice';
import { operatorChoices, operatorSlice } from '../features/operator/operator-slice';
import { segmentsChoices, segmentsSlice } from '../features/segments/segments-slice';
import { settingsChoices, settingsSlice } from '../features/settings/settings-slice';
import { siteChoices, siteSlice } from '../features/site/site-slice';
import { shellSlice } from './shell-slice';

/** The whole state: the cache, and one slice per feature. A feature's slice is added here with one line. */
export const rootReducer = combineSlices(
  baseApi,
  sessionSlice,
  shellSlice,
  accountSlice,
  analyticsSlice,
  authSlice,
  automationsSlice,
  campaignsSlice,
  contactsSlice,
  conversationsSlice,
  creativeSlice,
  engineSlice,
  importsSlice,
  operatorSlice,
  activitySlice,
  segmentsSlice,
  settingsSlice,
  siteSlice,
);

/** What features mirror to the query string of their pages. */
export const sharedChoices: SharedChoices<RootState>[] = [
  activityChoices,
  analyticsChoices,
  campaignReportChoices,
  campaignsChoices,
  contactsChoices,
  conversationsChoices,
  creativeChoices,
  engineChoices,
  importsChoices,
  operatorChoices,
  segmentsChoices,
  settingsChoices,
  siteChoices,
];

export type RootState = ReturnType<typeof rootReducer>;
