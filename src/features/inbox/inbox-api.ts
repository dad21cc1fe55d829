import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { inboxContract } from '../../contracts/inbox';

const inbox = { providesTags: [listTag('Inbox')] };
const ofInbox = { invalidatesTags: invalidates([listTag('Inbox')]) };
/** Conversations show the names of their labels. */
const ofLabels = { invalidatesTags: invalidates([listTag('Inbox'), listTag('Conversation')]) };

export const inboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listInboxChannels: contractQuery(build, inboxContract.listInboxChannels, inbox),
    createInboxChannel: contractMutation(build, inboxContract.createInboxChannel, ofInbox),
    updateInboxChannel: contractMutation(build, inboxContract.updateInboxChannel, ofInbox),
    checkInboxChannel: contractMutation(build, inboxContract.checkInboxChannel, ofInbox),
    deleteInboxChannel: contractMutation(build, inboxContract.deleteInboxChannel, ofInbox),
    listLabels: contractQuery(build, inboxContract.listLabels, inbox),
    createLabel: contractMutation(build, inboxContract.createLabel, ofLabels),
    updateLabel: contractMutation(build, inboxContract.updateLabel, ofLabels),
    deleteLabel: contractMutation(build, inboxContract.deleteLabel, ofLabels),
    listSavedReplies: contractQuery(build, inboxContract.listSavedReplies, inbox),
    createSavedReply: contractMutation(build, inboxContract.createSavedReply, ofInbox),
    updateSavedReply: contractMutation(build, inboxContract.updateSavedReply, ofInbox),
    deleteSavedReply: contractMutation(build, inboxContract.deleteSavedReply, ofInbox),
    getSavedReplyText: contractQuery(build, inboxContract.getSavedReplyText, inbox),
    getInboxSettings: contractQuery(build, inboxContract.getInboxSettings, inbox),
    updateInboxSettings: contractMutation(build, inboxContract.updateInboxSettings, ofInbox),
    listInboundFailures: contractPages(build, inboxContract.listInboundFailures, inbox),
    createInboundReplay: contractMutation(build, inboxContract.createInboundReplay, {
      invalidatesTags: invalidates([listTag('Inbox'), listTag('Conversation')]),
    }),
  }),
});

export const {
  useListInboxChannelsQuery,
  useCreateInboxChannelMutation,
  useUpdateInboxChannelMutation,
  useCheckInboxChannelMutation,
  useDeleteInboxChannelMutation,
  useListLabelsQuery,
  useCreateLabelMutation,
  useUpdateLabelMutation,
  useDeleteLabelMutation,
  useListSavedRepliesQuery,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
  useDeleteSavedReplyMutation,
  useLazyGetSavedReplyTextQuery,
  useGetInboxSettingsQuery,
  useUpdateInboxSettingsMutation,
  useListInboundFailuresInfiniteQuery,
  useCreateInboundReplayMutation,
} = inboxApi;
