import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../api/api-error';
import { campaignEditPath } from '../../../config/paths';
import type { Campaign } from '../../../contracts/campaign-record';
import type { campaignsContract } from '../../../contracts/campaigns';
import type { RawInput } from '../../../contracts/endpoint';
import { useToast } from '../../../ui/use-toast';
import { writingHref } from '../campaign-words';
import {
  useCreateCampaignMutation,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useUnscheduleCampaignMutation,
} from '../campaigns-api';

/** What is done with campaigns at a press; failures are told in a toast. What asks first: campaign-questions.tsx. */
export function useCampaignActions() {
  const navigate = useNavigate();
  const { show } = useToast();
  const [pause, pausing] = usePauseCampaignMutation();
  const [resume, resuming] = useResumeCampaignMutation();
  const [unschedule, unscheduling] = useUnscheduleCampaignMutation();
  const [create, creating] = useCreateCampaignMutation();

  const showFailure = <T extends { error?: unknown }>(outcome: T): T => {
    if (outcome.error) show({ kind: 'failure', text: messageOf(outcome.error) });
    return outcome;
  };

  return {
    busy: pausing.isLoading || resuming.isLoading,
    unscheduling: unscheduling.isLoading,
    creating: creating.isLoading,
    pause: async ({ id }: Pick<Campaign, 'id'>) => void showFailure(await pause({ campaignId: id })),
    resume: async ({ id }: Pick<Campaign, 'id'>) => void showFailure(await resume({ campaignId: id })),
    /** Takes it back before anything went out, and opens it to be changed. */
    unschedule: async ({ id }: Pick<Campaign, 'id'>) => {
      if (showFailure(await unschedule({ campaignId: id })).error) return;
      show({ text: 'It is a draft again. Nothing was sent.' });
      await navigate(campaignEditPath(id));
    },
    /** Makes a draft and opens it. */
    create: async (wish: RawInput<typeof campaignsContract.createCampaign>) => {
      if (creating.isLoading) return;
      const { data } = showFailure(await create(wish));
      if (data) await navigate(writingHref(data));
    },
  };
}
