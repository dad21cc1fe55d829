/**
 * Parses INVOICE_*. Lines are separated by |. Without a seller of its own, an invoice names what BUSINESS_* say,
 * and without those the product. Throws a sentence for the operator.
 */
export function invoiceSettings(
  { seller, payment, note, taxRate }: Record<'seller' | 'payment' | 'note' | 'taxRate', string | undefined>,
  site: (string | undefined)[],
): InvoiceSettings {
  const own = lines('INVOICE_SELLER', seller);
  const published = site.flatMap((line) => line?.replace(/\s+/g, ' ').trim() || []);
  return {
    seller: own.length > 0 ? own : published.length > 0 ? published : ['Fourbeat'],
    payment: lines('INVOICE_PAYMENT', payment),
    note: lines('INVOICE_NOTE', note).join(' '),
    taxRate: percent(taxRate),
  };
}

function lines(setting: string, value: string | undefined): string[] {
  const found = (value ?? '')
    .split('|')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (found.length > 10 || found.some((line) => line.length > 200 || /\p{Cc}/u.test(line)))
    throw new Error(`${setting} has at most 10 lines, separated by |, of at most 200 characters each.`);
  return found;
}

function percent(value: string | undefined): number {
  const text = value?.trim().replace(/\s*%$/, '') || '0';
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(text))
    throw new Error('INVOICE_TAX_RATE is a percentage from 0 to 99.99, such as 19 or 7.7.');
  return Math.round(Number(text.replace(',', '.')) * 100);
}

export interface InvoiceSettings {
  /** Name, address, tax number; never empty. */
  seller: string[];
  /** How to pay; may be empty. */
  payment: string[];
  note: string;
  /** Hundredths of a percent: 1900 is 19 %. */
  taxRate: number;
}
