import type { Credit } from '../../src/domain/billing';
import type { PaidPlanName } from '../../src/domain/plan';

/**
 * How a plan is paid. What is sold, for which period and at what price is decided before; this port only
 * collects the money.
 */
export interface PaymentsPort {
  /** "invoice" is the built-in way: the operator issues invoices and confirms payments. */
  name: string;
  /** How a person pays, in words, before choosing a plan. */
  sentence: string;
  /** The tax that `begin` adds to a price; hundredths of a percent. */
  taxRate: number;
  /** Prepares the payment of one order. Nothing is owed until the caller has stored the result. */
  begin(order: Order): Promise<Bill>;
}

export interface Order {
  plan: PaidPlanName;
  credit: Credit | null;
  now: Date;
}

/** An invoice without number and buyer. Amounts in cents; the rate in hundredths of a percent. */
export interface Bill {
  netCents: number;
  taxRate: number;
  totalCents: number;
  currency: string;
  dueAt: Date;
  seller: { lines: string[]; payment: string[]; note: string };
}
