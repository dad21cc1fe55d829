import { messageOf } from '../../../api/api-error';
import type { Campaign } from '../../../contracts/campaign-record';
import { pluralise } from '../../../lib/pluralise';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useGetAutomationQuery } from '../../automations/automations-api';
import { useDeleteCampaignMutation, useStopCampaignMutation } from '../campaigns-api';

/** Asks before what cannot be undone, and does it. */
export function CampaignQuestions({
  campaign: { id, name, status, type },
  asks,
  onClose,
  onDeleted,
}: CampaignQuestionsProps) {
  const [stop, stopping] = useStopCampaignMutation();
  const isAutomation = type === 'automation';
  const { currentData: automation } = useGetAutomationQuery(
    { campaignId: id },
    { skip: !isAutomation || asks !== 'stop', refetchOnMountOrArgChange: true },
  );
  const [remove, removing] = useDeleteCampaignMutation();

  const end = async () => {
    if (!(await stop({ campaignId: id })).error) onClose();
  };
  const erase = async () => {
    if ((await remove({ campaignId: id })).error) return;
    onClose();
    onDeleted?.();
  };
  const close = () => {
    stopping.reset();
    removing.reset();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={asks === 'stop'}
        onClose={close}
        title={`End “${name}”?`}
        confirmLabel={isAutomation ? 'End automation' : 'End campaign'}
        variant="primary"
        busy={stopping.isLoading}
        onConfirm={() => void end()}
        sentence={
          isAutomation
            ? `${onTheirWay(automation?.people.active)} It can’t be restarted, but you can start a copy.`
            : 'Emails still waiting will not be sent. It can’t be restarted, but you can start a copy.'
        }
        {...(stopping.error && { error: messageOf(stopping.error) })}
      />
      <ConfirmDialog
        open={asks === 'delete'}
        onClose={close}
        title={`Delete “${name}”?`}
        confirmLabel={isAutomation ? 'Delete automation' : 'Delete campaign'}
        variant="danger"
        busy={removing.isLoading}
        onConfirm={() => void erase()}
        sentence={
          status === 'draft'
            ? 'Its text will be deleted.'
            : 'Its figures will be deleted. People’s timelines keep what they received.'
        }
        {...(removing.error && { error: messageOf(removing.error) })}
      />
    </>
  );
}

const onTheirWay = (people: number | undefined): string =>
  people === undefined || people === 0
    ? 'Nobody else will enter, and nobody will get another email from it.'
    : `${pluralise(people, 'person is', 'people are')} partway through and will get nothing more.`;

export type CampaignQuestion = 'stop' | 'delete';

interface CampaignQuestionsProps {
  campaign: Campaign;
  asks: CampaignQuestion | null;
  onClose: () => void;
  onDeleted?: () => void;
}
