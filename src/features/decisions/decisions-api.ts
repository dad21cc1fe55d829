import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag } from '../../api/tags';
import { decisionsContract } from '../../contracts/decisions';

export const decisionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDecision: contractQuery(build, decisionsContract.getDecision, {
      providesTags: [listTag('Decision'), listTag('Cycle')],
    }),
    // The ideas of the week are what it changes; the post of a chosen one follows by a job.
    updateDecision: contractMutation(build, decisionsContract.updateDecision, {
      invalidatesTags: invalidates(({ decisionId }) => [
        listTag('Decision'),
        idTag('Decision', decisionId),
        listTag('Cycle'),
        listTag('Overview'),
      ]),
    }),
  }),
});

export const { useGetDecisionQuery, useUpdateDecisionMutation } = decisionsApi;
