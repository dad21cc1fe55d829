import type { InvoiceState } from '../../../contracts/plan';
import type { StatusName } from '../../../ui/status';

export const invoiceStateWords: Record<InvoiceState, { label: string; status: StatusName }> = {
  open: { label: 'Open', status: 'pending' },
  paid: { label: 'Paid', status: 'success' },
  void: { label: 'Cancelled', status: 'inactive' },
};
