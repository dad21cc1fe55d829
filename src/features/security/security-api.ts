import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag, listTags } from '../../api/tags';
import { securityContract } from '../../contracts/security';

export const securityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: contractQuery(build, securityContract.getSecurity, { providesTags: [listTag('Security')] }),
    listSignIns: contractQuery(build, securityContract.listSignIns, {
      providesTags: (found) => listTags('SignIn', found?.items),
    }),
    deleteSignIn: contractMutation(build, securityContract.deleteSignIn, {
      invalidatesTags: invalidates([listTag('SignIn')]),
    }),
    deleteSignIns: contractMutation(build, securityContract.deleteSignIns, {
      invalidatesTags: invalidates([listTag('SignIn')]),
    }),
    // Also signs out every other browser.
    changePassword: contractMutation(build, securityContract.changePassword, {
      invalidatesTags: invalidates([listTag('Security'), listTag('SignIn')]),
    }),
    createEmailChange: contractMutation(build, securityContract.createEmailChange, {
      invalidatesTags: invalidates([listTag('Security')]),
    }),
    deleteEmailChange: contractMutation(build, securityContract.deleteEmailChange, {
      invalidatesTags: invalidates([listTag('Security')]),
    }),
    // A conflict means that another browser has turned it on.
    createTwoFactor: contractMutation(build, securityContract.createTwoFactor, {
      invalidatesTags: invalidates([listTag('Security')]),
    }),
    confirmTwoFactor: contractMutation(build, securityContract.confirmTwoFactor, {
      invalidatesTags: invalidates([listTag('Security')]),
    }),
    endTwoFactor: contractMutation(build, securityContract.endTwoFactor, {
      invalidatesTags: invalidates([listTag('Security')]),
    }),
    createRecoveryCodes: contractMutation(build, securityContract.createRecoveryCodes, {
      invalidatesTags: invalidates([listTag('Security')]),
    }),
  }),
});

export const {
  useGetSecurityQuery,
  useListSignInsQuery,
  useDeleteSignInMutation,
  useDeleteSignInsMutation,
  useChangePasswordMutation,
  useCreateEmailChangeMutation,
  useDeleteEmailChangeMutation,
  useCreateTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useEndTwoFactorMutation,
  useCreateRecoveryCodesMutation,
} = securityApi;
