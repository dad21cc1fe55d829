import { baseApi } from '../../../api/base-api';
import { contractQuery } from '../../../api/contract-endpoints';
import { listTag } from '../../../api/tags';
import { analyticsContract } from '../../../contracts/analytics';

export const retentionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRetention: contractQuery(build, analyticsContract.getRetention, { providesTags: [listTag('Analytics')] }),
  }),
});

export const { useGetRetentionQuery } = retentionApi;
