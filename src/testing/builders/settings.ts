import type { Output } from '../../contracts/endpoint';
import type { settingsContract } from '../../contracts/settings';

/** The settings of somebody who has just registered. */
export const buildSettings = (partial: Partial<BuiltSettings> = {}): BuiltSettings => ({
  name: 'Maya Okafor',
  company: 'Corner Grill',
  bio: '',
  emailNotifications: true,
  pushNotifications: false,
  weeklyReports: true,
  profilePublic: true,
  showMe: false,
  analyticsSharing: false,
  publicPage: '/p/corner-grill',
  shared: { month: '2026-11', pieces: 3, published: 2, images: 14, videos: 0, members: 1 },
  ...partial,
});

export type BuiltSettings = Output<typeof settingsContract.getSettings>;
