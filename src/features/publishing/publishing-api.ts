import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag } from '../../api/tags';
import { publishingContract } from '../../contracts/publishing';

/** What a post does on its networks depends on how they are connected. */
const connectionChanged = { invalidatesTags: invalidates([listTag('Connection'), listTag('Posting')]) };

export const publishingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConnections: contractQuery(build, publishingContract.listConnections, {
      providesTags: [listTag('Connection')],
    }),
    createWebhook: contractMutation(build, publishingContract.createWebhook, connectionChanged),
    createBlueskyConnection: contractMutation(build, publishingContract.createBlueskyConnection, connectionChanged),
    createMetaConnection: contractMutation(build, publishingContract.createMetaConnection, connectionChanged),
    // Nothing is connected before the person comes back.
    createConsent: contractMutation(build, publishingContract.createConsent),
    finishConsent: contractMutation(build, publishingContract.finishConsent, connectionChanged),
    testConnection: contractMutation(build, publishingContract.testConnection, connectionChanged),
    deleteConnection: contractMutation(build, publishingContract.deleteConnection, connectionChanged),
    listWebhookDeliveries: contractQuery(build, publishingContract.listWebhookDeliveries, {
      providesTags: [listTag('Connection')],
    }),
    replayWebhookDelivery: contractMutation(build, publishingContract.replayWebhookDelivery, {
      invalidatesTags: invalidates([listTag('Connection')]),
    }),
    getPiecePostings: contractQuery(build, publishingContract.getPiecePostings, {
      providesTags: (_found, _error, { pieceId }) => [listTag('Posting'), idTag('Posting', pieceId)],
    }),
    getPieceNewsletter: contractQuery(build, publishingContract.getPieceNewsletter, {
      providesTags: (_found, _error, { pieceId }) => [idTag('Posting', pieceId), idTag('Piece', pieceId)],
    }),
    updatePiecePostings: contractMutation(build, publishingContract.updatePiecePostings, {
      invalidatesTags: invalidates<{ pieceId: string }>(({ pieceId }) => [
        idTag('Posting', pieceId),
        idTag('Piece', pieceId),
        listTag('Piece'),
      ]),
    }),
    createPostingWords: contractMutation(build, publishingContract.createPostingWords, {
      invalidatesTags: invalidates<{ pieceId: string }>(({ pieceId }) => [
        idTag('Posting', pieceId),
        idTag('Piece', pieceId),
        listTag('Piece'),
      ]),
    }),
    updatePosting: contractMutation(build, publishingContract.updatePosting, {
      invalidatesTags: invalidates([listTag('Posting')]),
    }),
  }),
});

export const {
  useListConnectionsQuery,
  useCreateWebhookMutation,
  useCreateBlueskyConnectionMutation,
  useCreateMetaConnectionMutation,
  useCreateConsentMutation,
  useFinishConsentMutation,
  useTestConnectionMutation,
  useDeleteConnectionMutation,
  useListWebhookDeliveriesQuery,
  useReplayWebhookDeliveryMutation,
  useGetPiecePostingsQuery,
  useGetPieceNewsletterQuery,
  useUpdatePiecePostingsMutation,
  useUpdatePostingMutation,
  useCreatePostingWordsMutation,
} = publishingApi;
