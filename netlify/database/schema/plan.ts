import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Credit } from '../../../src/domain/billing';
import type { PaidPlanName } from '../../../src/domain/plan';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The plan that a workspace pays for. What is enforced is in workspaces: plan and ends_at. */
export const subscriptions = pgTable('subscriptions', {
  workspaceId: workspaceId().primaryKey(),
  plan: text('plan').$type<PaidPlanName>().notNull(),
  /** Paid until, but not including, this day in the workspace's zone. */
  periodEnd: date('period_end').notNull(),
  nextPlan: text('next_plan').$type<PaidPlanName>(),
  cancelled: boolean('cancelled').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});

/** Invoices. Numbers have no gaps within a year; an invoice is never changed, and deleted only with its workspace. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    number: text('number').notNull().unique(),
    plan: text('plan').$type<PaidPlanName>().notNull(),
    netCents: integer('net_cents').notNull(),
    /** Hundredths of a percent: 1900 is 19 %. */
    taxRate: integer('tax_rate').notNull(),
    totalCents: integer('total_cents').notNull(),
    currency: text('currency').notNull(),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    state: text('state').$type<'open' | 'paid' | 'void'>().notNull(),
    /** The details as they were when it was issued. */
    seller: jsonb('seller').$type<{ lines: string[]; payment: string[]; note: string }>().notNull(),
    /** `credit`: the deduction for unused days of a smaller plan. */
    buyer: jsonb('buyer').$type<{ name: string; email: string; company: string; credit?: Credit }>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    dueAt: instant('due_at').notNull(),
    remindedAt: instant('reminded_at'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    unique('invoices_tenant').on(table.workspaceId, table.id),
    index('invoices_newest').on(table.workspaceId, table.issuedAt, table.id),
    index('invoices_state').on(table.state, table.issuedAt, table.id),
  ],
);

/** The last invoice number of each year. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
