import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags } from '../../api/tags';
import { engineContract } from '../../contracts/engine';
import { fileContract } from '../../contracts/file';
import { websiteContract } from '../../contracts/website';

export const engineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: contractMutation(build, engineContract.updateProfile, {
      invalidatesTags: invalidates(described()),
    }),
    updateBrand: contractMutation(build, engineContract.updateBrand, {
      invalidatesTags: invalidates([listTag('Profile')]),
    }),
    getTradeReading: contractQuery(build, engineContract.getTradeReading, { providesTags: [listTag('Profile')] }),
    updateTrade: contractMutation(build, engineContract.updateTrade, {
      invalidatesTags: invalidates(described()),
    }),
    listTrades: contractQuery(build, engineContract.listTrades, { providesTags: [listTag('Profile')] }),
    // What is read of a website, and a picture that is uploaded, wait in the form: no query shows them before it is saved.
    createWebsiteProposal: contractMutation(build, websiteContract.createWebsiteProposal),
    createFile: contractMutation(build, fileContract.createFile),
    // Started again, it may put what was due back into review.
    updateCycle: contractMutation(build, engineContract.updateCycle, {
      invalidatesTags: invalidates([...cycleChanged(), listTag('Piece')]),
    }),
    createIdeas: contractMutation(build, engineContract.createIdeas, { invalidatesTags: invalidates(cycleChanged()) }),
    dismissIdea: contractMutation(build, engineContract.dismissIdea, { invalidatesTags: invalidates(cycleChanged()) }),
    restoreIdea: contractMutation(build, engineContract.restoreIdea, { invalidatesTags: invalidates(cycleChanged()) }),
    getEngineFigures: contractQuery(build, engineContract.getEngineFigures, {
      providesTags: [listTag('Cycle'), listTag('Piece'), listTag('Analytics')],
    }),
    getEngineSettings: contractQuery(build, engineContract.getEngineSettings, { providesTags: [listTag('Cycle')] }),
    updateEngineSettings: contractMutation(build, engineContract.updateEngineSettings, {
      invalidatesTags: invalidates(cycleChanged()),
    }),
    createPiece: contractMutation(build, engineContract.createPiece, {
      invalidatesTags: invalidates([...cycleChanged(), ...pictureDrawn(), listTag('Piece')]),
    }),
    createArticle: contractMutation(build, engineContract.createArticle, {
      invalidatesTags: invalidates([...cycleChanged(), ...pictureDrawn(), listTag('Piece')]),
    }),
    createOwnPiece: contractMutation(build, engineContract.createOwnPiece, {
      invalidatesTags: invalidates([...cycleChanged(), ...pictureDrawn(), listTag('Piece')]),
    }),
    listPieces: contractPages(build, engineContract.listPieces, {
      providesTags: (seen) =>
        listTags(
          'Piece',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    getPieceCounts: contractQuery(build, engineContract.getPieceCounts, { providesTags: [listTag('Piece')] }),
    listCalendar: contractQuery(build, engineContract.listCalendar, { providesTags: [listTag('Piece')] }),
    movePiece: contractMutation(build, engineContract.movePiece, { invalidatesTags: invalidates(pieceChanged) }),
    updatePieceLabels: contractMutation(build, engineContract.updatePieceLabels, {
      invalidatesTags: invalidates(pieceChanged),
    }),
    // Another post may have gone out meanwhile.
    getAlike: contractQuery(build, engineContract.getAlike, {
      keepUnusedDataFor: 30,
      providesTags: [listTag('Piece')],
    }),
    updateEvergreen: contractMutation(build, engineContract.updateEvergreen, {
      invalidatesTags: invalidates(({ pieceId }) => [idTag('Piece', pieceId), listTag('Piece')]),
    }),
    deleteEvergreen: contractMutation(build, engineContract.deleteEvergreen, {
      invalidatesTags: invalidates(({ pieceId }) => [idTag('Piece', pieceId), listTag('Piece')]),
    }),
    getPiece: contractQuery(build, engineContract.getPiece, {
      providesTags: (_piece, _error, { pieceId }) => [idTag('Piece', pieceId)],
    }),
    updatePiece: contractMutation(build, engineContract.updatePiece, { invalidatesTags: invalidates(pieceChanged) }),
    updatePicture: contractMutation(build, engineContract.updatePicture, {
      invalidatesTags: invalidates((piece) => [...pieceChanged(piece), ...pictureDrawn()]),
    }),
    updatePieceClip: contractMutation(build, engineContract.updatePieceClip, {
      invalidatesTags: invalidates((piece) => [...pieceChanged(piece), ...pictureDrawn()]),
    }),
    deletePieceClip: contractMutation(build, engineContract.deletePieceClip, {
      invalidatesTags: invalidates((piece) => [...pieceChanged(piece), ...pictureDrawn()]),
    }),
    approvePiece: contractMutation(build, engineContract.approvePiece, { invalidatesTags: invalidates(pieceChanged) }),
    takeDownPiece: contractMutation(build, engineContract.takeDownPiece, {
      invalidatesTags: invalidates(pieceChanged),
    }),
    withdrawPiece: contractMutation(build, engineContract.withdrawPiece, {
      invalidatesTags: invalidates(pieceChanged),
    }),
    deletePiece: contractMutation(build, engineContract.deletePiece, { invalidatesTags: invalidates(pieceChanged) }),
  }),
});

export const {
  useUpdateProfileMutation,
  useUpdateBrandMutation,
  useGetTradeReadingQuery,
  useListTradesQuery,
  useUpdateTradeMutation,
  useUpdateCycleMutation,
  useCreateIdeasMutation,
  useDismissIdeaMutation,
  useRestoreIdeaMutation,
  useGetEngineFiguresQuery,
  useGetEngineSettingsQuery,
  useUpdateEngineSettingsMutation,
  useGetPieceCountsQuery,
  useListCalendarQuery,
  useMovePieceMutation,
  useUpdatePieceLabelsMutation,
  useCreatePieceMutation,
  useCreateArticleMutation,
  useListPiecesInfiniteQuery,
  useGetAlikeQuery,
  useLazyGetAlikeQuery,
  useUpdateEvergreenMutation,
  useDeleteEvergreenMutation,
  useGetPieceQuery,
  useUpdatePieceMutation,
  useUpdatePictureMutation,
  useUpdatePieceClipMutation,
  useDeletePieceClipMutation,
  useApprovePieceMutation,
  useCreateOwnPieceMutation,
  useTakeDownPieceMutation,
  useWithdrawPieceMutation,
  useDeletePieceMutation,
  useCreateWebsiteProposalMutation,
  useCreateFileMutation,
} = engineApi;

/** Questions to the owner are those of a business's kind, and begin once it is described. */
function described() {
  return [listTag('Profile'), listTag('Material'), ...cycleChanged()];
}

/** The week's beats also decide what the overview asks the owner to do. */
function cycleChanged() {
  return [listTag('Cycle'), listTag('Overview')];
}

/** A post's state is counted by the cycle and shown on the overview; a list can gain or lose it by its status. */
function pieceChanged({ pieceId }: { pieceId: string }) {
  return [idTag('Piece', pieceId), listTag('Piece'), ...cycleChanged()];
}

/** Pictures of posts appear in the library and count towards the month's allowance. */
function pictureDrawn() {
  return [listTag('Creation'), listTag('Usage')];
}
