import { baseApi } from '../../../api/base-api';
import { contractMutation, contractQuery } from '../../../api/contract-endpoints';
import { invalidates, listTag } from '../../../api/tags';
import { reportsContract } from '../../../contracts/reports';

// The PDF and the tables are downloads, and what is shared is a document of the server: opened by their addresses.
export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: contractQuery(build, reportsContract.getReport, { providesTags: [listTag('Analytics')] }),
    listReportShares: contractQuery(build, reportsContract.listReportShares, {
      providesTags: [listTag('ReportShare')],
    }),
    createReportShare: contractMutation(build, reportsContract.createReportShare, {
      invalidatesTags: invalidates([listTag('ReportShare')]),
    }),
    deleteReportShare: contractMutation(build, reportsContract.deleteReportShare, {
      invalidatesTags: invalidates([listTag('ReportShare')]),
    }),
    getReportMail: contractQuery(build, reportsContract.getReportMail, {
      providesTags: [listTag('ReportMail')],
    }),
    updateReportMail: contractMutation(build, reportsContract.updateReportMail, {
      invalidatesTags: invalidates([listTag('ReportMail')]),
    }),
  }),
});

export const {
  useGetReportQuery,
  useListReportSharesQuery,
  useCreateReportShareMutation,
  useDeleteReportShareMutation,
  useGetReportMailQuery,
  useUpdateReportMailMutation,
} = reportsApi;
