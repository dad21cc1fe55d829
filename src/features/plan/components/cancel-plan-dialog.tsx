import { messageOf } from '../../../api/api-error';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { ToastMessage } from '../../../ui/use-toast';
import { useCancelPlanMutation } from '../plan-api';

/** Says how long the plan continues and what remains, before it is cancelled. */
export function CancelPlanDialog({ open, plan, follows, paidThrough, over, say, onClose }: CancelPlanDialogProps) {
  const [cancel, { isLoading, error, reset }] = useCancelPlanMutation();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const outcome = await cancel();
    if (outcome.error) return;
    close();
    say({ text: over ? `${plan} has ended.` : `${plan} ends after ${paidThrough}.` });
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      variant="danger"
      title={`Cancel the ${plan} plan?`}
      sentence={
        over
          ? `It was paid through ${paidThrough}, so creating and sending will pause right away. Everything you made stays here to read and export.`
          : `It is paid for and continues through ${paidThrough}. After that, ${follows ? `${follows} will not follow, and ` : ''}creating and sending will pause. Everything you made stays here to read and export, and you can change your mind until then.`
      }
      confirmLabel="Cancel the plan"
      cancelLabel="Keep it"
      busy={isLoading}
      busyLabel="Cancelling…"
      onConfirm={() => void confirm()}
      error={error ? messageOf(error) : undefined}
    />
  );
}

interface CancelPlanDialogProps {
  open: boolean;
  plan: string;
  /** The last paid day: "14 December". */
  paidThrough: string;
  /** Whether that day has passed. */
  over: boolean;
  /** The smaller plan that was to follow. */
  follows: string | null;
  say: (message: ToastMessage) => void;
  onClose: () => void;
}
