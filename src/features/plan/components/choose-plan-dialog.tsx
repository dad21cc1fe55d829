import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { PlanState } from '../../../contracts/plan';
import { dayInWords } from '../../../domain/day-in-words';
import type { PaidPlanName } from '../../../domain/plan';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { theme } from '../../../ui/theme';
import type { ToastMessage } from '../../../ui/use-toast';
import { useGetMailDeliveryQuery } from '../../account/account-api';
import { usePlanPlace } from '../hooks/use-plan-place';
import { useUpdatePlanMutation } from '../plan-api';
import { choiceWords, lessWords } from '../plan-words';

/** What choosing a plan does and costs, before it is confirmed. */
export function ChoosePlanDialog({
  plan,
  state,
  now,
  say,
  onClose,
}: {
  plan: PaidPlanName | null;
  state: PlanState;
  now: Date;
  say: (message: ToastMessage) => void;
  onClose: () => void;
}) {
  const place = usePlanPlace();
  const [last, setLast] = useState(plan);
  if (plan && plan !== last) setLast(plan); // keeps the text while the dialog closes
  const [choose, { isLoading, error, reset }] = useUpdatePlanMutation();
  const { data: delivery } = useGetMailDeliveryQuery();
  if (!last) return null;
  const { title, sentence, sum, confirm } = choiceWords(last, state, place, now, delivery?.delivers === true);
  const close = () => {
    reset();
    onClose();
  };
  const send = async () => {
    const { data } = await choose({ plan: last });
    if (!data) return;
    close();
    say({ text: sayOutcome(last, data) });
  };
  return (
    <ConfirmDialog
      open={plan !== null}
      onClose={close}
      title={title}
      sentence={
        <>
          {sum && <Sum>{sum}</Sum>}
          {sentence}
        </>
      }
      confirmLabel={confirm}
      busy={isLoading}
      busyLabel="Choosing…"
      onConfirm={() => void send()}
      error={error ? messageOf(error) : undefined}
    />
  );
}

function sayOutcome(chosen: PaidPlanName, { openInvoice, subscription }: PlanState): string {
  if (subscription?.nextPlan === chosen)
    return `${chosen} begins on ${dayInWords(subscription.periodEnd)}. ${lessWords(subscription.plan, chosen, subscription.periodEnd)}${openInvoice ? ` Invoice ${openInvoice.number} is for its month.` : ''}`;
  return openInvoice
    ? `Invoice ${openInvoice.number} is ready. ${chosen} begins once it is paid.`
    : `You are on the ${chosen} plan.`;
}

const Sum = styled.span`
  display: block;
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.text1};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;
