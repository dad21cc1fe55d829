import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { campaignsContract } from '../../contracts/campaigns';

/** Who is in an automation goes with how it stands. */
const ofOne = {
  invalidatesTags: invalidates<{ campaignId: string }>(({ campaignId }) => [
    listTag('Campaign'),
    idTag('Campaign', campaignId),
    listTag('Automation'),
  ]),
};

// A mail's own endpoints, checks and the counting of an audience are the editor's: campaign-editor-api.ts.
export const campaignsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCampaigns: contractPages(build, campaignsContract.listCampaigns, {
      providesTags: (seen) =>
        listTags(
          'Campaign',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    getCampaign: contractQuery(build, campaignsContract.getCampaign, {
      providesTags: (campaign) => [listTag('Campaign'), ...(campaign ? [idTag('Campaign', campaign.id)] : [])],
    }),
    createCampaign: contractMutation(build, campaignsContract.createCampaign, {
      invalidatesTags: invalidates([listTag('Campaign')]),
    }),
    updateCampaign: contractMutation(build, campaignsContract.updateCampaign, ofOne),
    deleteCampaign: contractMutation(build, campaignsContract.deleteCampaign, ofOne),
    startCampaign: contractMutation(build, campaignsContract.startCampaign, ofOne),
    pauseCampaign: contractMutation(build, campaignsContract.pauseCampaign, ofOne),
    resumeCampaign: contractMutation(build, campaignsContract.resumeCampaign, ofOne),
    unscheduleCampaign: contractMutation(build, campaignsContract.unscheduleCampaign, ofOne),
    stopCampaign: contractMutation(build, campaignsContract.stopCampaign, ofOne),
    resendDeliveries: contractMutation(build, campaignsContract.resendDeliveries, ofOne),
    listDeliveries: contractPages(build, campaignsContract.listDeliveries, { providesTags: [listTag('Campaign')] }),
    getCampaignReport: contractQuery(build, campaignsContract.getCampaignReport, {
      providesTags: [listTag('Campaign')],
    }),
    listConversionClaims: contractQuery(build, campaignsContract.listConversionClaims, {
      providesTags: [listTag('Campaign')],
    }),
    updateConversionClaim: contractMutation(build, campaignsContract.updateConversionClaim, {
      invalidatesTags: invalidates([listTag('Campaign'), listTag('Overview')]),
    }),
    listCampaignTemplates: contractQuery(build, campaignsContract.listCampaignTemplates, {
      providesTags: [listTag('Campaign')],
    }),
    listCampaignRecommendations: contractQuery(build, campaignsContract.listCampaignRecommendations, {
      providesTags: [listTag('Campaign')],
    }),
  }),
});

export const {
  useListCampaignsInfiniteQuery,
  useGetCampaignQuery,
  useCreateCampaignMutation,
  useUpdateCampaignMutation,
  useDeleteCampaignMutation,
  useStartCampaignMutation,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useUnscheduleCampaignMutation,
  useStopCampaignMutation,
  useResendDeliveriesMutation,
  useListDeliveriesInfiniteQuery,
  useGetCampaignReportQuery,
  useListConversionClaimsQuery,
  useUpdateConversionClaimMutation,
  useListCampaignTemplatesQuery,
  useListCampaignRecommendationsQuery,
} = campaignsApi;
