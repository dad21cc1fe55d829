import { baseApi } from '../../api/base-api';
import { contractQuery } from '../../api/contract-endpoints';
import { listTag } from '../../api/tags';
import { overviewContract } from '../../contracts/overview';

export const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: contractQuery(build, overviewContract.getOverview, { providesTags: [listTag('Overview')] }),
  }),
});

export const { useGetOverviewQuery } = overviewApi;
