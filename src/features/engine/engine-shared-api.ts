import { baseApi } from '../../api/base-api';
import { contractQuery } from '../../api/contract-endpoints';
import { listTag } from '../../api/tags';
import { engineCycleContract } from '../../contracts/engine-cycle';
import { engineProfileContract } from '../../contracts/engine-profile';

/**
 * What pages outside the engine read of it: the week's beats in every header, and the business profile. Apart from
 * `engine-api.ts`, so that neither the first load nor those pages carry the engine's forms.
 */
export const engineSharedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCycle: contractQuery(build, engineCycleContract.getCycle, { providesTags: [listTag('Cycle')] }),
    getProfile: contractQuery(build, engineProfileContract.getProfile, { providesTags: [listTag('Profile')] }),
  }),
});

export const { useGetCycleQuery, useGetProfileQuery } = engineSharedApi;
