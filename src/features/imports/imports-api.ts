import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { importsContract } from '../../contracts/imports';

const ofOne = {
  invalidatesTags: invalidates<{ importId: string }>(({ importId }) => [listTag('Import'), idTag('Import', importId)]),
};
const one = (item?: { id: string }) => [listTag('Import'), ...(item ? [idTag('Import', item.id)] : [])];

// The error file has no endpoint here: a download link loads it by its address.
export const importsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: contractPages(build, importsContract.listImports, {
      providesTags: (seen) =>
        listTags(
          'Import',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    getImport: contractQuery(build, importsContract.getImport, { providesTags: one }),
    createImport: contractMutation(build, importsContract.createImport, {
      invalidatesTags: invalidates([listTag('Import')]),
    }),
    updateImportPart: contractMutation(build, importsContract.updateImportPart),
    getImportPreview: contractQuery(build, importsContract.getImportPreview, { providesTags: [listTag('Import')] }),
    checkImport: contractMutation(build, importsContract.checkImport, ofOne),
    startImport: contractMutation(build, importsContract.startImport, ofOne),
    cancelImport: contractMutation(build, importsContract.cancelImport, ofOne),
    undoImport: contractMutation(build, importsContract.undoImport, ofOne),
    deleteImport: contractMutation(build, importsContract.deleteImport, ofOne),
    listImportCauses: contractQuery(build, importsContract.listImportCauses, { providesTags: [listTag('Import')] }),
    listImportErrors: contractPages(build, importsContract.listImportErrors, { providesTags: [listTag('Import')] }),
  }),
});

export const {
  useListImportsInfiniteQuery,
  useGetImportQuery,
  useCreateImportMutation,
  useUpdateImportPartMutation,
  useGetImportPreviewQuery,
  useCheckImportMutation,
  useStartImportMutation,
  useCancelImportMutation,
  useUndoImportMutation,
  useDeleteImportMutation,
  useListImportCausesQuery,
  useListImportErrorsInfiniteQuery,
} = importsApi;
