import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { RunState } from '../../../src/domain/automation';
import { campaigns } from './campaigns';
import { contacts } from './contacts';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const ofCampaign = (name: string, table: { workspaceId: AnyPgColumn; campaignId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.workspaceId, table.campaignId],
    foreignColumns: [campaigns.workspaceId, campaigns.id],
  }).onDelete('cascade');
const ofContact = (name: string, table: { workspaceId: AnyPgColumn; contactId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.workspaceId, table.contactId],
    foreignColumns: [contacts.workspaceId, contacts.id],
  }).onDelete('cascade');

/** A contact's progress through an automation. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** What caused the entry, such as `once`, `2026` or the time of an entry: the same key never enters twice. */
    entryKey: text('entry_key').notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** The next step and its position: if the step has been deleted, the one now at that position comes next. */
    stepId: text('step_id'),
    position: integer('position').notNull().default(0),
    wakesAt: instant('wakes_at'),
    enteredAt: instant('entered_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('automation_runs_once').on(table.workspaceId, table.campaignId, table.contactId, table.entryKey),
    index('automation_runs_due').on(table.workspaceId, table.campaignId, table.state, table.wakesAt),
    index('automation_runs_newest').on(table.workspaceId, table.campaignId, table.enteredAt, table.id),
    index('automation_runs_contact').on(table.workspaceId, table.contactId),
    ofCampaign('automation_runs_campaign_fk', table),
    ofContact('automation_runs_contact_fk', table),
  ],
);

/** The contacts who fulfilled the trigger at the last check: only new ones enter. */
export const automationMembers = pgTable(
  'automation_members',
  { workspaceId: workspaceId(), campaignId: uuid('campaign_id').notNull(), contactId: uuid('contact_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.campaignId, table.contactId] }),
    index('automation_members_contact').on(table.workspaceId, table.contactId),
    ofCampaign('automation_members_campaign_fk', table),
    ofContact('automation_members_contact_fk', table),
  ],
);

/** Why a step did or did not run. */
export const automationLog = pgTable(
  'automation_log',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    runId: uuid('run_id').notNull(),
    stepId: text('step_id'),
    did: boolean('did').notNull(),
    sentence: text('sentence').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('automation_log_run').on(table.workspaceId, table.runId, table.at, table.id),
    foreignKey({
      name: 'automation_log_run_fk',
      columns: [table.workspaceId, table.runId],
      foreignColumns: [automationRuns.workspaceId, automationRuns.id],
    }).onDelete('cascade'),
  ],
);
