import type { EventDimension, EventKind } from '../../../../src/domain/analytics-event';
import type { DemoVisit } from './analytics-demo-visits';

/** The sums of a day's visits to the website, as the store would have made them: by dimension, and by hour. */
export function sumVisits(day: string, visits: readonly DemoVisit[]): { days: DemoDaySum[]; hours: DemoHourSum[] } {
  const days = new Map<string, Counted<DemoDaySum>>();
  const hours = new Map<string, Counted<DemoHourSum>>();
  visits.forEach((visit, visitor) => {
    const hour = Math.floor(visit.minute / 60);
    const { source, campaign, device, country } = visit;
    for (const { kind, page, name, value, subjectId } of visit.acts) {
      const at = `${kind} ${hour}`;
      count(hours.get(at) ?? begin(hours, at, { day, hour, kind, ...NONE }), visitor, value);
      const keys = ['', page, source, campaign, device, country, name, subjectId ?? ''];
      for (const [n, dimension] of DIMENSIONS.entries()) {
        const key = keys[n]!;
        if (key === '' && dimension !== '') continue;
        const place = `${kind} ${dimension} ${key}`;
        count(days.get(place) ?? begin(days, place, { dimension, day, kind, key, ...NONE }), visitor, value);
      }
    }
  });
  return { days: [...days.values()].map(({ sum }) => sum), hours: [...hours.values()].map(({ sum }) => sum) };
}

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
  dimension: EventDimension | '';
  day: string;
  kind: EventKind;
  key: string;
}

export interface DemoHourSum extends Sums {
  day: string;
  hour: number;
  kind: EventKind;
}
