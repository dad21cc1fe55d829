import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag, listTags } from '../../api/tags';
import { authContract } from '../../contracts/auth';

// Login, register, logout and the two that move to another workspace end in `sessionStarted` or `sessionEnded`, which
// drop the whole cache; tags would refetch on behalf of the session that is just over.
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: contractQuery(build, authContract.getSession, { providesTags: [listTag('Session')] }),
    getSignInOptions: contractQuery(build, authContract.getSignInOptions, { providesTags: [listTag('Session')] }),
    login: contractMutation(build, authContract.login, { failureText: 'Login failed.' }),
    register: contractMutation(build, authContract.register, { failureText: 'Registration failed.' }),
    logout: contractMutation(build, authContract.logout),
    listWorkspaces: contractQuery(build, authContract.listWorkspaces, {
      providesTags: (workspaces) => listTags('Workspace', workspaces),
    }),
    createWorkspace: contractMutation(build, authContract.createWorkspace),
    activateWorkspace: contractMutation(build, authContract.activateWorkspace),
    updateWorkspace: contractMutation(build, authContract.updateWorkspace, {
      invalidatesTags: invalidates(workspaceChanged()),
      // What the server has stored is shown at once: between the reply and the reading that follows it, the old would come back.
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const stored = await queryFulfilled.catch(() => null);
        if (stored) dispatch(authApi.util.updateQueryData('getSession', undefined, () => stored.data));
      },
    }),
  }),
});

export const {
  useGetSessionQuery,
  useGetSignInOptionsQuery,
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useListWorkspacesQuery,
  useCreateWorkspaceMutation,
  useActivateWorkspaceMutation,
  useUpdateWorkspaceMutation,
} = authApi;

/** Its name is on every page, and its zone is what every time and week is told in. */
function workspaceChanged() {
  return [
    listTag('Session'),
    listTag('Workspace'),
    listTag('Cycle'),
    listTag('Piece'),
    listTag('Overview'),
    listTag('Usage'),
  ];
}
