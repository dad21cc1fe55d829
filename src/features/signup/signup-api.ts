import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { signupContract } from '../../contracts/signup';

// The hosted page and its confirmation are documents of the server, opened by their address.
export const signupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSignupPage: contractQuery(build, signupContract.getSignupPage, { providesTags: [listTag('SignupPage')] }),
    updateSignupPage: contractMutation(build, signupContract.updateSignupPage, {
      invalidatesTags: invalidates([listTag('SignupPage')]),
    }),
  }),
});

export const { useGetSignupPageQuery, useUpdateSignupPageMutation } = signupApi;
