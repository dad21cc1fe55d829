import * as z from 'zod/mini';
import { agencyLimits, paidPlanNames, planNames } from '../domain/plan-name';
import { endpoint } from './endpoint';
import { cursorInput, day, id, instant, optionalText, pageSize, storedText } from './text';

const paidPlan = z.enum(paidPlanNames, { error: 'Choose a plan.' });
const allowanceSchema = z.object({ used: z.number(), /** null means unlimited */ limit: z.nullable(z.number()) });
export const invoiceStates = ['open', 'paid', 'void'] as const;

const invoiceSchema = z.object({
  id,
  /** such as 2026-0001 */
  number: storedText(20),
  plan: z.enum(paidPlanNames),
  /** The total to pay, tax included, in cents. */
  totalCents: z.number(),
  currency: storedText(3),
  /** The period starts on this day and ends before `periodEnd`. */
  periodStart: day,
  periodEnd: day,
  /** The period begins on the day of payment and has not begun, so its days are provisional. */
  begunByPayment: z.boolean(),
  state: z.enum(invoiceStates),
  issuedAt: instant,
  dueAt: instant,
  paidAt: z.nullable(instant),
});

const planSchema = z.object({
  plan: z.enum(planNames),
  /** When creating pauses unless someone acts; null when it never pauses. */
  endsAt: z.nullable(instant),
  /** The paid plan; null on a trial, and where the operator granted the plan. */
  subscription: z.nullable(
    z.object({
      plan: z.enum(paidPlanNames),
      /** Paid for up to, but not including, this day. */ periodEnd: day,
      /** The plan from the next period on. */ nextPlan: z.nullable(z.enum(paidPlanNames)),
      /** True when the plan ends with this period instead of renewing. */ cancelled: z.boolean(),
    }),
  ),
  /** The workspace whose plan covers this one too; null otherwise. */
  coveredBy: z.nullable(storedText(120)),
  /**
   * What reports of the workspaces that this one's Agency plan covers say about it; '' for its own name, and for no
   * contact. Null unless it has such a plan.
   */
  agency: z.nullable(z.object({ name: storedText(agencyLimits.name), contact: storedText(agencyLimits.contact) })),
  allowances: z.object({
    images: allowanceSchema,
    videos: allowanceSchema,
    resetsOn: day,
    /** How many trial workspaces of one person share the trial's allowance; otherwise 1. */
    sharedBy: z.number(),
  }),
  openInvoice: z.nullable(invoiceSchema),
  /**
   * The data that a choice's price is computed from (quoteOf in domain/billing); null for people who may not
   * choose.
   */
  pricing: z.nullable(
    z.object({
      /** The current period as it was paid; its price before any credit. */
      period: z.nullable(z.object({ periodStart: day, periodEnd: day, priceCents: z.number() })),
      /** The plan of the next period, if that is already paid. */
      prepaid: z.nullable(z.enum(paidPlanNames)),
      /** In hundredths of a percent. */
      taxRate: z.number(),
    }),
  ),
  /** How payment works here: "invoice" is the built-in way. */
  payments: z.object({
    provider: storedText(60),
    /** How to pay, as a sentence. */ sentence: storedText(600),
  }),
});

const operatorInvoiceSchema = z.extend(invoiceSchema, {
  workspaceId: id,
  workspaceName: storedText(120),
  buyer: storedText(320),
});

export type PlanState = z.infer<typeof planSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type OperatorInvoice = z.infer<typeof operatorInvoiceSchema>;
export type InvoiceState = (typeof invoiceStates)[number];

const page = { cursor: cursorInput(), limit: pageSize(20) };
const buys = { access: 'session', ownerOnly: true, notInDemo: true } as const;
const onlyOperator = { access: 'session', operatorOnly: true } as const;
const anInvoice = z.object({ invoiceId: id });

export const planContract = {
  getPlan: endpoint({
    method: 'GET',
    path: '/api/plan',
    access: 'session',
    summary: "The workspace's plan, this month's usage, and what is due.",
    input: z.object({}),
    output: planSchema,
  }),
  updatePlan: endpoint({
    method: 'POST',
    path: '/api/plan',
    ...buys,
    limit: { calls: 20, perSeconds: 3600 },
    summary:
      'Chooses a plan. A first or larger one makes an invoice and begins when that is paid; a smaller one begins with the next period.',
    input: z.object({ plan: paidPlan }),
    output: planSchema,
  }),
  cancelPlan: endpoint({
    method: 'POST',
    path: '/api/plan/cancel',
    ...buys,
    summary: 'Cancels the plan at the end of its period, or a choice that is not paid yet.',
    input: z.object({}),
    output: planSchema,
  }),
  resumePlan: endpoint({
    method: 'POST',
    path: '/api/plan/resume',
    ...buys,
    summary: 'Resumes a cancelled plan, or keeps the current plan instead of a smaller one.',
    input: z.object({}),
    output: planSchema,
  }),
  updateAgency: endpoint({
    method: 'PUT',
    path: '/api/plan/agency',
    ...buys,
    summary: 'Names the agency in the reports of the workspaces that this one’s Agency plan covers.',
    input: z.object({
      name: optionalText('Agency name', agencyLimits.name),
      contact: optionalText('Contact', agencyLimits.contact),
    }),
    output: planSchema,
  }),
  listInvoices: endpoint({
    method: 'GET',
    path: '/api/plan/invoices',
    access: 'session',
    ownerOnly: true,
    summary: 'Invoices of the workspace, newest first, paged by cursor.',
    input: z.object(page),
    output: z.object({ items: z.array(invoiceSchema), nextCursor: z.nullable(storedText(200)) }),
  }),
  getInvoiceDocument: endpoint({
    method: 'GET',
    path: '/api/plan/invoices/:invoiceId/document',
    access: 'session',
    ownerOnly: true,
    produces: 'text/html',
    summary: 'One invoice, to print or to save.',
    input: anInvoice,
    output: z.unknown(),
  }),
  listOperatorInvoices: endpoint({
    method: 'GET',
    path: '/api/operator/invoices',
    ...onlyOperator,
    summary: 'Invoices of all workspaces, newest first, paged by cursor.',
    input: z.object({
      ...page,
      state: z.optional(z.enum(invoiceStates, { error: 'Choose a state that invoices have.' })),
    }),
    output: z.object({ items: z.array(operatorInvoiceSchema), nextCursor: z.nullable(storedText(200)) }),
  }),
  getOperatorInvoiceDocument: endpoint({
    method: 'GET',
    path: '/api/operator/invoices/:invoiceId/document',
    ...onlyOperator,
    produces: 'text/html',
    summary: 'One invoice of any workspace.',
    input: anInvoice,
    output: z.unknown(),
  }),
  payInvoice: endpoint({
    method: 'POST',
    path: '/api/operator/invoices/:invoiceId/paid',
    ...onlyOperator,
    summary: 'Marks an invoice as paid: its plan starts or continues.',
    input: anInvoice,
    output: operatorInvoiceSchema,
  }),
  voidInvoice: endpoint({
    method: 'POST',
    path: '/api/operator/invoices/:invoiceId/void',
    ...onlyOperator,
    summary: 'Cancels an open invoice.',
    input: anInvoice,
    output: operatorInvoiceSchema,
  }),
  listSharedUsage: endpoint({
    method: 'GET',
    path: '/api/operator/usage',
    ...onlyOperator,
    summary: "This month's figures of the workspaces that share them, paged by cursor.",
    input: z.object(page),
    output: z.object({
      items: z.array(
        z.object({
          id,
          name: storedText(120),
          plan: z.enum(planNames),
          month: storedText(7),
          pieces: z.number(),
          published: z.number(),
          images: z.number(),
          videos: z.number(),
          members: z.number(),
        }),
      ),
      nextCursor: z.nullable(storedText(200)),
    }),
  }),
};
