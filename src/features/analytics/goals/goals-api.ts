import { baseApi } from '../../../api/base-api';
import { contractMutation, contractQuery } from '../../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../../api/tags';
import { analyticsContract } from '../../../contracts/analytics';

const ofOne = {
  invalidatesTags: invalidates<{ goalId: string }>(({ goalId }) => [listTag('Goal'), idTag('Goal', goalId)]),
};

export const goalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Progress changes as events come in.
    listGoals: contractQuery(build, analyticsContract.listGoals, {
      providesTags: (found) => [...listTags('Goal', found?.items), listTag('Analytics')],
    }),
    createGoal: contractMutation(build, analyticsContract.createGoal, {
      invalidatesTags: invalidates([listTag('Goal')]),
    }),
    updateGoal: contractMutation(build, analyticsContract.updateGoal, ofOne),
    deleteGoal: contractMutation(build, analyticsContract.deleteGoal, ofOne),
  }),
});

export const { useListGoalsQuery, useCreateGoalMutation, useUpdateGoalMutation, useDeleteGoalMutation } = goalsApi;
