import { baseApi } from '../../../api/base-api';
import { contractMutation, contractQuery } from '../../../api/contract-endpoints';
import { invalidates, listTag, listTags } from '../../../api/tags';
import { analyticsContract } from '../../../contracts/analytics';

/** Applying and taking back changes ideas, drafts or the posting time too. */
const applied = {
  invalidatesTags: invalidates([listTag('Insight'), listTag('Cycle'), listTag('Piece'), listTag('Overview')]),
};

export const insightsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listInsights: contractQuery(build, analyticsContract.listInsights, {
      providesTags: (found) => listTags('Insight', found?.items),
    }),
    applyInsight: contractMutation(build, analyticsContract.applyInsight, applied),
    undoInsight: contractMutation(build, analyticsContract.undoInsight, applied),
    dismissInsight: contractMutation(build, analyticsContract.dismissInsight, {
      invalidatesTags: invalidates([listTag('Insight')]),
    }),
  }),
});

export const { useListInsightsQuery, useApplyInsightMutation, useUndoInsightMutation, useDismissInsightMutation } =
  insightsApi;
