import { baseApi } from '../../api/base-api';
import { contractQuery } from '../../api/contract-endpoints';
import { listTag } from '../../api/tags';
import { analyticsContract } from '../../contracts/analytics';

/** Figures are updated within a minute of each event; the topic `analytics` announces it. */
const counted = { providesTags: [listTag('Analytics')] };

export const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: contractQuery(build, analyticsContract.getAnalytics, counted),
    listTopContent: contractQuery(build, analyticsContract.listTopContent, counted),
    listBreakdown: contractQuery(build, analyticsContract.listBreakdown, counted),
    getBestHours: contractQuery(build, analyticsContract.getBestHours, counted),
    getFunnel: contractQuery(build, analyticsContract.getFunnel, counted),
    // The page polls for who is there now, so nothing needs to announce it.
    getRecentVisitors: contractQuery(build, analyticsContract.getRecentVisitors, {
      keepUnusedDataFor: 10,
      providesTags: [listTag('Analytics')],
    }),
  }),
});

export const {
  useGetAnalyticsQuery,
  useListTopContentQuery,
  useListBreakdownQuery,
  useGetBestHoursQuery,
  useGetFunnelQuery,
  useGetRecentVisitorsQuery,
} = analyticsApi;
