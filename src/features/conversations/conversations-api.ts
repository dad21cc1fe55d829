import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, type Tag } from '../../api/tags';
import type { Conversation, ConversationDetail, Message } from '../../contracts/conversation-record';
import { conversationsContract } from '../../contracts/conversations';

/** A list that was scrolled far is not read again from its beginning at each change. */
const farList = idTag('Conversation', 'far');
const everywhere: Tag[] = [listTag('Conversation'), farList];
const ofMany = { invalidatesTags: invalidates([...everywhere, listTag('Message')]) };
const ofThread = { invalidatesTags: invalidates([listTag('Conversation'), listTag('Message')]) };

// Pictures, files and designed mails have no endpoint here: they are loaded by their address.
export const conversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConversations: contractPages(build, conversationsContract.listConversations, {
      providesTags: (seen) => [seen && seen.pages.length > FOLLOWED_PAGES ? farList : listTag('Conversation')],
    }),
    getConversation: contractQuery(build, conversationsContract.getConversation, {
      providesTags: [listTag('Conversation')],
    }),
    createConversation: contractMutation(build, conversationsContract.createConversation, ofMany),
    updateConversation: contractMutation(build, conversationsContract.updateConversation, {
      invalidatesTags: invalidates(everywhere),
      // Shown at once, and taken back if the server refuses.
      onQueryStarted: async ({ conversationId, status, priority, unread, snoozedUntil }, api) => {
        const change: Partial<Conversation> = {
          ...(status && { status }),
          ...(priority && { priority }),
          ...(unread !== undefined && { unread }),
          ...(snoozedUntil !== undefined && { snoozedUntil }),
        };
        const undo = writeInto(api.dispatch, api.getState, conversationId, change);
        const answer = await settled(api.queryFulfilled);
        if (answer) writeInto(api.dispatch, api.getState, conversationId, answer.data);
        else undo();
        // What was read is news no longer.
        if (answer && unread === false) api.dispatch(baseApi.util.invalidateTags([idTag('Activity', 'bell')]));
      },
    }),
    changeConversations: contractMutation(build, conversationsContract.changeConversations, ofMany),
    mergeConversations: contractMutation(build, conversationsContract.mergeConversations, ofMany),
    splitConversation: contractMutation(build, conversationsContract.splitConversation, ofMany),
    undoConversationChange: contractMutation(build, conversationsContract.undoConversationChange, ofMany),

    listMessages: contractPages(build, conversationsContract.listMessages, {
      providesTags: [listTag('Message')],
    }),
    createMessage: contractMutation(build, conversationsContract.createMessage, {
      ...ofThread,
      onQueryStarted: async (_input, { dispatch, getState, queryFulfilled }) => {
        addMessage(dispatch, getState, (await settled(queryFulfilled))?.data);
      },
    }),
    createNote: contractMutation(build, conversationsContract.createNote, {
      ...ofThread,
      onQueryStarted: async (_input, { dispatch, getState, queryFulfilled }) => {
        addMessage(dispatch, getState, (await settled(queryFulfilled))?.data);
      },
    }),
    retryMessage: contractMutation(build, conversationsContract.retryMessage, ofThread),
    deleteMessage: contractMutation(build, conversationsContract.deleteMessage, ofThread),
    createAttachment: contractMutation(build, conversationsContract.createAttachment),
    updateComment: contractMutation(build, conversationsContract.updateComment, ofThread),
    updateDraft: contractMutation(build, conversationsContract.updateDraft, {
      onQueryStarted: async ({ conversationId, text }, { dispatch, queryFulfilled }) => {
        if (await settled(queryFulfilled)) patchDetail(dispatch, conversationId, { draft: text });
      },
    }),
    updatePresence: contractMutation(build, conversationsContract.updatePresence, {
      onQueryStarted: async ({ conversationId }, { dispatch, queryFulfilled }) => {
        const answer = await settled(queryFulfilled);
        if (answer) patchDetail(dispatch, conversationId, answer.data);
      },
    }),
    createSuggestion: contractMutation(build, conversationsContract.createSuggestion),
    getConversationSummary: contractQuery(build, conversationsContract.getConversationSummary, {
      providesTags: [idTag('Conversation', 'summary')],
    }),
    createConversationMaterial: contractMutation(build, conversationsContract.createConversationMaterial, {
      invalidatesTags: invalidates([listTag('Material'), listTag('Cycle')]),
    }),
    createSimulatedMessage: contractMutation(build, conversationsContract.createSimulatedMessage),
  }),
});

export const {
  useListConversationsInfiniteQuery,
  useGetConversationQuery,
  useCreateConversationMutation,
  useUpdateConversationMutation,
  useChangeConversationsMutation,
  useMergeConversationsMutation,
  useSplitConversationMutation,
  useUndoConversationChangeMutation,
  useListMessagesInfiniteQuery,
  useCreateMessageMutation,
  useCreateNoteMutation,
  useRetryMessageMutation,
  useDeleteMessageMutation,
  useCreateAttachmentMutation,
  useUpdateCommentMutation,
  useUpdateDraftMutation,
  useUpdatePresenceMutation,
  useCreateSuggestionMutation,
  useLazyGetConversationSummaryQuery,
  useCreateConversationMaterialMutation,
  useCreateSimulatedMessageMutation,
} = conversationsApi;

/** Writes a change into every list and the open conversation; returns what takes it back. */
function writeInto(
  dispatch: Dispatch,
  getState: () => unknown,
  conversationId: string,
  change: Partial<Conversation>,
): () => void {
  const patches = [
    patchDetail(dispatch, conversationId, change),
    ...conversationsApi.util.selectCachedArgsForQuery(getState() as CacheState, 'listConversations').map((list) =>
      dispatch(
        conversationsApi.util.updateQueryData('listConversations', list, (draft) => {
          for (const { items } of draft.pages) {
            const row = items.find(({ id }) => id === conversationId);
            if (row) Object.assign(row, change);
          }
        }),
      ),
    ),
  ];
  return () => patches.forEach((patch) => patch.undo());
}

const patchDetail = (
  dispatch: Dispatch,
  conversationId: string,
  change: Partial<ConversationDetail>,
): { undo: () => void } =>
  dispatch(
    conversationsApi.util.updateQueryData(
      'getConversation',
      { conversationId },
      (draft) => void Object.assign(draft, change),
    ),
  );

/** Puts what was sent into its thread, so that it does not vanish between the answer and the next reading. */
function addMessage(dispatch: Dispatch, getState: () => unknown, message: Message | undefined): void {
  if (!message) return;
  for (const list of conversationsApi.util.selectCachedArgsForQuery(getState() as CacheState, 'listMessages'))
    if (list && list.conversationId === message.conversationId)
      dispatch(
        conversationsApi.util.updateQueryData('listMessages', list, ({ pages }) => {
          const known = pages.some(({ items }) => items.some(({ id }) => id === message.id));
          if (!known) pages[0]?.items.unshift(message);
        }),
      );
}

/** The answer, or undefined: whoever called hears of a failure. */
const settled = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => answer.catch(() => undefined);

/** Pages of a list that are read again whenever conversations change. */
export const FOLLOWED_PAGES = 10;

type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;
type CacheState = Parameters<ReturnType<typeof conversationsApi.endpoints.getConversation.select>>[0];
