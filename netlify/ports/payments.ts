import type { Credit } from '../../src/domain/billing';
import type { PaidPlanName } from '../../src/domain/plan';

/** How a plan is paid for. What is sold, for which period and at what price is decided before; who takes the money is behind this. */
export interface PaymentsPort {
  /** "invoice" is the built-in way: the operator writes invoices and books what comes in. */
  name: string;
  /** What a person does to pay, in words, before choosing a plan. */
  sentence: string;
  /** What `begin` puts on top of a price as tax; hundredths of a percent. */
  taxRate: number;
  /** Prepares the payment of one order. Nothing is owed before the caller has stored what comes back. */
  begin(order: Order): Promise<Bill>;
}

export interface Order {
  plan: PaidPlanName;
  credit: Credit | null;
  now: Date;
}

/** An invoice without its number and its buyer. Amounts in cents; the rate in hundredths of a percent. */
export interface Bill {
  netCents: number;
  taxRate: number;
  totalCents: number;
  currency: string;
  dueAt: Date;
  seller: { lines: string[]; payment: string[]; note: string };
}
