import type { EventChannel, EventDimension, EventKind, SumKind } from '../../src/domain/analytics-event';
import type { DayRange } from '../../src/domain/analytics-period';
import type { TouchDimension } from '../../src/domain/attribution';
import type { CohortSum, DaySum, EventFilter, TopQuestion, ValueSum } from './event-store';

/**
 * Keeps single events outside PostgreSQL, for installations that outgrow one machine (docs/decisions/030). The inbox, the
 * sums of days and whatever belongs to a transaction stay in PostgreSQL. A call throws AppError `unavailable` while the
 * archive does not answer; nothing is lost by that, because the inbox keeps what was not written.
 *
 * Events are kept as they were noted. The source of a visit and its touches are worked out when they are asked for; how a
 * buyer had signed up is asked of `FindSignups`, because contacts are in PostgreSQL.
 */
export interface EventArchive extends EventHistory {
  /** Makes its tables where they are missing. */
  prepare(): Promise<void>;
  /** All sums of a day by the workspace's clock, each value of each dimension with them, as `event_days` keeps them. */
  sumDay(place: { workspaceId: string; day: string; zone: string }): Promise<ArchivedSums>;
  /** As those of `EventStore`, counted from the single events. */
  days(place: ZonedRange, filter: EventFilter): Promise<DaySum[]>;
  top(place: ZonedRange, question: TopQuestion): Promise<ValueSum[]>;
  cohorts(place: ZonedRange): Promise<CohortSum[]>;
  /** Stored sales whose first touch may be one of these changes: those of the same people through emails since then. */
  laterSales(changes: readonly EventChange[]): Promise<Pick<EventChange, 'workspaceId' | 'at'>[]>;
  /** Events on the website since an instant, in no order. */
  recent(workspaceId: string, since: Date): Promise<RecentEvent[]>;
  /** Replaces people by others that lead nowhere. False if it is still at work: asked again, it goes on. */
  forget(people: readonly { workspaceId: string; person: string }[]): Promise<boolean>;
  /** Deletes all events of workspaces; false as above. */
  remove(workspaceIds: readonly string[]): Promise<boolean>;
  /** Drops the months that ended before an instant; returns how many. Throws if that would drop the last two years. */
  dropMonths(before: Date): Promise<number>;
  /** Months in which events were written more than once, and how often. Reading them costs more until they are merged. */
  repeatedMonths(): Promise<RepeatedMonth[]>;
  merge(month: string): Promise<void>;
  /** After `merge`, while nobody writes. Keeps the mark if more was repeated in the meantime. */
  markMerged(month: RepeatedMonth): Promise<void>;
  /** Whether it answers, within two seconds. */
  answers(): Promise<boolean>;
}

/** What moving events from one place to another needs of both. */
export interface EventHistory {
  /**
   * Of several changes of the same event (workspace, instant, id), the one with the highest `seq` counts, in whatever
   * order and however often they are written.
   */
  write(changes: readonly EventChange[]): Promise<void>;
  /** Workspaces that have events here; those of demos are never moved. */
  listWorkspaces(): Promise<string[]>;
  /** By months in UTC. */
  countMonths(workspaceId: string): Promise<MonthCount[]>;
  /** A workspace's events of a month, or those after one of them, some thousand at a time; each with the `seq` 0. */
  readMonth(workspaceId: string, month: string, after?: EventKey): AsyncIterable<EventChange[]>;
  /** Deletes everything but the events of demos. */
  clear(): Promise<void>;
}

export interface EventChange {
  workspaceId: string;
  seq: number;
  change: 'put' | 'drop';
  id: string;
  /** Microseconds since 1970, as exact as PostgreSQL's. */
  at: number;
  kind: EventKind;
  channel: EventChannel;
  person: string | null;
  name: string;
  page: string;
  source: string;
  medium: string;
  campaign: string;
  device: string;
  country: string;
  subjectId: string | null;
  value: number;
}

export type EventKey = Pick<EventChange, 'at' | 'id'>;

export interface MonthCount {
  /** 202611 */
  month: string;
  events: number;
  /** Sum of `value`. */
  value: number;
  /** Sum of the instants' remainders: differs if an event is missing and another one is there twice. */
  instants: number;
}

export interface ZonedRange {
  workspaceId: string;
  range: DayRange;
  zone: string;
}

export interface ArchivedSums {
  days: (Summed & { dimension: EventDimension | TouchDimension | ''; key: string })[];
  hours: (Summed & { hour: number })[];
}

interface Summed {
  kind: SumKind;
  channel: EventChannel;
  events: number;
  people: number;
  value: number;
}

/** Which of these people signed up on a page of ours, before anything else is known of them. */
export type FindSignups = (workspaceId: string, people: readonly string[]) => Promise<Signup[]>;

export interface Signup {
  person: string;
  /** One of `SIGNUP_SOURCES`. */
  source: string;
  /** Microseconds since 1970. */
  at: number;
}

export interface RecentEvent {
  id: string;
  /** Microseconds since 1970. */
  at: number;
  kind: EventKind;
  person: string | null;
  page: string;
}

export interface RepeatedMonth {
  month: string;
  marks: number;
}

/** Where single events are: in PostgreSQL, or in ClickHouse (docs/decisions/030). */
export type EventPlace = 'postgres' | 'clickhouse';

export interface EventHome {
  store: EventPlace;
  /** While the history is moved, nothing is folded; the inbox keeps what is noted. */
  movingTo: EventPlace | null;
}
