import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { callsContract } from '../../contracts/calls';

const ofOne = {
  invalidatesTags: invalidates<{ callId: string }>(({ callId }) => [listTag('Call'), idTag('Call', callId)]),
};

export const callsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // The rhythm is one of the engine's settings.
    getCallPlan: contractQuery(build, callsContract.getCallPlan, {
      providesTags: [listTag('Call'), listTag('Cycle')],
    }),
    listCalls: contractPages(build, callsContract.listCalls, {
      providesTags: (seen) =>
        listTags(
          'Call',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    getCall: contractQuery(build, callsContract.getCall, {
      providesTags: (_call, _error, { callId }) => [idTag('Call', callId)],
    }),
    updateCallPlan: contractMutation(build, callsContract.updateCallPlan, {
      invalidatesTags: invalidates([listTag('Call')]),
    }),
    getCallNumber: contractQuery(build, callsContract.getCallNumber, {
      providesTags: [listTag('Call'), listTag('Credential')],
    }),
    createCallNumber: contractMutation(build, callsContract.createCallNumber, numberChanged()),
    updateCallNumber: contractMutation(build, callsContract.updateCallNumber, numberChanged()),
    deleteCallNumber: contractMutation(build, callsContract.deleteCallNumber, numberChanged()),
    getCallPush: contractQuery(build, callsContract.getCallPush, { providesTags: [listTag('Call')] }),
    updateCallPush: contractMutation(build, callsContract.updateCallPush, numberChanged()),
    deleteCallPush: contractMutation(build, callsContract.deleteCallPush, numberChanged()),
    createCall: contractMutation(build, callsContract.createCall, { invalidatesTags: invalidates([listTag('Call')]) }),
    answerCall: contractMutation(build, callsContract.answerCall, ofOne),
    // What is said in it may choose an idea.
    createCallTurn: contractMutation(build, callsContract.createCallTurn, {
      invalidatesTags: invalidates(({ callId }) => [
        listTag('Call'),
        idTag('Call', callId),
        listTag('Decision'),
        listTag('Cycle'),
      ]),
    }),
    updateCall: contractMutation(build, callsContract.updateCall, ofOne),
  }),
});

export const {
  useGetCallPlanQuery,
  useListCallsInfiniteQuery,
  useGetCallQuery,
  useUpdateCallPlanMutation,
  useGetCallNumberQuery,
  useCreateCallNumberMutation,
  useUpdateCallNumberMutation,
  useDeleteCallNumberMutation,
  useGetCallPushQuery,
  useUpdateCallPushMutation,
  useDeleteCallPushMutation,
  useCreateCallMutation,
  useAnswerCallMutation,
  useCreateCallTurnMutation,
  useUpdateCallMutation,
} = callsApi;

/** Where the next call rings depends on it. */
function numberChanged() {
  return { invalidatesTags: invalidates([listTag('Call')]) };
}
