import type { settingsContract } from '../../../src/contracts/settings';
import type { Handlers } from '../../http/call';
import type { SettingsService } from './settings-service';

export const settingsHandlers = (service: SettingsService): Handlers<typeof settingsContract> => ({
  getSettings: (_input, { user, workspace }) => service.getSettings(user, workspace),
  updateSettings: (change, { user, workspace }) => service.updateSettings(user, workspace, change),
});
