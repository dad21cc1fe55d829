import type { planContract } from '../../../src/contracts/plan';
import { renderInvoice, type InvoiceView } from '../../documents/render-invoice';
import type { Handlers } from '../../http/call';
import type { BillingService } from './billing-service';
import type { PlanService } from './plan-service';

export const planHandlers = ({
  plans,
  billing,
}: {
  plans: PlanService;
  billing: BillingService;
}): Handlers<typeof planContract> => ({
  getPlan: (_input, { workspace, user }) => plans.getPlan(workspace, user),
  updatePlan: ({ plan }, { workspace, user, origin }) => plans.updatePlan(workspace, plan, user, origin),
  cancelPlan: (_input, { workspace, user, origin }) => plans.cancelPlan(workspace, user, origin),
  resumePlan: (_input, { workspace, user, origin }) => plans.resumePlan(workspace, user, origin),
  listInvoices: (input, { workspace }) => plans.listInvoices(workspace, input),
  getInvoiceDocument: async ({ invoiceId }, { workspace }) => page(await plans.viewInvoice(workspace, invoiceId)),
  listOperatorInvoices: (input) => billing.listInvoices(input),
  getOperatorInvoiceDocument: async ({ invoiceId }) => page(await billing.viewInvoice(invoiceId)),
  payInvoice: ({ invoiceId }, { origin }) => billing.payInvoice(invoiceId, origin),
  voidInvoice: ({ invoiceId }, { origin }) => billing.voidInvoice(invoiceId, origin),
  listSharedUsage: (input) => billing.listSharedUsage(input),
});

const page = (invoice: InvoiceView): Response =>
  new Response(renderInvoice(invoice), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': INVOICE_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });

/** A page to print: our own styles and fonts, no scripts. */
const INVOICE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
