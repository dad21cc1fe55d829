import type { PaidPlanName } from '../../domain/plan';
import { safeName, type Letter } from './letter';

/** To the owner for whom an invoice was made. Sums and days are in words; `payment` is how to pay, a line each. */
export const invoiceLetter = ({
  name,
  workspace,
  number,
  plan,
  total,
  due,
  begins,
  payment,
  url,
}: InvoiceTold & {
  /** "on the day it is paid", or "on 15 December" */ begins: string;
  due: string;
  payment: readonly string[];
}): Letter => ({
  subject: `Invoice ${number} for ${plan}`,
  preheader: `${total}, to be paid by ${due}.`,
  heading: `Invoice ${number}`,
  paragraphs: [
    greeting(name),
    `Here is the invoice for the ${plan} plan of ${where(workspace)}: ${total}, to be paid by ${due}. The month that it pays for begins ${begins}.`,
    ...(payment.length > 0
      ? [`How to pay: ${payment.join(' · ')}. Please name the number ${number}.`]
      : [`Please name the number ${number} when you pay.`]),
  ],
  ...action('See the invoice', url),
  after: [`It can be read and printed in Settings, under Plan.${url ? '' : ' Sign in to Fourbeat to get there.'}`],
});

/** To the operator, who books the payment when it comes. */
export const invoiceIssuedLetter = ({
  workspace,
  number,
  plan,
  total,
  due,
  buyer,
  url,
}: Omit<InvoiceTold, 'name'> & { due: string; buyer: { name: string; email: string } }): Letter => ({
  subject: `Invoice ${number} was made: ${total}`,
  preheader: `${where(workspace)} is to pay for ${plan}.`,
  heading: `Invoice ${number} was made`,
  paragraphs: [
    'Hello,',
    `${safeName(buyer.name) || buyer.email} (${buyer.email}) is to pay ${total} for the ${plan} plan of ${where(workspace)} by ${due}.`,
  ],
  ...action('See all invoices', url),
  after: ['Book the payment there when it has arrived: the plan begins, or goes on, at once.'],
});

/** Once, when the day has passed. `pauses` is when creating stops; null when it does not depend on this invoice. */
export const invoiceOverdueLetter = ({
  name,
  workspace,
  number,
  plan,
  total,
  due,
  pauses,
  payment,
  url,
}: InvoiceTold & { due: string; pauses: string | null; payment: readonly string[] }): Letter => ({
  subject: `Invoice ${number} is not paid yet`,
  preheader: `${total} were to be paid by ${due}.`,
  heading: `Invoice ${number} is not paid yet`,
  paragraphs: [
    greeting(name),
    `${total} for the ${plan} plan of ${where(workspace)} were to be paid by ${due}, and no payment has been booked yet.${pauses ? ` Creating and sending go on until ${pauses}, and pause then; everything you made stays.` : ''}`,
    ...(payment.length > 0 ? [`How to pay: ${payment.join(' · ')}. Please name the number ${number}.`] : []),
  ],
  ...action('See the invoice', url),
  after: [
    'If you have paid in the last days, there is nothing to do. If you do not want the plan any more, cancel it in Settings, under Plan; the invoice is then taken back.',
  ],
});

/** When a payment was booked. `until` is the first day that is not paid for. */
export const invoicePaidLetter = ({
  name,
  workspace,
  number,
  plan,
  total,
  begins,
  until,
  url,
}: InvoiceTold & { begins: string; until: string }): Letter => ({
  subject: `Invoice ${number} is paid. Thank you`,
  preheader: `${plan} is paid until ${until}.`,
  heading: 'Thank you for your payment',
  paragraphs: [
    greeting(name),
    `Your payment of ${total} was booked. The ${plan} plan of ${where(workspace)} is paid from ${begins} until ${until}.`,
  ],
  ...action('See the invoice', url),
});

const greeting = (name: string): string => (safeName(name) ? `Hello ${safeName(name)},` : 'Hello,');
const where = (workspace: string): string => safeName(workspace) || 'your workspace';
const action = (label: string, url: string | null) => (url ? { action: { label, url } } : {});

interface InvoiceTold {
  /** Of the reader. */
  name: string;
  workspace: string;
  /** 2026-0001 */
  number: string;
  plan: PaidPlanName;
  total: string;
  /** Null where nobody knows under which address the installation is reached. */
  url: string | null;
}
