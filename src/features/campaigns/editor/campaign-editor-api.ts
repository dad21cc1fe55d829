import { baseApi } from '../../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../../api/contract-endpoints';
import { idTag, invalidates, listTag, type Tag } from '../../../api/tags';
import { campaignsContract } from '../../../contracts/campaigns';

/** A mail in all that shows it; a campaign carries the subjects of its mails. */
const mail = (emailId: string): Tag[] => [
  listTag('CampaignEmail'),
  idTag('CampaignEmail', emailId),
  listTag('Campaign'),
];
const ofOne = { invalidatesTags: invalidates<{ emailId: string }>(({ emailId }) => mail(emailId)) };

export const campaignEditorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCampaignEmail: contractQuery(build, campaignsContract.getCampaignEmail, {
      providesTags: (_mail, _error, { emailId }) => [listTag('CampaignEmail'), idTag('CampaignEmail', emailId)],
    }),
    updateCampaignEmail: contractMutation(build, campaignsContract.updateCampaignEmail, ofOne),
    listEmailVersions: contractPages(build, campaignsContract.listEmailVersions, {
      providesTags: [listTag('CampaignEmail')],
    }),
    restoreEmailVersion: contractMutation(build, campaignsContract.restoreEmailVersion, ofOne),
    // Made of what is stored now, and of a contact as it is now: not kept for the next look.
    previewCampaignEmail: contractQuery(build, campaignsContract.previewCampaignEmail, {
      keepUnusedDataFor: 0,
      providesTags: [listTag('CampaignEmail'), listTag('Profile')],
    }),
    sendTestEmail: contractMutation(build, campaignsContract.sendTestEmail),
    draftCampaignEmail: contractMutation(build, campaignsContract.draftCampaignEmail),
    checkCampaign: contractQuery(build, campaignsContract.checkCampaign, {
      providesTags: [listTag('Campaign'), listTag('CampaignEmail'), listTag('Sending')],
    }),
    countAudience: contractQuery(build, campaignsContract.countAudience, {
      keepUnusedDataFor: 10,
      providesTags: [listTag('Contact'), listTag('Segment'), listTag('Suppression')],
    }),
  }),
});

export const {
  useGetCampaignEmailQuery,
  useUpdateCampaignEmailMutation,
  useListEmailVersionsInfiniteQuery,
  useRestoreEmailVersionMutation,
  usePreviewCampaignEmailQuery,
  useSendTestEmailMutation,
  useDraftCampaignEmailMutation,
  useCheckCampaignQuery,
  useCountAudienceQuery,
} = campaignEditorApi;
