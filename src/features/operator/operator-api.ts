import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { operatorContract } from '../../contracts/operator';

export const operatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystem: contractQuery(build, operatorContract.getSystem, { providesTags: [listTag('System')] }),
    getMetricsToken: contractQuery(build, operatorContract.getMetricsToken, { providesTags: [listTag('System')] }),
    listFailedJobs: contractPages(build, operatorContract.listFailedJobs, { providesTags: (seen) => listTags('FailedJob', seen?.pages.flatMap((page) => page.items)) }),
    retryJob: contractMutation(build, operatorContract.retryJob, { invalidatesTags: invalidates(jobGone()) }),
    deleteJob: contractMutation(build, operatorContract.deleteJob, { invalidatesTags: invalidates(jobGone()) }),
    listMails: contractPages(build, operatorContract.listMails, { providesTags: (seen) => listTags('Mail', seen?.pages.flatMap((page) => page.items)) }),
    getMail: contractQuery(build, operatorContract.getMail, { providesTags: (_mail, _error, { mailId }) => [idTag('Mail', mailId)] }),
    resendMail: contractMutation(build, operatorContract.resendMail, { invalidatesTags: invalidates(({ mailId }: { mailId: string }) => [idTag('Mail', mailId), listTag('Mail'), listTag('System')]) }),
  }),
});

export const {
  useGetSystemQuery, useLazyGetMetricsTokenQuery, useListFailedJobsInfiniteQuery, useRetryJobMutation, useDeleteJobMutation, useListMailsInfiniteQuery, useGetMailQuery, useResendMailMutation,
} = operatorApi;

/** A failed job leaves its list; the queues count differently. */
function jobGone() {
  return [listTag('FailedJob'), listTag('System')];
}
