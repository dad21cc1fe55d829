import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag, listTags } from '../../api/tags';
import { planContract } from '../../contracts/plan';

// Invoice documents have no endpoint here: they open in a new tab.
export const planApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlan: contractQuery(build, planContract.getPlan, { providesTags: [listTag('Plan')] }),
    updatePlan: contractMutation(build, planContract.updatePlan, { invalidatesTags: invalidates(planChanged()) }),
    cancelPlan: contractMutation(build, planContract.cancelPlan, { invalidatesTags: invalidates(planChanged()) }),
    resumePlan: contractMutation(build, planContract.resumePlan, { invalidatesTags: invalidates(planChanged()) }),
    updateAgency: contractMutation(build, planContract.updateAgency, {
      invalidatesTags: invalidates([listTag('Plan')]),
    }),
    listInvoices: contractPages(build, planContract.listInvoices, {
      providesTags: (seen) =>
        listTags(
          'Invoice',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
  }),
});

export const {
  useGetPlanQuery,
  useUpdatePlanMutation,
  useCancelPlanMutation,
  useResumePlanMutation,
  useUpdateAgencyMutation,
  useListInvoicesInfiniteQuery,
} = planApi;

/** A choice may create, replace or cancel an invoice, and end a pause that the session reports. */
function planChanged() {
  return [listTag('Plan'), listTag('Invoice'), listTag('Session')];
}
