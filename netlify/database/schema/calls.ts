import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DialogueState } from '../../../src/domain/call/call-dialogue';
import type { CallScript } from '../../../src/domain/call/call-lines';
import type { CallChannel, CallKind, CallOutcomeName, CallState } from '../../../src/domain/call/call-record';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Calls to the owner, whether they ring in the browser or on a telephone. */
export const calls = pgTable(
  'calls',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    /** The day of the rhythm that it is for, or "test <id>": each is called once. */
    slot: text('slot').notNull(),
    kind: text('kind').$type<CallKind>().notNull(),
    channel: text('channel').$type<CallChannel>().notNull(),
    state: text('state').$type<CallState>().notNull(),
    scheduledFor: instant('scheduled_for').notNull(),
    decisionId: uuid('decision_id'),
    /** What it may say, fixed when somebody answers. */
    script: jsonb('script').$type<CallScript>(),
    dialogue: jsonb('dialogue').$type<DialogueState>(),
    /** Goes up with each turn: of two at once only one is taken. */
    step: integer('step').notNull().default(0),
    outcome: text('outcome').$type<CallOutcomeName>(),
    topic: text('topic').notNull().default(''),
    suggestions: integer('suggestions').notNull().default(0),
    approved: integer('approved').notNull().default(0),
    ideaId: uuid('idea_id'),
    ringsSince: instant('rings_since'),
    answeredAt: instant('answered_at'),
    endedAt: instant('ended_at'),
    /** Of the telephone: tries so far, the provider's call, and why it failed. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    vendorId: text('vendor_id'),
    textedAt: instant('texted_at'),
    billedSeconds: integer('billed_seconds').notNull().default(0),
    /** As the provider says it, such as "0.014 USD"; '' until then. */
    cost: text('cost').notNull().default(''),
    trouble: text('trouble').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('calls_once').on(table.workspaceId, table.slot),
    uniqueIndex('calls_vendor').on(table.workspaceId, table.vendorId),
    index('calls_newest').on(table.workspaceId, table.scheduledFor, table.id),
    index('calls_open')
      .on(table.updatedAt)
      .where(sql`state in ('ringing', 'talking', 'scheduled')`),
  ],
);

/** What was said, in order. */
export const callTurns = pgTable(
  'call_turns',
  {
    workspaceId: workspaceId(),
    callId: uuid('call_id').notNull(),
    position: integer('position').notNull(),
    who: text('who').$type<'agent' | 'owner'>().notNull(),
    text: text('text').notNull(),
    /** Where the numbers of a sentence come from; '' for none. */
    source: text('source').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.callId, table.position] }),
    foreignKey({
      name: 'call_turns_call_fk',
      columns: [table.workspaceId, table.callId],
      foreignColumns: [calls.workspaceId, calls.id],
    }).onDelete('cascade'),
  ],
);

/** Browsers that ring while the dashboard is closed: one per sign-in, which it ends with. */
export const callPushes = pgTable(
  'call_pushes',
  {
    workspaceId: workspaceId(),
    sessionId: uuid('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Address and keys of the subscription, sealed for this workspace and sign-in. */
    keyId: text('key_id').notNull(),
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.sessionId] })],
);

/** The one telephone that a workspace's agent may call, once its owner has proved it and agreed. */
export const callNumbers = pgTable(
  'call_numbers',
  {
    workspaceId: workspaceId().primaryKey(),
    /** +447700900123 */
    number: text('number').notNull(),
    /** The provider's number that calls and texts come from. */
    sender: text('sender').notNull(),
    /** Keyed hash of the code that was texted; null once it was typed. */
    codeHash: text('code_hash'),
    codeSentAt: instant('code_sent_at').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    verifiedAt: instant('verified_at'),
    /** What its owner agreed to, in these words, when, and from which network address. */
    consentText: text('consent_text').notNull(),
    consentAt: instant('consent_at').notNull(),
    consentAddress: text('consent_address').notNull(),
    consentBy: uuid('consent_by').notNull(),
    consentName: text('consent_name').notNull(),
    /** The kill switch: nothing is called or texted while it is off. */
    isOn: boolean('is_on').notNull().default(true),
    minutesAMonth: integer('minutes_a_month').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('call_numbers_number').on(table.number)],
);
