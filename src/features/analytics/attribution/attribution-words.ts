import type { analyticsContract } from '../../../contracts/analytics';
import type { Output } from '../../../contracts/endpoint';
import { EMAIL_SOURCE, type Brought } from '../../../domain/attribution';
import { shownPage } from '../../../domain/shown-address';
import { formatMoney } from '../../../lib/format-money';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';

export type Attribution = Output<typeof analyticsContract.getAttribution>;
export type AttributionRow = Attribution['items'][number];

export const touchMeasures = ['leads', 'conversions', 'revenue', 'costPerLead', 'return'] as const;
export type TouchMeasure = (typeof touchMeasures)[number];

export const measureNames: Record<TouchMeasure, string> = {
  leads: 'Leads',
  conversions: 'Conversions',
  revenue: 'Revenue',
  costPerLead: 'Cost per lead',
  return: 'Return',
};

/** What somebody who reads "google.com" or "email" sees; a name in a link is shown as it is. */
export const touchName = ({ source, campaign }: Pick<AttributionRow, 'source' | 'campaign'>): string =>
  campaign || (source === EMAIL_SOURCE ? 'Email' : shownPage(source) || 'No source named');

/** Null where it is not known, or where there is nothing to divide by. */
export function measure(
  what: TouchMeasure,
  { leads, conversions, revenue }: Brought,
  cost: number | null,
): number | null {
  if (what === 'costPerLead') return cost !== null && leads > 0 ? cost / leads : null;
  if (what === 'return') return cost !== null && cost > 0 ? revenue / cost : null;
  return { leads, conversions, revenue }[what];
}

export const sayMeasure = (what: TouchMeasure, value: number, currency: string): string =>
  what === 'leads' || what === 'conversions'
    ? formatNumber(value)
    : what === 'return'
      ? `${formatNumber(value, { maximumFractionDigits: 1 })}×`
      : formatMoney(Math.round(value) / 100, currency);

/** The table in a sentence: who is at the top of each column. */
export function attributionSentence(what: TouchMeasure, { items, currency }: Attribution): string {
  const best = (model: 'first' | 'last') => {
    const known = items.flatMap((row) => {
      const value = measure(what, row[model], row.cost);
      return value === null || (value === 0 && what !== 'costPerLead') ? [] : [{ name: touchName(row), value }];
    });
    const order = what === 'costPerLead' ? -1 : 1; // the cheapest is the best
    return known.sort((one, other) => order * (other.value - one.value))[0];
  };
  const [first, last] = [best('first'), best('last')];
  const money = (value: number): string => formatMoney(Math.round(value * 100) / 100, currency);
  const say = ({ value }: { value: number }): string =>
    what === 'leads' || what === 'conversions'
      ? pluralise(value, what.slice(0, -1))
      : what === 'revenue'
        ? sayMeasure(what, value, currency)
        : what === 'return'
          ? `${money(value)} for each ${formatMoney(1, currency)} spent`
          : `${sayMeasure(what, value, currency)} a lead`;
  if (!first && !last) return what === 'costPerLead' || what === 'return' ? NO_COST : NOTHING;
  if (first && last && first.name === last.name)
    return `${first.name} does best either way: ${say(first)} (first touch), ${what === 'return' ? money(last.value) : say(last)} (last touch).`;
  return [
    first && `By first touch, ${first.name} does best: ${say(first)}.`,
    last && `By last touch, ${last.name}${first ? '' : ' does best'}: ${say(last)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const NO_COST = 'Enter what a source cost, for each month of this period, to see it here.';
const NOTHING = 'We do not know what brought them.';
