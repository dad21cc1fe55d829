import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { operatorContract } from '../../contracts/operator';
import { planContract } from '../../contracts/plan';

export const operatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystem: contractQuery(build, operatorContract.getSystem, { providesTags: [listTag('System')] }),
    getMetricsToken: contractQuery(build, operatorContract.getMetricsToken, { providesTags: [listTag('System')] }),
    listFailedJobs: contractPages(build, operatorContract.listFailedJobs, {
      providesTags: (seen) =>
        listTags(
          'FailedJob',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    retryJob: contractMutation(build, operatorContract.retryJob, { invalidatesTags: invalidates(jobGone()) }),
    deleteJob: contractMutation(build, operatorContract.deleteJob, { invalidatesTags: invalidates(jobGone()) }),
    listMails: contractPages(build, operatorContract.listMails, {
      providesTags: (seen) =>
        listTags(
          'Mail',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    getMail: contractQuery(build, operatorContract.getMail, {
      providesTags: (_mail, _error, { mailId }) => [idTag('Mail', mailId)],
    }),
    resendMail: contractMutation(build, operatorContract.resendMail, {
      invalidatesTags: invalidates(({ mailId }: { mailId: string }) => [
        idTag('Mail', mailId),
        listTag('Mail'),
        listTag('System'),
      ]),
    }),
    listOperatorInvoices: contractPages(build, planContract.listOperatorInvoices, {
      providesTags: (seen) =>
        listTags(
          'OperatorInvoice',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    payInvoice: contractMutation(build, planContract.payInvoice, { invalidatesTags: invalidates(invoiceSettled) }),
    voidInvoice: contractMutation(build, planContract.voidInvoice, { invalidatesTags: invalidates(invoiceSettled) }),
    listSharedUsage: contractPages(build, planContract.listSharedUsage, {
      providesTags: (seen) =>
        listTags(
          'SharedUsage',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
  }),
});

export const {
  useGetSystemQuery,
  useLazyGetMetricsTokenQuery,
  useListFailedJobsInfiniteQuery,
  useRetryJobMutation,
  useDeleteJobMutation,
  useListMailsInfiniteQuery,
  useGetMailQuery,
  useResendMailMutation,
  useListOperatorInvoicesInfiniteQuery,
  usePayInvoiceMutation,
  useVoidInvoiceMutation,
  useListSharedUsageInfiniteQuery,
} = operatorApi;

/** Handling a failed job removes it from its list and changes the queues' counts. */
function jobGone() {
  return [listTag('FailedJob'), listTag('System')];
}

/** The invoice and its workspace's plan, which may be the open workspace's. */
function invoiceSettled({ invoiceId }: { invoiceId: string }) {
  return [
    idTag('OperatorInvoice', invoiceId),
    listTag('OperatorInvoice'),
    idTag('Invoice', invoiceId),
    listTag('Invoice'),
    listTag('Plan'),
    listTag('SharedUsage'),
    listTag('Session'),
  ];
}
