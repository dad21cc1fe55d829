import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeviceType, EventChannel, EventDimension, EventKind, SumKind } from '../../../src/domain/analytics-event';
import type { TouchDimension } from '../../../src/domain/attribution';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The fields of an event (src/domain/analytics-event.ts). */
const event = () => ({
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  kind: text('kind').$type<EventKind>().notNull(),
  channel: text('channel').$type<EventChannel>().notNull(),
  person: text('person'),
  name: text('name').notNull().default(''),
  page: text('page').notNull().default(''),
  source: text('source').notNull().default(''),
  medium: text('medium').notNull().default(''),
  campaign: text('campaign').notNull().default(''),
  device: text('device').$type<DeviceType | ''>().notNull().default(''),
  country: text('country').notNull().default(''),
  subjectId: uuid('subject_id'),
  value: bigint('value', { mode: 'number' }).notNull().default(0),
});

/** What the fold finds out about an event from the visitor's others. */
const came = () => ({
  /** Source, medium and campaign are those of the visitor's latest entrance; the event had none of its own. */
  inherited: boolean('inherited').notNull().default(false),
  /** Of leads and sales: who brought the person first (src/domain/attribution.ts), '' if that is not known. */
  firstTouch: text('first_touch').notNull().default(''),
});

/** Written by producers in their own transactions; a job moves the rows to `events`. */
export const eventInbox = pgTable(
  'event_inbox',
  {
    workspaceId: workspaceId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    /** `drop` takes an event back that was stored by mistake, as a sale that an owner refused. */
    change: text('change').$type<'put' | 'drop'>().notNull().default('put'),
    ...event(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.seq] }),
    index('event_inbox_order').on(table.seq),
    index('event_inbox_recent').on(table.workspaceId, table.at),
  ],
);

/** One row per event, in a partition for each month (made by hand in the migration). */
export const events = pgTable('events', { workspaceId: workspaceId(), ...event(), ...came() }, (table) => [
  primaryKey({ columns: [table.workspaceId, table.at, table.id] }),
  index('events_subject').on(table.workspaceId, table.subjectId, table.at),
  // For erasing a contact: no other channel knows who somebody is.
  index('events_contact')
    .on(table.workspaceId, table.person)
    .where(sql`channel = 'email'`),
]);

/** Sums of a day by the workspace's clock, for each value of each dimension; dimension '' is the day as a whole. */
export const eventDays = pgTable(
  'event_days',
  {
    workspaceId: workspaceId(),
    dimension: text('dimension').$type<EventDimension | TouchDimension | ''>().notNull(),
    day: date('day').notNull(),
    kind: text('kind').$type<SumKind>().notNull(),
    channel: text('channel').$type<EventChannel>().notNull(),
    key: text('key').notNull(),
    events: integer('events').notNull(),
    /** Different people of this day. */
    people: integer('people').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.workspaceId, table.dimension, table.day, table.kind, table.channel, table.key],
    }),
  ],
);

/** Sums of an hour by the workspace's clock. */
export const eventHours = pgTable(
  'event_hours',
  {
    workspaceId: workspaceId(),
    day: date('day').notNull(),
    /** 0 to 23; an hour that comes twice in autumn is counted as one. */
    hour: smallint('hour').notNull(),
    kind: text('kind').$type<SumKind>().notNull(),
    channel: text('channel').$type<EventChannel>().notNull(),
    events: integer('events').notNull(),
    people: integer('people').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.day, table.hour, table.kind, table.channel] })],
);

/** Days whose events have changed since their sums were made. */
export const eventStaleDays = pgTable(
  'event_stale_days',
  { workspaceId: workspaceId(), day: date('day').notNull(), since: instant('since').notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.day] })],
);

/** How far the sums of a workspace are. */
export const eventFolds = pgTable(
  'event_folds',
  {
    workspaceId: workspaceId(),
    /** The time zone its days were summed in: if that changes, all of them are summed again. */
    zone: text('zone').notNull(),
    until: instant('until').notNull(),
    /** What happened before there were events is noted up to this delivery, and at last entirely. */
    backfilledTo: uuid('backfilled_to'),
    backfilledAt: instant('backfilled_at'),
    /** The first day with single events, where those of earlier days were never stored (demos); null for all others. */
    eventsSince: date('events_since'),
    /** The Monday on which insights were last looked for. */
    insightsWeek: date('insights_week'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId] })],
);

/** Websites that report visits; a foreign page cannot use a site's key. */
export const visitSites = pgTable(
  'visit_sites',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    /** Stands in the page's source: names the site, and is no secret. */
    key: text('key').notNull(),
    /** Host names that may report, their subdomains included: "corner-grill.example". */
    hosts: text('hosts').array().notNull(),
    seenAt: instant('seen_at'),
    seenPage: text('seen_page').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('visit_sites_key').on(table.workspaceId, table.key),
  ],
);

/** Conversions that pages reported today, so that each visitor's counts once; kept for two days. */
export const visitConversions = pgTable(
  'visit_conversions',
  {
    workspaceId: workspaceId(),
    /** Of the event: the same for the same visitor, name and page. */
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] }), index('visit_conversions_age').on(table.at)],
);

/** The secret with which a day's visitors are counted; it is deleted afterwards, so nobody can be recognised. Belongs to the installation. */
export const visitSalts = pgTable('visit_salts', { day: date('day').primaryKey(), salt: text('salt').notNull() });

/** The one row says where single events are: in `events`, or in ClickHouse. Belongs to the installation (docs/decisions/030). */
export const eventHome = pgTable('event_home', {
  only: boolean('only').primaryKey().default(true),
  store: text('store').$type<'postgres' | 'clickhouse'>().notNull(),
  /** While the history is moved, nothing is folded. */
  movingTo: text('moving_to').$type<'postgres' | 'clickhouse'>(),
});

/** Erased people and deleted workspaces that ClickHouse has yet to forget; without a person, the whole workspace. */
export const eventRemovals = pgTable(
  'event_removals',
  {
    whose: uuid('whose').notNull(),
    person: text('person').notNull().default(''),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.whose, table.person] })],
);
