import { lazy, type ComponentType } from 'react';
import type { SettingsTab } from '../settings-slice';

/** What opens under each tab beside "profile", loaded when it is first opened. */
export const TAB_PARTS: Record<Exclude<SettingsTab, 'profile'>, ComponentType> = {
  keys: lazy(async () => ({ default: (await import('../../credential/credential-parts')).CredentialPanels })),
  notifications: lazy(async () => ({ default: (await import('../notifications/notifications-tab')).NotificationsTab })),
  privacy: lazy(async () => ({ default: (await import('../privacy/privacy-tab')).PrivacyTab })),
};
