import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag } from '../../api/tags';
import { automationsContract } from '../../contracts/automations';

/** What its steps say is checked with the campaign, and its mails stand there. */
const ofOne = {
  invalidatesTags: invalidates<{ campaignId: string }>(({ campaignId }) => [
    listTag('Automation'),
    listTag('Campaign'),
    idTag('Campaign', campaignId),
  ]),
};
const ofPeople = { invalidatesTags: invalidates([listTag('Automation')]) };

export const automationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAutomation: contractQuery(build, automationsContract.getAutomation, { providesTags: [listTag('Automation')] }),
    updateAutomation: contractMutation(build, automationsContract.updateAutomation, ofOne),
    createAutomationEmail: contractMutation(build, automationsContract.createAutomationEmail, {
      invalidatesTags: invalidates<{ campaignId: string }>(({ campaignId }) => [
        listTag('CampaignEmail'),
        listTag('Campaign'),
        idTag('Campaign', campaignId),
      ]),
    }),
    listAutomationRuns: contractPages(build, automationsContract.listAutomationRuns, {
      providesTags: [listTag('Automation')],
    }),
    createAutomationRun: contractMutation(build, automationsContract.createAutomationRun, ofPeople),
    stopAutomationRun: contractMutation(build, automationsContract.stopAutomationRun, ofPeople),
    listContactRuns: contractQuery(build, automationsContract.listContactRuns, {
      providesTags: [listTag('Automation')],
    }),
    listRunLog: contractPages(build, automationsContract.listRunLog, { providesTags: [listTag('Automation')] }),
  }),
});

export const {
  useGetAutomationQuery,
  useUpdateAutomationMutation,
  useCreateAutomationEmailMutation,
  useListAutomationRunsInfiniteQuery,
  useCreateAutomationRunMutation,
  useStopAutomationRunMutation,
  useListContactRunsQuery,
  useListRunLogInfiniteQuery,
} = automationsApi;
