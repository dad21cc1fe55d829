import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { invalidates, listTag, listTags } from '../../api/tags';
import { creativeContract } from '../../contracts/creative';

// getPictureFile has no endpoint here: a picture is loaded by the `url` of its record, in an <img> or a download link.
export const creativeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    generateImage: contractMutation(build, creativeContract.generateImage, {
      failureText: 'Generation failed',
      invalidatesTags: invalidates([listTag('Picture'), listTag('Usage'), listTag('Overview')]),
    }),
    getUsage: contractQuery(build, creativeContract.getUsage, { providesTags: [listTag('Usage')] }),
    listPictures: contractPages(build, creativeContract.listPictures, {
      providesTags: (seen) => listTags('Picture', seen?.pages.flatMap((page) => page.items)),
    }),
  }),
});

export const { useGenerateImageMutation, useGetUsageQuery, useListPicturesInfiniteQuery } = creativeApi;
