import type { PaidPlanName } from '../domain/plan';

/**
 * An invoice as its document shows it. Dates and amounts are already formatted, so that the document decides
 * nothing.
 */
export interface InvoiceView {
  /** such as 2026-0001 */
  number: string;
  /** Such as 21 November 2026; all dates are in the workspace's zone. */
  issuedOn: string;
  dueOn: string;
  paidOn: string | null;
  /** Cancelled: nothing has to be paid. */
  void: boolean;
  seller: {
    /** Name and address, one line each; never empty. */ lines: readonly string[];
    /** How to pay, one line each; may be empty. */ payment: readonly string[];
    /** A note at the bottom; may be empty. */ note: string;
  };
  buyer: { name: string; /** may be empty */ company: string; email: string };
  workspace: string;
  plan: PaidPlanName;
  /**
   * First and last day that the invoice covers, both included; "the day of payment" and "a month later" when the
   * payment begins the period.
   */
  period: { start: string; end: string };
  /** The month's full price. */
  price: string;
  /**
   * The credit for unused days of a smaller plan: for "20 unused days of Starter", amount "−$62.58"; null when
   * there is none.
   */
  credit: { for: string; amount: string } | null;
  net: string;
  /** Such as "19%"; null where no tax is charged. */
  taxRate: string | null;
  tax: string;
  total: string;
  /** such as USD */
  currency: string;
  /** The product's page that lists invoices: a link on the screen, hidden in print. */
  back: { label: string; path: string };
}
