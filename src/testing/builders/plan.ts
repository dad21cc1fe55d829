import type { Output } from '../../contracts/endpoint';
import type { Invoice, OperatorInvoice, planContract, PlanState } from '../../contracts/plan';
import type { InvoiceView } from '../../documents/invoice';
import { DAY_MS } from '../../domain/duration';

/** The Pro plan, paid until the middle of next month. */
export const buildPlan = (partial: Partial<PlanState> = {}): PlanState => ({
  plan: 'Pro',
  endsAt: instantIn(34),
  subscription: buildPaid(),
  coveredBy: null,
  agency: null,
  allowances: buildAllowances(),
  openInvoice: null,
  pricing: { period: null, prepaid: null, taxRate: 0 },
  payments: { provider: 'invoice', sentence: 'You pay by bank transfer. It is booked by hand, within a working day.' },
  ...partial,
});

export const buildPaid = (
  partial: Partial<NonNullable<PlanState['subscription']>> = {},
): NonNullable<PlanState['subscription']> => ({
  plan: 'Pro',
  periodEnd: dayIn(20),
  nextPlan: null,
  cancelled: false,
  ...partial,
});

/** A free trial with nine days left. */
export const buildTrial = (partial: Partial<PlanState> = {}): PlanState =>
  buildPlan({
    plan: 'Trial',
    subscription: null,
    endsAt: instantIn(9, -60_000),
    allowances: buildAllowances({ images: { used: 3, limit: 50 }, videos: { used: 0, limit: 5 } }),
    ...partial,
  });

export const buildAllowances = (partial: Partial<PlanState['allowances']> = {}): PlanState['allowances'] => ({
  images: { used: 47, limit: 200 },
  videos: { used: 12, limit: 20 },
  resetsOn: '2099-12-01',
  sharedBy: 1,
  ...partial,
});

export const buildInvoice = (partial: Partial<Invoice> = {}): Invoice => ({
  id: '0197cccc-0000-7000-8000-000000000001',
  number: '2026-0001',
  plan: 'Pro',
  totalCents: 29_700,
  currency: 'USD',
  periodStart: '2026-11-21',
  periodEnd: '2026-12-21',
  begunByPayment: true,
  state: 'open',
  issuedAt: '2026-11-21T09:00:00.000Z',
  dueAt: instantIn(14),
  paidAt: null,
  ...partial,
});

export const buildOperatorInvoice = (partial: Partial<OperatorInvoice> = {}): OperatorInvoice => ({
  ...buildInvoice(),
  workspaceId: '0d5c9c35-3a27-4b50-8c3e-6a2f3f6b1c02',
  workspaceName: 'Corner Grill',
  buyer: 'Maya Okafor, Corner Grill Ltd',
  ...partial,
});

export const buildSharedUsage = (partial: Partial<SharedUsage> = {}): SharedUsage => ({
  id: '0d5c9c35-3a27-4b50-8c3e-6a2f3f6b1c02',
  name: 'Corner Grill',
  plan: 'Pro',
  month: '2026-11',
  pieces: 12,
  published: 7,
  images: 47,
  videos: 0,
  members: 3,
  ...partial,
});

export const buildInvoiceView = (partial: Partial<InvoiceView> = {}): InvoiceView => ({
  number: '2026-0001',
  issuedOn: '21 November 2026',
  dueOn: '5 December 2026',
  paidOn: null,
  void: false,
  seller: {
    lines: ['Fourbeat Hosting Ltd', '1 Quay Street', 'Bristol BS1 4DJ'],
    payment: ['IBAN GB00 TEST 0000 0000 0000 00'],
    note: 'VAT number GB 123 4567 89',
  },
  buyer: { name: 'Maya Okafor', company: 'Corner Grill Ltd', email: 'maya@cornergrill.example' },
  workspace: 'Corner Grill',
  plan: 'Pro',
  period: { start: '21 November 2026', end: '20 December 2026' },
  price: '$297.00',
  credit: null,
  net: '$297.00',
  taxRate: '20%',
  tax: '$59.40',
  total: '$356.40',
  currency: 'USD',
  back: { label: 'Back to Settings, Plan', path: '/dashboard/settings?section=plan' },
  ...partial,
});

/** An instant so many days from now; a plan is judged by the current time. */
const instantIn = (days: number, milliseconds = 0): string =>
  new Date(Date.now() + days * DAY_MS + milliseconds).toISOString();
export const dayIn = (days: number): string => instantIn(days).slice(0, 10);

type SharedUsage = Output<typeof planContract.listSharedUsage>['items'][number];
