import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { credentialContract } from '../../contracts/credential';

export const credentialApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCredentials: contractQuery(build, credentialContract.listCredentials, {
      providesTags: [listTag('Credential')],
    }),
    updateCredentials: contractMutation(build, credentialContract.updateCredentials, {
      invalidatesTags: invalidates([listTag('Credential')]),
      // What the server has stored is shown at once: between the reply and the reading that follows it, the old would come back.
      onQueryStarted: async (_values, { dispatch, queryFulfilled }) => {
        const stored = await queryFulfilled.catch(() => null);
        if (stored) dispatch(credentialApi.util.updateQueryData('listCredentials', undefined, () => stored.data));
      },
    }),
    testCredentials: contractMutation(build, credentialContract.testCredentials, {
      invalidatesTags: invalidates([listTag('Credential')]),
    }),
  }),
});

export const { useListCredentialsQuery, useUpdateCredentialsMutation, useTestCredentialsMutation } = credentialApi;
