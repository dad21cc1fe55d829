import { settingsContract, type Settings } from '../../../contracts/settings';
import { useContractForm, type ContractForm } from '../../../hooks/use-contract-form';
import { useUpdateSettingsMutation } from '../settings-api';

/** Some of the settings as a form. Only what was changed here is sent, so that what changes elsewhere meanwhile stays as it is. */
export function useSettingsForm<Name extends keyof Settings>(
  stored: Pick<Settings, Name>,
): ContractForm<Pick<Settings, Name>> {
  const [update] = useUpdateSettingsMutation();
  return useContractForm<typeof settingsContract.updateSettings, Pick<Settings, Name>>({
    endpoint: settingsContract.updateSettings,
    from: stored,
    input: (_values, changed) => changed,
    send: update,
  });
}
