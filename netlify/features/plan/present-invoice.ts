import type { Invoice } from '../../../src/contracts/plan';
import { centsInWords, isBegunByPayment, periodInWords } from '../../../src/domain/billing';
import { dayInWords } from '../../../src/domain/day-in-words';
import { toLocal } from '../../../src/domain/zoned-time';
import type { InvoiceView } from '../../documents/render-invoice';
import type { InvoiceRow } from './plan-repository';

/** `zone` is the workspace's. */
export const presentInvoice = (row: InvoiceRow, zone: string): Invoice => ({
  id: row.id,
  number: row.number,
  plan: row.plan,
  totalCents: row.totalCents,
  currency: row.currency,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  begunByPayment: isBegunByPayment(row, zone),
  state: row.state,
  issuedAt: row.issuedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

/** An invoice for its document, with dates in its workspace's zone. `back` is the page that its reader came from. */
export function viewInvoice(
  row: InvoiceRow,
  workspace: { name: string; zone: string },
  back: InvoiceView['back'],
): InvoiceView {
  const money = (cents: number) => centsInWords(cents, row.currency);
  const credit = row.buyer.credit;
  return {
    number: row.number,
    issuedOn: dayAt(row.issuedAt, workspace.zone),
    dueOn: dayAt(row.dueAt, workspace.zone),
    paidOn: row.paidAt && dayAt(row.paidAt, workspace.zone),
    void: row.state === 'void',
    seller: row.seller,
    buyer: row.buyer,
    workspace: workspace.name,
    plan: row.plan,
    period: periodInWords({ ...row, begunByPayment: isBegunByPayment(row, workspace.zone) }, { year: true }),
    price: money(row.netCents + (credit?.cents ?? 0)),
    credit: credit ? { for: credit.for, amount: `−${money(credit.cents)}` } : null,
    net: money(row.netCents),
    taxRate: row.taxRate > 0 ? `${row.taxRate / 100}%` : null,
    tax: money(row.totalCents - row.netCents),
    total: money(row.totalCents),
    currency: row.currency,
    back,
  };
}

/** Such as "21 November 2026". */
export const inWords = (day: string): string => dayInWords(day, { year: true });
export const dayAt = (instant: Date, zone: string): string => inWords(toLocal(instant, zone).date);
