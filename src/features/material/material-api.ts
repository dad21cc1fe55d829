import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag } from '../../api/tags';
import { materialContract } from '../../contracts/material';

export const materialApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMaterial: contractQuery(build, materialContract.listMaterial, { providesTags: [listTag('Material')] }),
    getQuestions: contractQuery(build, materialContract.getQuestions, { providesTags: [listTag('Material')] }),
    createMaterial: contractMutation(build, materialContract.createMaterial, ofMaterial()),
    createFinds: contractMutation(build, materialContract.createFinds, ofMaterial()),
    createDismissal: contractMutation(build, materialContract.createDismissal, ofMaterial()),
    updateMaterial: contractMutation(build, materialContract.updateMaterial, ofMaterial()),
    deleteMaterial: contractMutation(build, materialContract.deleteMaterial, ofMaterial()),
  }),
});

export const {
  useListMaterialQuery,
  useGetQuestionsQuery,
  useCreateMaterialMutation,
  useCreateFindsMutation,
  useCreateDismissalMutation,
  useUpdateMaterialMutation,
  useDeleteMaterialMutation,
} = materialApi;

/** An answer closes its question and is news for this week's ideas, so all of it is read together. */
function ofMaterial() {
  return { invalidatesTags: invalidates([listTag('Material'), listTag('Cycle')]) };
}
