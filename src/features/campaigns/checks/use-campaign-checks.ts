import { useGetCampaignQuery } from '../campaigns-api';
import { useCheckCampaignQuery } from '../editor/campaign-editor-api';

/** What the server says about sending, and the campaign that it is about; of one mail only what is about it. */
export function useCampaignChecks(
  campaignId: string,
  { emailId, skip = false }: { emailId?: string; skip?: boolean } = {},
) {
  const { currentData: campaign } = useGetCampaignQuery({ campaignId }, { skip });
  const { currentData, error, isFetching, refetch } = useCheckCampaignQuery(
    { campaignId },
    { skip, refetchOnMountOrArgChange: true },
  );
  const items = currentData?.items.filter((check) => emailId === undefined || check.emailId === emailId);
  return {
    campaign,
    items,
    fails: items?.filter(({ state }) => state === 'fail') ?? [],
    warns: items?.filter(({ state }) => state === 'warn') ?? [],
    error,
    isFetching,
    refetch,
  };
}
