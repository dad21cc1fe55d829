import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { privacyContract } from '../../contracts/privacy';

export const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listExports: contractQuery(build, privacyContract.listExports, { providesTags: [listTag('Export')] }),
    createExport: contractMutation(build, privacyContract.createExport, {
      invalidatesTags: invalidates([listTag('Export')]),
    }),
    deleteExport: contractMutation(build, privacyContract.deleteExport, {
      invalidatesTags: invalidates([listTag('Export')]),
    }),
    getDeletion: contractQuery(build, privacyContract.getDeletion, { providesTags: [listTag('Deletion')] }),
    createWorkspaceDeletion: contractMutation(build, privacyContract.createWorkspaceDeletion, {
      invalidatesTags: invalidates(deletionChanged()),
    }),
    deleteWorkspaceDeletion: contractMutation(build, privacyContract.deleteWorkspaceDeletion, {
      invalidatesTags: invalidates(deletionChanged()),
    }),
    createAccountDeletion: contractMutation(build, privacyContract.createAccountDeletion, {
      invalidatesTags: invalidates(deletionChanged()),
    }),
    deleteAccountDeletion: contractMutation(build, privacyContract.deleteAccountDeletion, {
      invalidatesTags: invalidates(deletionChanged()),
    }),
  }),
});

export const {
  useListExportsQuery,
  useCreateExportMutation,
  useDeleteExportMutation,
  useGetDeletionQuery,
  useCreateWorkspaceDeletionMutation,
  useDeleteWorkspaceDeletionMutation,
  useCreateAccountDeletionMutation,
  useDeleteAccountDeletionMutation,
} = privacyApi;

/** The shell shows scheduled deletions, and deleting an account ends its other sign-ins. */
function deletionChanged() {
  return [listTag('Deletion'), listTag('Session'), listTag('SignIn')];
}
