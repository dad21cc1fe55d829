import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { creativeContract } from '../../contracts/creative';

const failureText = 'Generation failed';
const making = {
  failureText,
  unreachableText: 'Failed to connect to server. Please try again.',
  invalidatesTags: invalidates([listTag('Creation'), listTag('Usage'), listTag('Overview')]),
};
const ofOne = {
  invalidatesTags: invalidates<{ creationId: string }>(({ creationId }) => [
    listTag('Creation'),
    idTag('Creation', creationId),
  ]),
};
const ofLibrary = { invalidatesTags: invalidates([listTag('Creation')]) };
const ofTemplates = { invalidatesTags: invalidates([listTag('CreationTemplate')]) };

// Files and thumbnails have no endpoints here: they are loaded by the addresses of their record, in an <img>, a <video> or a download link.
export const creativeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // An answer about words being typed is not kept for long.
    getPictureReading: contractQuery(build, creativeContract.getPictureReading, {
      keepUnusedDataFor: 30,
      providesTags: [listTag('Profile')],
    }),
    generateImage: contractMutation(build, creativeContract.generateImage, making),
    generateVideo: contractMutation(build, creativeContract.generateVideo, making),
    remixCreation: contractMutation(build, creativeContract.remixCreation, making),
    createRatios: contractMutation(build, creativeContract.createRatios, { failureText, ...ofLibrary }),
    cancelCreation: contractMutation(build, creativeContract.cancelCreation, {
      invalidatesTags: invalidates<{ creationId: string }>(({ creationId }) => [
        listTag('Creation'),
        idTag('Creation', creationId),
        listTag('Usage'),
      ]),
    }),
    listMakers: contractQuery(build, creativeContract.listMakers, { providesTags: [listTag('Credential')] }),
    getUsage: contractQuery(build, creativeContract.getUsage, { providesTags: [listTag('Usage')] }),

    listCreations: contractPages(build, creativeContract.listCreations, {
      providesTags: (seen) =>
        listTags(
          'Creation',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    getLibrary: contractQuery(build, creativeContract.getLibrary, { providesTags: [listTag('Creation')] }),
    getCreation: contractQuery(build, creativeContract.getCreation, {
      providesTags: (creation) => [listTag('Creation'), ...(creation ? [idTag('Creation', creation.id)] : [])],
    }),
    updateCreation: contractMutation(build, creativeContract.updateCreation, ofOne),
    deleteCreation: contractMutation(build, creativeContract.deleteCreation, ofOne),
    restoreCreation: contractMutation(build, creativeContract.restoreCreation, ofOne),
    createShare: contractMutation(build, creativeContract.createShare, ofOne),
    deleteShare: contractMutation(build, creativeContract.deleteShare, ofOne),
    createFolder: contractMutation(build, creativeContract.createFolder, ofLibrary),
    updateFolder: contractMutation(build, creativeContract.updateFolder, ofLibrary),
    deleteFolder: contractMutation(build, creativeContract.deleteFolder, ofLibrary),

    listTemplates: contractQuery(build, creativeContract.listTemplates, {
      providesTags: (found) => listTags('CreationTemplate', found?.items),
    }),
    createTemplate: contractMutation(build, creativeContract.createTemplate, ofTemplates),
    updateTemplate: contractMutation(build, creativeContract.updateTemplate, ofTemplates),
    deleteTemplate: contractMutation(build, creativeContract.deleteTemplate, ofTemplates),

    createPhoto: contractMutation(build, creativeContract.createPhoto, ofLibrary),
    getFreePhotoSource: contractQuery(build, creativeContract.getFreePhotoSource, {
      providesTags: [listTag('FreePhoto')],
      keepUnusedDataFor: 3_600,
    }),
    listFreePhotos: contractPages(build, creativeContract.listFreePhotos, {
      providesTags: [listTag('FreePhoto')],
      keepUnusedDataFor: 600,
    }),
    createFreePhoto: contractMutation(build, creativeContract.createFreePhoto, ofLibrary),
    createClip: contractMutation(build, creativeContract.createClip),
    updateClipPart: contractMutation(build, creativeContract.updateClipPart),
    updateClipPoster: contractMutation(build, creativeContract.updateClipPoster),
    finishClip: contractMutation(build, creativeContract.finishClip, ofLibrary),
  }),
});

export const {
  useGenerateImageMutation,
  useGenerateVideoMutation,
  useRemixCreationMutation,
  useCreateRatiosMutation,
  useCancelCreationMutation,
  useGetPictureReadingQuery,
  useListMakersQuery,
  useGetUsageQuery,
  useListCreationsInfiniteQuery,
  useGetLibraryQuery,
  useGetCreationQuery,
  useUpdateCreationMutation,
  useDeleteCreationMutation,
  useRestoreCreationMutation,
  useCreateShareMutation,
  useDeleteShareMutation,
  useCreateFolderMutation,
  useUpdateFolderMutation,
  useDeleteFolderMutation,
  useListTemplatesQuery,
  useCreateTemplateMutation,
  useUpdateTemplateMutation,
  useDeleteTemplateMutation,
  useCreatePhotoMutation,
  useGetFreePhotoSourceQuery,
  useListFreePhotosInfiniteQuery,
  useCreateFreePhotoMutation,
  useCreateClipMutation,
  useUpdateClipPartMutation,
  useUpdateClipPosterMutation,
  useFinishClipMutation,
} = creativeApi;
