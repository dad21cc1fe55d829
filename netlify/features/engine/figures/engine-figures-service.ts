import type { Output } from '../../../../src/contracts/endpoint';
import type { engineSettingsContract } from '../../../../src/contracts/engine-settings';
import { engagementRate, everyDay, total } from '../../../../src/domain/analytics-figures';
import { periodAt } from '../../../../src/domain/analytics-period';
import { countryOf } from '../../../../src/domain/calendar/country';
import { currencyOf } from '../../../../src/domain/currency';
import { costSavings, hoursSaved, savingsCurrency } from '../../../../src/domain/savings';
import { addDays, toInstant } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { EventStore } from '../../../ports/event-store';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { EngineFiguresRepository } from './engine-figures-repository';

/** The engine's six tiles over the thirty days that Analytics shows first, by the same events and definitions. */
export function makeEngineFiguresService({ events, repository, clock }: Dependencies) {
  return {
    async get({ id, zone }: WorkspacePart<'id' | 'zone'>): Promise<Figures> {
      const { current } = periodAt(clock.now(), zone, '30d');
      const startOf = (day: string) => toInstant({ date: day, time: '00:00' }, zone);
      const [{ created, actions, settings }, sums] = await Promise.all([
        repository.read(id, { since: startOf(current.from), until: startOf(addDays(current.to, 1)) }),
        events.days(id, current),
      ]);
      const days = everyDay(current, sums);
      // What the product did itself is an event too, but nobody was reached by it.
      const counted = sums.some(({ channel }) => channel !== 'product');
      const [reach, engaged] = [total(days, 'reach'), total(days, 'engaged')];
      const hours = hoursSaved(actions, settings.minutes);
      return {
        ...current,
        contentCreated: created,
        reach: counted ? reach : null,
        engagement: counted ? engagementRate({ reach, engaged }) : null,
        conversion: counted && reach > 0 ? Math.min(1, total(days, 'conversions') / reach) : null,
        actions,
        minutes: settings.minutes,
        hourlyRate: settings.hourlyRate,
        hoursSaved: hours,
        costSavings: costSavings(hours, settings.hourlyRate),
        currency: savingsCurrency(currencyOf(countryOf(zone))),
      };
    },
  };
}

export type EngineFiguresService = ReturnType<typeof makeEngineFiguresService>;

type Figures = Output<typeof engineSettingsContract.getEngineFigures>;

interface Dependencies {
  events: Pick<EventStore, 'days'>;
  repository: EngineFiguresRepository;
  clock: Clock;
}
