import type { EventChannel, EventDimension, SumKind } from '../../src/domain/analytics-event';
import type { TouchDimension } from '../../src/domain/attribution';
import type { DayRange } from '../../src/domain/analytics-period';

/**
 * Reads what happened, by days of the workspace's own clock. Producers write with `addEvents`
 * (netlify/records/events/event-inbox.ts) inside their own transaction; a job folds what was written into days and hours
 * within a minute, late and corrected events included.
 *
 * `people` is the sum over days of the different people of each day: a visitor's hash changes every day, so that
 * nobody can be recognised on the next one.
 *
 * Besides the kinds of events there are groups (`groupKinds`), each with the different people of a day and channel:
 * `engaged` did something (`engagementKinds`), `unseen` did without an event of `seenKinds` on that day, `lead` sent a form or
 * reported one of `LEAD_NAMES`. They count within the same page, source and so on, have the number of their events, and 0
 * as `value`. Events without a person are in none of them.
 *
 * A visit has the source, medium and campaign of its visitor's latest known entrance: an event on the website without
 * source and campaign gets them from the latest event of the same person, on the same day and at that time or before, that
 * has them of its own.
 */
export interface EventStore {
  /**
   * Sums per day, kind and channel; days without events are left out. With filters, only events that match them all.
   */
  days(workspaceId: string, range: DayRange, filter?: EventFilter): Promise<DaySum[]>;
  /** The largest values of a dimension by people, then by events; '' (not known) is left out. */
  top(workspaceId: string, range: DayRange, question: TopQuestion): Promise<ValueSum[]>;
  /** Sums per weekday and hour of the workspace's clock. */
  hours(workspaceId: string, range: DayRange): Promise<HourSum[]>;
  /**
   * How many of those who first opened an email, followed its link or bought through it (kinds `open`, `click` and
   * `conversion` of the channel `email`) in a week of the range did so again in it and in each later week of the range. First
   * of all kept events: whoever did so before the range is left out. The range is whole weeks, from a Monday to a Sunday.
   * Nobody else can be recognised from week to week.
   */
  cohorts(workspaceId: string, range: DayRange): Promise<CohortSum[]>;

  /** People and pages of the last minutes; includes what is not folded yet. */
  recent(workspaceId: string, since: Date): Promise<RecentSums>;
  /** Instant up to which the days are complete; null before the first fold. */
  foldedUntil(workspaceId: string): Promise<Date | null>;
}

export type EventFilter = Partial<Record<Exclude<EventDimension, 'name' | 'subject'>, string>>;

interface Sums {
  events: number;
  people: number;
  /** Sum of `value`. */
  value: number;
}

export interface DaySum extends Sums {
  /** 2026-11-21 */
  day: string;
  kind: SumKind;
  channel: EventChannel;
}

export interface TopQuestion {
  /**
   * A touch (src/domain/attribution.ts) is asked of the kinds `lead` and `conversion` only. On the website the last touch is
   * the event's source and campaign as above, the first those of the visitor's first known entrance of that day, up to the
   * event. Of a sale through an email the last is that email, the first the contact's first `click` or `conversion` of the
   * channel `email` in all kept events, or the page on which they had signed up before.
   */
  dimension: EventDimension | TouchDimension;
  kinds: readonly SumKind[];
  limit: number;
  channel?: EventChannel;
  filter?: EventFilter;
  /** Only these values. */
  keys?: readonly string[];
}

export interface ValueSum extends Sums {
  /** A page, a source, a country …; for 'subject' the id of a post or campaign. */
  key: string;
}

export interface HourSum extends Sums {
  /** 1 is Monday. */
  weekday: number;
  /** 0 to 23 */
  hour: number;
  kind: SumKind;
  channel: EventChannel;
}

export interface CohortSum {
  /** The Monday of the first week. */
  first: string;
  /** Weeks since then; in week 0 are all of them. Weeks in which nobody came back are left out. */
  week: number;
  people: number;
}

export interface RecentSums {
  people: number;
  pages: { page: string; people: number }[];
  /** Events per minute, oldest first. */
  minutes: number[];
}
