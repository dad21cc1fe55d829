import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { settingsContract } from '../../contracts/settings';

export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSettings: contractQuery(build, settingsContract.getSettings, { providesTags: [listTag('Settings')] }),
    updateSettings: contractMutation(build, settingsContract.updateSettings, {
      invalidatesTags: invalidates(settingsChanged()),
      // What the server has stored is shown at once: between the reply and the reading that follows it, the old would come back.
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const stored = await queryFulfilled.catch(() => null);
        if (stored)
          dispatch(
            settingsApi.util.updateQueryData('getSettings', undefined, (settings) => ({ ...settings, ...stored.data })),
          );
      },
    }),
  }),
});

export const { useGetSettingsQuery, useUpdateSettingsMutation } = settingsApi;

/** The name is in the sidebar and among the members; whether the page is public is told wherever posts are. */
function settingsChanged() {
  return [listTag('Settings'), listTag('Session'), listTag('Workspace'), listTag('Member')];
}
