import type { EngineSettingsView } from '../../../../src/contracts/engine-settings';
import { countryOf } from '../../../../src/domain/calendar/country';
import { currencyOf } from '../../../../src/domain/currency';
import type { EngineSettings } from '../../../../src/domain/engine-settings';
import { savingsCurrency } from '../../../../src/domain/savings';
import type { Clock } from '../../../ports/clock';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { EngineSettingsRepository } from './engine-settings-repository';

/** How the content engine works for a workspace. */
export function makeEngineSettingsService({ repository, clock }: Dependencies) {
  const present = (zone: string, settings: EngineSettings): EngineSettingsView => ({
    ...settings,
    currency: savingsCurrency(currencyOf(countryOf(zone))),
  });
  return {
    get: async ({ id, zone }: Place): Promise<EngineSettingsView> => present(zone, await repository.read(id)),

    update: async ({ id, zone }: Place, change: Change): Promise<EngineSettingsView> =>
      present(zone, await repository.change(id, given(change), clock.now())),
  };
}

/** Without what was left out: a column set to undefined would be an error, and one set to null a loss. */
const given = (change: Change): Partial<EngineSettings> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

export type EngineSettingsService = ReturnType<typeof makeEngineSettingsService>;

type Place = WorkspacePart<'id' | 'zone'>;
type Change = { [Setting in keyof EngineSettings]?: EngineSettings[Setting] | undefined };

interface Dependencies {
  repository: EngineSettingsRepository;
  clock: Clock;
}
