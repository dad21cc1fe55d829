import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { accountContract } from '../../contracts/account';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMailDelivery: contractQuery(build, accountContract.getMailDelivery, { providesTags: [listTag('Session')] }),
    createPasswordReset: contractMutation(build, accountContract.createPasswordReset),
    updatePassword: contractMutation(build, accountContract.updatePassword),
    createEmailVerification: contractMutation(build, accountContract.createEmailVerification),
    // Kept: once it is used, the page shows what came of it, and the link is dead.
    getEmailLink: contractQuery(build, accountContract.getEmailLink, { providesTags: [listTag('Session')] }),
    updateEmailVerification: contractMutation(build, accountContract.updateEmailVerification, {
      invalidatesTags: invalidates([listTag('Session'), listTag('Security'), listTag('Member')]),
    }), // the address may be a new one
    listMembers: contractQuery(build, accountContract.listMembers, {
      providesTags: [listTag('Member'), listTag('Invitation')],
    }),
    updateMember: contractMutation(build, accountContract.updateMember, {
      invalidatesTags: invalidates([listTag('Member'), listTag('Session')]),
    }), // it may be oneself
    deleteMember: contractMutation(build, accountContract.deleteMember, {
      invalidatesTags: invalidates([listTag('Member')]),
    }),
    deleteMembership: contractMutation(build, accountContract.deleteMembership),
    createInvitation: contractMutation(build, accountContract.createInvitation, {
      invalidatesTags: invalidates([listTag('Invitation')]),
    }),
    createInvitationMail: contractMutation(build, accountContract.createInvitationMail, {
      invalidatesTags: invalidates([listTag('Invitation')]),
    }),
    deleteInvitation: contractMutation(build, accountContract.deleteInvitation, {
      invalidatesTags: invalidates([listTag('Invitation')]),
    }),
    getInvitation: contractQuery(build, accountContract.getInvitation, { providesTags: [listTag('Invitation')] }),
    acceptInvitation: contractMutation(build, accountContract.acceptInvitation),
  }),
});

export const {
  useGetMailDeliveryQuery,
  useCreatePasswordResetMutation,
  useUpdatePasswordMutation,
  useCreateEmailVerificationMutation,
  useGetEmailLinkQuery,
  useUpdateEmailVerificationMutation,
  useListMembersQuery,
  useUpdateMemberMutation,
  useDeleteMemberMutation,
  useDeleteMembershipMutation,
  useCreateInvitationMutation,
  useCreateInvitationMailMutation,
  useDeleteInvitationMutation,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
} = accountApi;
