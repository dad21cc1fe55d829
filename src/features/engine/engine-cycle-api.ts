import { baseApi } from '../../api/base-api';
import { contractQuery } from '../../api/contract-endpoints';
import { listTag } from '../../api/tags';
import { engineCycleContract } from '../../contracts/engine-cycle';

/** The week's beats stand in the header of every page: alone here, so that no first load carries the engine's forms. */
export const engineCycleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCycle: contractQuery(build, engineCycleContract.getCycle, { providesTags: [listTag('Cycle')] }),
  }),
});

export const { useGetCycleQuery } = engineCycleApi;
