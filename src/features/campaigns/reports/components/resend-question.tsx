import { messageOf } from '../../../../api/api-error';
import type { Campaign } from '../../../../contracts/campaign-record';
import type { ResendableState } from '../../../../domain/campaign';
import { pluralise } from '../../../../lib/pluralise';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { useToast } from '../../../../ui/use-toast';
import { useResendDeliveriesMutation } from '../../campaigns-api';

/** Says what sending again does before it is done. */
export function ResendQuestion({ campaign: { id, status, counts }, asks, onClose }: ResendQuestionProps) {
  const [resend, { isLoading, error, reset }] = useResendDeliveriesMutation();
  const { show } = useToast();
  const mails = asks ? pluralise(counts[asks], asks === 'failed' ? 'refused email' : 'uncertain email') : '';
  const close = () => {
    reset();
    onClose();
  };
  const send = async () => {
    if (!asks || (await resend({ campaignId: id, state: asks })).error) return;
    close();
    show({ text: status === 'paused' ? 'They will be sent when you press “Resume”.' : 'They are being sent again.' });
  };
  return (
    <ConfirmDialog
      open={asks !== null}
      onClose={close}
      title={`Resend ${mails}?`}
      confirmLabel={`Resend ${asks ? pluralise(counts[asks], 'email') : ''}`}
      variant="primary"
      busy={isLoading}
      onConfirm={() => void send()}
      sentence={`${asks === 'uncertain' ? 'Some of these people may already have the email and would get it twice. ' : 'First fix what the email server objected to, or it will refuse them again. '}Only people who still agree to your emails will get it. ${status === 'paused' ? 'It will be sent when you press “Resume”.' : status === 'completed' ? 'The campaign will run until they are sent.' : 'Nobody else gets anything new.'}`}
      {...(error && { error: messageOf(error) })}
    />
  );
}

interface ResendQuestionProps {
  campaign: Pick<Campaign, 'id' | 'status' | 'counts'>;
  asks: ResendableState | null;
  onClose: () => void;
}
