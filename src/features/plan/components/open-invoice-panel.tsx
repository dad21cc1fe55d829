import { FileText } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { invoiceUrl } from '../../../config/paths';
import type { Invoice, PlanState } from '../../../contracts/plan';
import { centsInWords, isRenewal, isRunning } from '../../../domain/billing';
import { toLocal } from '../../../domain/zoned-time';
import { formatDay } from '../../../lib/format-day';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { NewTabLink } from '../../../ui/new-tab-link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import type { ToastMessage } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useCancelPlanMutation } from '../plan-api';
import { invoiceFor } from '../plan-words';

/** The amount due, when and how to pay it; and a way to undo a choice that is not paid yet. */
export function OpenInvoicePanel({
  state,
  invoice,
  owns,
  now,
  say,
}: {
  state: PlanState;
  invoice: Invoice;
  owns: boolean;
  now: Date;
  say: (message: ToastMessage) => void;
}) {
  const { workspace } = useSession();
  const [asking, setAsking] = useState(false);
  const late = new Date(invoice.dueAt) < now;
  const { subscription } = state;
  const running = isRunning(subscription, toLocal(now, workspace.zone).date) ? subscription.plan : null;
  // An invoice for the next month of the current plan cannot be cancelled alone: that would be cancelling the
  // plan, which has its own button above.
  const isChoice = running === null || !isRenewal(invoice, subscription);
  return (
    <Panel title="Payment due" side={<Badge status={late ? 'warning' : 'pending'}>{late ? 'Overdue' : 'Open'}</Badge>}>
      <PanelBody>
        <Facts>
          <div>
            <dt>Invoice</dt>
            <dd>{invoice.number}</dd>
          </div>
          <div>
            <dt>Sum</dt>
            <dd>{centsInWords(invoice.totalCents, invoice.currency)}</dd>
          </div>
          <div>
            <dt>Due</dt>
            <dd>{formatDay(invoice.dueAt, workspace.zone, { year: true })}</dd>
          </div>
          <div>
            <dt>For</dt>
            <dd>{invoiceFor(invoice)}</dd>
          </div>
        </Facts>
        <Text size="sm" tone={2}>
          {state.payments.sentence}
        </Text>
        {owns && (
          <Row>
            <NewTabLink href={invoiceUrl(invoice.id)} icon={<FileText />}>
              Open invoice
            </NewTabLink>
            {isChoice && (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                Cancel invoice
              </Button>
            )}
          </Row>
        )}
      </PanelBody>
      {owns && (
        <TakeBackDialog open={asking} invoice={invoice} running={running} say={say} onClose={() => setAsking(false)} />
      )}
    </Panel>
  );
}

function TakeBackDialog({
  open,
  invoice,
  running,
  say,
  onClose,
}: {
  open: boolean;
  invoice: Invoice;
  running: string | null;
  say: (message: ToastMessage) => void;
  onClose: () => void;
}) {
  const [cancel, { isLoading, error, reset }] = useCancelPlanMutation();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const outcome = await cancel();
    if (outcome.error) return;
    close();
    say({ text: `Invoice ${invoice.number} is cancelled. There is nothing to pay.` });
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={`Cancel invoice ${invoice.number}?`}
      sentence={`You will have nothing to pay, and ${running ? `you stay on ${running}` : 'everything stays as it is now'}. If you have already paid, keep it: your payment will be recorded when it arrives.`}
      confirmLabel="Cancel invoice"
      cancelLabel="Keep it"
      busy={isLoading}
      busyLabel="Cancelling…"
      onConfirm={() => void confirm()}
      error={error ? messageOf(error) : undefined}
    />
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  dt {
    ${theme.type.xs} color: ${theme.color.text3};
  }
  dd {
    ${theme.type.sm} font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
