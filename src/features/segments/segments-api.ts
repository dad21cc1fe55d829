import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { segmentsContract } from '../../contracts/segments';

const ofOne = {
  invalidatesTags: invalidates<{ segmentId: string }>(({ segmentId }) => [
    listTag('Segment'),
    idTag('Segment', segmentId),
  ]),
};

export const segmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSegments: contractQuery(build, segmentsContract.listSegments, {
      providesTags: (found) => listTags('Segment', found?.items),
    }),
    createSegment: contractMutation(build, segmentsContract.createSegment, {
      invalidatesTags: invalidates([listTag('Segment')]),
    }),
    updateSegment: contractMutation(build, segmentsContract.updateSegment, ofOne),
    deleteSegment: contractMutation(build, segmentsContract.deleteSegment, ofOne),
    // Counts contacts as they are now, so replies are not cached for long.
    countSegment: contractQuery(build, segmentsContract.countSegment, {
      keepUnusedDataFor: 10,
      providesTags: [listTag('Contact')],
    }),
  }),
});

export const {
  useListSegmentsQuery,
  useCreateSegmentMutation,
  useUpdateSegmentMutation,
  useDeleteSegmentMutation,
  useCountSegmentQuery,
} = segmentsApi;
