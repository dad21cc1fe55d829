import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTags } from '../../api/tags';
import { activityContract } from '../../contracts/activity';

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listActivities: contractPages(build, activityContract.listActivities, {
      providesTags: (seen) =>
        listTags(
          'Activity',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    getBell: contractQuery(build, activityContract.getBell, { providesTags: [bellTag()] }),
    updateBell: contractMutation(build, activityContract.updateBell, {
      invalidatesTags: invalidates([bellTag()]),
      // Clears the count at once; it comes back if the server refuses.
      onQueryStarted: async ({ seenUntil }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          activityApi.util.updateQueryData('getBell', undefined, (bell) => ({ ...bell, unseen: 0, seenUntil })),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useListActivitiesInfiniteQuery, useGetBellQuery, useUpdateBellMutation } = activityApi;

function bellTag() {
  return idTag('Activity', 'bell');
}
