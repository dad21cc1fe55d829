import { baseApi } from '../../../api/base-api';
import { contractMutation, contractQuery } from '../../../api/contract-endpoints';
import { invalidates, listTag } from '../../../api/tags';
import { engineRunsContract } from '../../../contracts/engine-runs';

/** Loaded with the part of the page that shows it. */
export const weekRunApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCycleRun: contractQuery(build, engineRunsContract.getCycleRun, {
      providesTags: [listTag('Cycle'), listTag('Piece')],
    }),
    createCycleRun: contractMutation(build, engineRunsContract.createCycleRun, {
      invalidatesTags: invalidates([listTag('Cycle'), listTag('Piece'), listTag('Overview'), listTag('Activity')]),
    }),
  }),
});

export const { useGetCycleRunQuery, useCreateCycleRunMutation } = weekRunApi;
