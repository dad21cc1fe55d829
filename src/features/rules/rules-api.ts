import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { rulesContract } from '../../contracts/rules';

const ofOne = {
  invalidatesTags: invalidates<{ ruleId: string }>(({ ruleId }) => [listTag('Rule'), idTag('Rule', ruleId)]),
};

export const rulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRules: contractQuery(build, rulesContract.listRules, {
      providesTags: (found) => listTags('Rule', found?.items),
    }),
    createRule: contractMutation(build, rulesContract.createRule, { invalidatesTags: invalidates([listTag('Rule')]) }),
    updateRule: contractMutation(build, rulesContract.updateRule, ofOne),
    pauseRule: contractMutation(build, rulesContract.pauseRule, ofOne),
    resumeRule: contractMutation(build, rulesContract.resumeRule, ofOne),
    deleteRule: contractMutation(build, rulesContract.deleteRule, ofOne),
    restoreRule: contractMutation(build, rulesContract.restoreRule, ofOne),
    listRuleFirings: contractPages(build, rulesContract.listRuleFirings, {
      providesTags: [listTag('Rule')],
    }),
    // It is read for the form that asks, and no other query shows it.
    getRuleFeed: contractMutation(build, rulesContract.getRuleFeed),
    // What it shows changes with the day and with what the rule has made, so replies are not cached for long.
    getRulePreview: contractQuery(build, rulesContract.getRulePreview, {
      keepUnusedDataFor: 10,
      providesTags: [listTag('Rule')],
    }),
  }),
});

export const {
  useListRulesQuery,
  useCreateRuleMutation,
  useUpdateRuleMutation,
  usePauseRuleMutation,
  useResumeRuleMutation,
  useDeleteRuleMutation,
  useRestoreRuleMutation,
  useListRuleFiringsInfiniteQuery,
  useGetRuleFeedMutation,
  useGetRulePreviewQuery,
} = rulesApi;
