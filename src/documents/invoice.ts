import type { PaidPlanName } from '../domain/plan';

/** An invoice as its document shows it. Dates and amounts are written out, so that the document decides nothing. */
export interface InvoiceView {
  /** 2026-0001 */
  number: string;
  /** 21 November 2026, in the workspace's zone; so are the others. */
  issuedOn: string;
  dueOn: string;
  paidOn: string | null;
  /** Taken back: nothing is to be paid. */
  void: boolean;
  seller: {
    /** Name and address, a line each; never empty. */ lines: readonly string[];
    /** How to pay, a line each; may be empty. */ payment: readonly string[];
    /** A sentence below; may be empty. */ note: string;
  };
  buyer: { name: string; /** May be empty. */ company: string; email: string };
  workspace: string;
  plan: PaidPlanName;
  /** First and last day that are paid for, both included; "the day of payment" and "a month later" where only that begins it. */
  period: { start: string; end: string };
  /** The month at its full price. */
  price: string;
  /** What is taken off for unused days of a smaller plan: for "20 unused days of Starter", amount "−$62.58"; null where nothing is. */
  credit: { for: string; amount: string } | null;
  net: string;
  /** "19%"; null where no tax is charged. */
  taxRate: string | null;
  tax: string;
  total: string;
  /** USD */
  currency: string;
  /** The page of the product that lists invoices: a link on the screen, not on paper. */
  back: { label: string; path: string };
}
