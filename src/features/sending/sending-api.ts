import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { sendingContract } from '../../contracts/sending';

const changed = { invalidatesTags: invalidates([listTag('Sending')]) };

export const sendingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSendingSettings: contractQuery(build, sendingContract.getSendingSettings, {
      providesTags: [listTag('Sending')],
    }),
    updateSendingSettings: contractMutation(build, sendingContract.updateSendingSettings, changed),
    createSendingDomain: contractMutation(build, sendingContract.createSendingDomain, changed),
    checkSendingDomain: contractMutation(build, sendingContract.checkSendingDomain, changed),
    deleteSendingDomain: contractMutation(build, sendingContract.deleteSendingDomain, changed),
    createConversionKey: contractMutation(build, sendingContract.createConversionKey, changed),
  }),
});

export const {
  useGetSendingSettingsQuery,
  useUpdateSendingSettingsMutation,
  useCreateSendingDomainMutation,
  useCheckSendingDomainMutation,
  useDeleteSendingDomainMutation,
  useCreateConversionKeyMutation,
} = sendingApi;
