import { Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../../api/api-error';
import { campaignEditPath } from '../../../../config/paths';
import type { CampaignDetail } from '../../../../contracts/campaign-record';
import { mayUnschedule } from '../../../../domain/campaign';
import { Button } from '../../../../ui/button';
import { useToast } from '../../../../ui/use-toast';
import { useCreateCampaignMutation, useUnscheduleCampaignMutation } from '../../campaigns-api';

/** What can still be done with a campaign whose mail stays as it is. */
export function LockedActions({ campaign, now }: { campaign: CampaignDetail; now: Date }) {
  const navigate = useNavigate();
  const { show } = useToast();
  const [create, copying] = useCreateCampaignMutation();
  const [unschedule, unscheduling] = useUnscheduleCampaignMutation();
  const mayReturn = mayUnschedule(campaign, now);
  const copy = async () => {
    const { data, error } = await create({ type: campaign.type, copyOf: campaign.id });
    if (data) void navigate(campaignEditPath(data.id));
    else show({ kind: 'failure', text: `The campaign was not copied. ${messageOf(error)}` });
  };
  const goBack = async () => {
    const { error } = await unschedule({ campaignId: campaign.id });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: 'It is a draft again. Nothing was sent.' });
  };
  return (
    <>
      <Button
        variant={mayReturn ? 'second' : 'primary'}
        busy={copying.isLoading}
        busyLabel="Copying…"
        onClick={() => void copy()}
      >
        Edit copy
      </Button>
      {mayReturn && (
        <Button
          variant="primary"
          icon={<Undo2 />}
          busy={unscheduling.isLoading}
          busyLabel="Moving to draft…"
          onClick={() => void goBack()}
        >
          Move to draft
        </Button>
      )}
    </>
  );
}
