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
  const mails = asks ? pluralise(counts[asks], asks === 'failed' ? 'refused mail' : 'uncertain mail') : '';
  const close = () => {
    reset();
    onClose();
  };
  const send = async () => {
    if (!asks || (await resend({ campaignId: id, state: asks })).error) return;
    close();
    show({ text: status === 'paused' ? 'They go out when you press “Go on”.' : 'They are on their way again.' });
  };
  return (
    <ConfirmDialog
      open={asks !== null}
      onClose={close}
      title={`Send ${mails} again?`}
      confirmLabel={`Send ${asks ? pluralise(counts[asks], 'mail') : ''} again`}
      variant="primary"
      busy={isLoading}
      onConfirm={() => void send()}
      sentence={`${asks === 'uncertain' ? 'Some of these people may have the mail already and would get it twice. ' : 'First fix what the mail server objected to, or it will refuse them again. '}Only people who still agree to your mail get it. ${status === 'paused' ? 'It goes out when you press “Go on”.' : status === 'completed' ? 'The campaign goes on until they are out.' : 'Everybody else gets nothing new.'}`}
      {...(error && { error: messageOf(error) })}
    />
  );
}

interface ResendQuestionProps {
  campaign: Pick<Campaign, 'id' | 'status' | 'counts'>;
  asks: ResendableState | null;
  onClose: () => void;
}
