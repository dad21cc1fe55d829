import { amountsOf, CURRENCY, DUE_DAYS } from '../../../../src/domain/billing';
import { DAY_MS } from '../../../../src/domain/duration';
import type { PaymentsPort } from '../../../ports/payments';

/** Payment by invoice: the operator of the installation issues it, is paid outside of the product, and books that. */
export const createInvoicing = ({ seller, payment, note, taxRate }: Settings): PaymentsPort => ({
  name: 'invoice',
  sentence: `${payment.length > 0 ? 'The invoice says how to pay.' : `${seller[0]} tells you how to pay.`} The plan begins on the day your payment is recorded; until then everything stays as it is.`,
  taxRate,
  begin: async ({ plan, credit, now }) => {
    const { netCents, totalCents } = amountsOf({ plan, creditCents: credit?.cents ?? 0, taxRate });
    return {
      netCents,
      taxRate,
      totalCents,
      currency: CURRENCY,
      dueAt: new Date(now.getTime() + DUE_DAYS * DAY_MS),
      seller: { lines: seller, payment, note },
    };
  },
});

interface Settings {
  seller: string[];
  payment: string[];
  note: string;
  /** Hundredths of a percent. */
  taxRate: number;
}
