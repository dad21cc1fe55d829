import type { planContract } from '../../../src/contracts/plan';
import { renderInvoice, type InvoiceView } from '../../documents/render-invoice';
import type { Handlers } from '../../http/call';
import { documentReply } from '../../http/document-reply';
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
  updateAgency: (input, { workspace, user }) => plans.updateAgency(workspace, input, user),
  listInvoices: (input, { workspace }) => plans.listInvoices(workspace, input),
  getInvoiceDocument: async ({ invoiceId }, { workspace }) => page(await plans.viewInvoice(workspace, invoiceId)),
  listOperatorInvoices: (input) => billing.listInvoices(input),
  getOperatorInvoiceDocument: async ({ invoiceId }) => page(await billing.viewInvoice(invoiceId)),
  payInvoice: ({ invoiceId }, { origin }) => billing.payInvoice(invoiceId, origin),
  voidInvoice: ({ invoiceId }, { origin }) => billing.voidInvoice(invoiceId, origin),
  listSharedUsage: (input) => billing.listSharedUsage(input),
});

const page = (invoice: InvoiceView): Response => documentReply('invoice', renderInvoice(invoice));
