import type { InvoiceView } from '../../src/documents/invoice';
import { InvoiceDocument } from '../../src/documents/invoice-document';
import { toHtml } from './render-document';

export type { InvoiceView } from '../../src/documents/invoice';

/** Renders an invoice as a page to print. Uses no network and no database. */
export const renderInvoice = (invoice: InvoiceView): string => toHtml(<InvoiceDocument invoice={invoice} />, {});
