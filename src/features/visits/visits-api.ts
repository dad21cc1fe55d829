import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { visitsContract } from '../../contracts/visits';

const ofOne = {
  invalidatesTags: invalidates<{ siteId: string }>(({ siteId }) => [listTag('VisitSite'), idTag('VisitSite', siteId)]),
};

export const visitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listVisitSites: contractQuery(build, visitsContract.listVisitSites, {
      providesTags: (found) => listTags('VisitSite', found?.items),
    }),
    checkVisitSite: contractQuery(build, visitsContract.checkVisitSite, {
      providesTags: (_found, _error, { siteId }) => [idTag('VisitSite', siteId)],
    }),
    createVisitSite: contractMutation(build, visitsContract.createVisitSite, {
      invalidatesTags: invalidates([listTag('VisitSite')]),
    }),
    updateVisitSite: contractMutation(build, visitsContract.updateVisitSite, ofOne),
    // A removed site has nothing to check.
    deleteVisitSite: contractMutation(build, visitsContract.deleteVisitSite, {
      invalidatesTags: invalidates([listTag('VisitSite')]),
    }),
  }),
});

export const {
  useListVisitSitesQuery,
  useCheckVisitSiteQuery,
  useCreateVisitSiteMutation,
  useUpdateVisitSiteMutation,
  useDeleteVisitSiteMutation,
} = visitsApi;
