import { engagementKinds, type EventDimension, type SumKind } from '../../../../src/domain/analytics-event';
import { touchKey, type TouchDimension } from '../../../../src/domain/attribution';
import type { DemoVisit } from './analytics-demo-visits';

/** The sums of a day's visits to the website, as the store would have made them: by dimension, and by hour. */
export function sumVisits(day: string, visits: readonly DemoVisit[]): { days: DemoDaySum[]; hours: DemoHourSum[] } {
  const days = new Map<string, Counted<DemoDaySum>>();
  const hours = new Map<string, Counted<DemoHourSum>>();
  visits.forEach((visit, visitor) => {
    const hour = Math.floor(visit.minute / 60);
    const { campaign, device, country } = visit;
    const add = (kind: SumKind, dimension: DemoDaySum['dimension'], key: string, value: number) => {
      if (key === '' && dimension !== '') return;
      const place = `${kind} ${dimension} ${key}`;
      count(days.get(place) ?? begin(days, place, { dimension, day, kind, key, ...NONE }), visitor, value);
    };
    for (const { kind, page, name, value, subjectId, source = visit.source } of visit.acts) {
      const keys = ['', page, source, campaign, device, country, name, subjectId ?? ''];
      for (const one of kindsOf(kind)) {
        const sum = one === kind ? value : 0;
        const at = `${one} ${hour}`;
        count(hours.get(at) ?? begin(hours, at, { day, hour, kind: one, ...NONE }), visitor, sum);
        DIMENSIONS.forEach((dimension, n) => add(one, dimension, keys[n]!, sum));
        if ((one !== 'lead' && one !== 'conversion') || source === '') continue;
        add(one, 'last-touch', touchKey({ source, campaign }), sum);
        add(one, 'first-touch', touchKey({ source: visit.first, campaign }), sum);
      }
    }
  });
  return { days: [...days.values()].map(({ sum }) => sum), hours: [...hours.values()].map(({ sum }) => sum) };
}

/** An act counts as what it is, and in the groups of people that it belongs to; all of them are seen on that page. */
const kindsOf = (kind: DemoVisit['acts'][number]['kind']): SumKind[] => [
  kind,
  ...(engagementKinds.includes(kind) ? (['engaged'] as const) : []),
  ...(kind === 'form' ? (['lead'] as const) : []),
];

function begin<S extends Sums>(sums: Map<string, Counted<S>>, place: string, sum: S): Counted<S> {
  const made = { sum, last: -1 };
  sums.set(place, made);
  return made;
}

/** A visitor is one person in each sum, however much they did. */
function count(counted: Counted<Sums>, visitor: number, value: number): void {
  counted.sum.events += 1;
  counted.sum.value += value;
  if (counted.last !== visitor) counted.sum.people += 1;
  counted.last = visitor;
}

const NONE = { events: 0, people: 0, value: 0 };
const DIMENSIONS = ['', 'page', 'source', 'campaign', 'device', 'country', 'name', 'subject'] as const;

interface Counted<S extends Sums> {
  sum: S;
  /** The visitor who was counted last. */
  last: number;
}

interface Sums {
  events: number;
  people: number;
  value: number;
}

export interface DemoDaySum extends Sums {
  dimension: EventDimension | TouchDimension | '';
  day: string;
  kind: SumKind;
  key: string;
}

export interface DemoHourSum extends Sums {
  day: string;
  hour: number;
  kind: SumKind;
}
