import type { PaidPlanName } from '../../domain/plan';
import { safeName, type SystemEmail } from './system-email';

/** To the owner who receives an invoice. Amounts and dates are formatted; `payment` is how to pay, one line each. */
export const invoiceEmail = ({
  name,
  workspace,
  number,
  plan,
  total,
  due,
  begins,
  payment,
  url,
}: InvoiceFacts & {
  /** such as "on the day it is paid" or "on 15 December" */ begins: string;
  due: string;
  payment: readonly string[];
}): SystemEmail => ({
  subject: `Invoice ${number} for ${plan}`,
  preheader: `${total}, due by ${due}.`,
  heading: `Invoice ${number}`,
  paragraphs: [
    greeting(name),
    `Here is the invoice for the ${plan} plan of ${where(workspace)}: ${total}, due by ${due}. The month it pays for begins ${begins}.`,
    ...(payment.length > 0
      ? [`How to pay: ${payment.join(' · ')}. Please quote the number ${number}.`]
      : [`Please quote the number ${number} when you pay.`]),
  ],
  ...action('See the invoice', url),
  after: [`You can read and print it in Settings, under Plan.${url ? '' : ' Sign in to Fourbeat to get there.'}`],
});

/** To the operator, who confirms the payment when it arrives. */
export const invoiceIssuedEmail = ({
  workspace,
  number,
  plan,
  total,
  due,
  buyer,
  url,
}: Omit<InvoiceFacts, 'name'> & { due: string; buyer: { name: string; email: string } }): SystemEmail => ({
  subject: `New invoice ${number}: ${total}`,
  preheader: `${where(workspace)} is to pay for ${plan}.`,
  heading: `New invoice ${number}`,
  paragraphs: [
    'Hello,',
    `${safeName(buyer.name) || buyer.email} (${buyer.email}) is to pay ${total} for the ${plan} plan of ${where(workspace)} by ${due}.`,
  ],
  ...action('See all invoices', url),
  after: ['Record the payment there when it arrives: the plan then begins or continues right away.'],
});

/** Sent once, after the due date. `pauses` is when creating stops; null when that does not depend on this invoice. */
export const invoiceOverdueEmail = ({
  name,
  workspace,
  number,
  plan,
  total,
  due,
  pauses,
  payment,
  url,
}: InvoiceFacts & { due: string; pauses: string | null; payment: readonly string[] }): SystemEmail => ({
  subject: `Invoice ${number} is not paid yet`,
  preheader: `${total} was due by ${due}.`,
  heading: `Invoice ${number} is not paid yet`,
  paragraphs: [
    greeting(name),
    `${total} for the ${plan} plan of ${where(workspace)} was due by ${due}, and no payment has been recorded yet.${pauses ? ` You can create and send until ${pauses}; then both pause. Everything you made stays.` : ''}`,
    ...(payment.length > 0 ? [`How to pay: ${payment.join(' · ')}. Please quote the number ${number}.`] : []),
  ],
  ...action('See the invoice', url),
  after: [
    'If you have paid in the last few days, you don’t need to do anything. If you no longer want the plan, cancel it in Settings, under Plan; the invoice is then cancelled too.',
  ],
});

/** Sent when a payment is confirmed. `until` is the first day that is not paid for. */
export const invoicePaidEmail = ({
  name,
  workspace,
  number,
  plan,
  total,
  begins,
  until,
  url,
}: InvoiceFacts & { begins: string; until: string }): SystemEmail => ({
  subject: `Invoice ${number} is paid. Thank you`,
  preheader: `${plan} is paid until ${until}.`,
  heading: 'Thank you for your payment',
  paragraphs: [
    greeting(name),
    `Your payment of ${total} was recorded. The ${plan} plan of ${where(workspace)} is paid from ${begins} until ${until}.`,
  ],
  ...action('See the invoice', url),
});

const greeting = (name: string): string => (safeName(name) ? `Hello ${safeName(name)},` : 'Hello,');
const where = (workspace: string): string => safeName(workspace) || 'your workspace';
const action = (label: string, url: string | null) => (url ? { action: { label, url } } : {});

interface InvoiceFacts {
  /** The reader's name. */
  name: string;
  workspace: string;
  /** such as 2026-0001 */
  number: string;
  plan: PaidPlanName;
  total: string;
  /** Null when the installation's public address is unknown. */
  url: string | null;
}
