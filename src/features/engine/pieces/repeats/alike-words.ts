import type { Output } from '../../../../contracts/endpoint';
import type { engineRepeatsContract } from '../../../../contracts/engine-repeats';
import { toLocal } from '../../../../domain/zoned-time';
import { formatDay } from '../../../../lib/format-day';

export type Alike = NonNullable<Output<typeof engineRepeatsContract.getAlike>['alike']>;

/** "published on 3 October", in another year with the year. */
export function alikeWhen({ isOut, at }: Alike, zone: string, now: Date): string {
  const yearOf = (instant: string | Date) => toLocal(new Date(instant), zone).date.slice(0, 4);
  return `${isOut ? 'published' : 'scheduled'} ${isOut ? 'on' : 'for'} ${formatDay(at, zone, { year: yearOf(at) !== yearOf(now) })}`;
}
