import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { OperatorInvoice } from '../../../contracts/plan';
import { centsInWords } from '../../../domain/billing';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/use-toast';
import { usePayInvoiceMutation, useVoidInvoiceMutation } from '../operator-api';

/** Confirms a payment, or cancels an invoice: neither can be undone. */
export function SettleInvoiceDialog({
  asked,
  onClose,
}: {
  asked: { about: 'paid' | 'void'; invoice: OperatorInvoice } | null;
  onClose: () => void;
}) {
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked); // keeps the text while the dialog closes
  const [pay, payment] = usePayInvoiceMutation();
  const [takeBack, withdrawal] = useVoidInvoiceMutation();
  const { show } = useToast();
  if (!last) return null;
  const {
    about,
    invoice: { id, number, plan, workspaceName, totalCents, currency },
  } = last;
  const paying = about === 'paid';
  const { isLoading, error } = paying ? payment : withdrawal;
  const close = () => {
    payment.reset();
    withdrawal.reset();
    onClose();
  };
  const confirm = async () => {
    const outcome = await (paying ? pay : takeBack)({ invoiceId: id });
    if (outcome.error) return;
    close();
    show({ text: paying ? `Invoice ${number} is paid.` : `Invoice ${number} is cancelled.` });
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={close}
      {...(!paying && { variant: 'danger' })}
      title={
        paying ? `Have you received ${centsInWords(totalCents, currency)} for ${number}?` : `Cancel invoice ${number}?`
      }
      sentence={
        paying
          ? `The ${plan} plan of ${workspaceName} will begin or continue right away. A recorded payment cannot be undone here.`
          : `${workspaceName} will have nothing to pay and stays on its current plan. The number ${number} will not be used again.`
      }
      confirmLabel={paying ? 'Mark as paid' : 'Cancel invoice'}
      busy={isLoading}
      busyLabel={paying ? 'Recording…' : 'Cancelling…'}
      onConfirm={() => void confirm()}
      error={error ? messageOf(error) : undefined}
    />
  );
}
