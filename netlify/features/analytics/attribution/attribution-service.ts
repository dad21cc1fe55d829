import type { analyticsAttributionContract } from '../../../../src/contracts/analytics-attribution';
import type { Input, Output } from '../../../../src/contracts/endpoint';
import { sumPeople, tally } from '../../../../src/domain/analytics-figures';
import { periodAt } from '../../../../src/domain/analytics-period';
import { attribute, costLimits, restOf, type TouchDimension } from '../../../../src/domain/attribution';
import { countryOf } from '../../../../src/domain/calendar/country';
import { currencyOf } from '../../../../src/domain/currency';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { EventStore } from '../../../ports/event-store';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { AttributionRepository } from './attribution-repository';

/** Who brought leads and customers; what the owner spent on it is what the owner says. */
export function makeAttributionService({ events, repository, clock }: Dependencies) {
  return {
    async getAttribution(
      { id, zone }: Workspace,
      { period, by }: Input<Contract['getAttribution']>,
    ): Promise<Output<Contract['getAttribution']>> {
      const { current } = periodAt(clock.now(), zone, period);
      const told = async (dimension: TouchDimension) => {
        const [leads, sales] = await Promise.all([
          events.top(id, current, { dimension, kinds: ['lead'], limit: MOST }),
          events.top(id, current, { dimension, kinds: ['conversion'], limit: MOST }),
        ]);
        return { leads, sales };
      };
      const [first, last, sums, costs] = await Promise.all([
        told('first-touch'),
        told('last-touch'),
        events.days(id, current),
        repository.listCosts(id),
      ]);
      const rows = attribute({ 'first-touch': first, 'last-touch': last }, costs, current, by);
      const all = { ...tally(sums), leads: sumPeople(sums, ['lead']) };
      return {
        current,
        currency: currencyIn(zone),
        items: rows.slice(0, SHOWN),
        rest: { first: restOf(all, rows, 'first'), last: restOf(all, rows, 'last') },
      };
    },

    listCosts: async ({ id, zone }: Workspace): Promise<Output<Contract['listCosts']>> => ({
      currency: currencyIn(zone),
      items: await repository.listCosts(id),
    }),

    async updateCost(
      { id }: Pick<Workspace, 'id'>,
      { amount, ...cost }: Input<Contract['updateCost']>,
    ): Promise<Output<Contract['updateCost']>> {
      if (amount === null) await repository.removeCost(id, cost);
      else if ((await repository.setCost(id, { ...cost, amount }, costLimits.entries)) === 'full')
        throw new AppError(
          'conflict',
          `You can enter at most ${costLimits.entries.toLocaleString('en-US')} costs. Remove some from earlier months.`,
        );
      return cost;
    },
  };
}

const currencyIn = (zone: string): string => currencyOf(countryOf(zone));
/** A day keeps its 500 largest. */
const MOST = 500;
const SHOWN = 50;

export type AttributionService = ReturnType<typeof makeAttributionService>;

type Contract = typeof analyticsAttributionContract;
type Workspace = WorkspacePart<'id' | 'zone'>;

interface Dependencies {
  events: Pick<EventStore, 'days' | 'top'>;
  repository: AttributionRepository;
  clock: Clock;
}
