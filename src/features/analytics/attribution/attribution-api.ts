import { baseApi } from '../../../api/base-api';
import { contractMutation, contractQuery } from '../../../api/contract-endpoints';
import { invalidates, listTag } from '../../../api/tags';
import { analyticsContract } from '../../../contracts/analytics';

const counted = { providesTags: [listTag('Analytics')] };

export const attributionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAttribution: contractQuery(build, analyticsContract.getAttribution, counted),
    listCosts: contractQuery(build, analyticsContract.listCosts, counted),
    updateCost: contractMutation(build, analyticsContract.updateCost, {
      invalidatesTags: invalidates([listTag('Analytics')]),
    }),
  }),
});

export const { useGetAttributionQuery, useListCostsQuery, useUpdateCostMutation } = attributionApi;
