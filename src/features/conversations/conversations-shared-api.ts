import { baseApi } from '../../api/base-api';
import { contractQuery } from '../../api/contract-endpoints';
import { listTag } from '../../api/tags';
import { conversationCountsContract } from '../../contracts/conversation-counts';

/** Apart from `conversations-api.ts`, so that the navigation of every page does not carry the inbox. */
export const conversationsSharedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConversationCounts: contractQuery(build, conversationCountsContract.getConversationCounts, {
      providesTags: [listTag('Conversation')],
    }),
  }),
});

export const { useGetConversationCountsQuery } = conversationsSharedApi;
