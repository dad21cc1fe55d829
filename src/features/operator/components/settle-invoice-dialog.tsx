import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { OperatorInvoice } from '../../../contracts/plan';
import { centsInWords } from '../../../domain/billing';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/use-toast';
import { usePayInvoiceMutation, useVoidInvoiceMutation } from '../operator-api';

/** Booking a payment, or taking an invoice back: neither can be undone. */
export function SettleInvoiceDialog({
  asked,
  onClose,
}: {
  asked: { about: 'paid' | 'void'; invoice: OperatorInvoice } | null;
  onClose: () => void;
}) {
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked); // its words stay while the dialog goes
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
    show({ text: paying ? `Invoice ${number} is paid.` : `Invoice ${number} is taken back.` });
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={close}
      {...(!paying && { variant: 'danger' })}
      title={
        paying ? `Has ${centsInWords(totalCents, currency)} come in for ${number}?` : `Take back invoice ${number}?`
      }
      sentence={
        paying
          ? `Then the ${plan} plan of ${workspaceName} begins or goes on at once. A booked payment cannot be taken back here.`
          : `${workspaceName} has nothing to pay then and stays on the plan it has. The number ${number} is not used again.`
      }
      confirmLabel={paying ? 'Mark as paid' : 'Take it back'}
      busy={isLoading}
      busyLabel={paying ? 'Booking...' : 'Taking back...'}
      onConfirm={() => void confirm()}
      error={error ? messageOf(error) : undefined}
    />
  );
}
