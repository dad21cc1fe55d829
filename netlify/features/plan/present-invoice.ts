import type { Invoice } from '../../../src/contracts/plan';
import { centsInWords } from '../../../src/domain/billing';
import { dayInWords } from '../../../src/domain/day-in-words';
import { addDays, toLocal } from '../../../src/domain/zoned-time';
import type { InvoiceView } from '../../documents/render-invoice';
import type { InvoiceRow } from './plan-repository';

export const presentInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id, number: row.number, plan: row.plan, totalCents: row.totalCents, currency: row.currency, periodStart: row.periodStart, periodEnd: row.periodEnd,
  state: row.state, issuedAt: row.issuedAt.toISOString(), dueAt: row.dueAt.toISOString(), paidAt: row.paidAt?.toISOString() ?? null,
});

/** An invoice as its document shows it, in the days of its workspace. */
export function viewInvoice(row: InvoiceRow, workspace: { name: string; zone: string }): InvoiceView {
  const money = (cents: number) => centsInWords(cents, row.currency);
  const credit = row.buyer.credit;
  return {
    number: row.number, issuedOn: dayAt(row.issuedAt, workspace.zone), dueOn: dayAt(row.dueAt, workspace.zone), paidOn: row.paidAt && dayAt(row.paidAt, workspace.zone), void: row.state === 'void',
    seller: row.seller, buyer: row.buyer, workspace: workspace.name, plan: row.plan,
    period: beginsWhenPaid(row, workspace.zone) ? { start: 'the day of payment', end: 'a month later' } : { start: inWords(row.periodStart), end: inWords(addDays(row.periodEnd, -1)) },
    price: money(row.netCents + (credit?.cents ?? 0)), credit: credit ? { for: credit.for, amount: `−${money(credit.cents)}` } : null,
    net: money(row.netCents), taxRate: row.taxRate > 0 ? `${row.taxRate / 100}%` : null, tax: money(row.totalCents - row.netCents), total: money(row.totalCents), currency: row.currency,
  };
}

/** A plan that was chosen anew begins on the day it is paid, whatever day that will be; a next period on its own. */
export const beginsWhenPaid = ({ state, issuedAt, periodStart }: Pick<InvoiceRow, 'state' | 'issuedAt' | 'periodStart'>, zone: string): boolean =>
  state === 'open' && toLocal(issuedAt, zone).date === periodStart;

/** "21 November 2026" */
export const inWords = (day: string): string => dayInWords(day, { year: true });
export const dayAt = (instant: Date, zone: string): string => inWords(toLocal(instant, zone).date);
