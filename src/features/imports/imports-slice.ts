import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import type { ImportDraft } from './import-draft';

const initialState: ImportsState = { opened: null, step: 'columns', drafts: {}, uploads: {} };

/** Which import is open, the choices for it, and the uploads of this page. */
export const importsSlice = createSlice({
  name: 'imports',
  initialState,
  reducers: {
    importOpened: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      opened: payload,
      step: 'columns',
    }),
    stepChosen: (state, { payload }: PayloadAction<ImportStep>) => ({ ...state, step: payload }),
    draftEdited: (
      state,
      { payload: { importId, draft } }: PayloadAction<{ importId: string; draft: ImportDraft }>,
    ) => ({ ...state, drafts: { ...state.drafts, [importId]: draft } }),
    uploadAdvanced: (
      state,
      { payload: { importId, percent } }: PayloadAction<{ importId: string; percent: number }>,
    ) => ({ ...state, uploads: { ...state.uploads, [importId]: { percent, cause: null } } }),
    uploadStopped: (state, { payload: { importId, cause } }: PayloadAction<{ importId: string; cause: string }>) => ({
      ...state,
      uploads: { ...state.uploads, [importId]: { percent: state.uploads[importId]?.percent ?? 0, cause } },
    }),
    uploadFinished: (state, { payload: finished }: PayloadAction<string>) => ({
      ...state,
      uploads: Object.fromEntries(Object.entries(state.uploads).filter(([importId]) => importId !== finished)),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) => {
        if (pathname !== paths.contactImport) return state;
        const opened = params.import && ID.test(params.import) ? params.import : null;
        return { ...state, opened, step: importSteps.find((known) => known === params.step) ?? 'columns' };
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectOpened: (state) => state.opened,
    selectStep: (state) => state.step,
    selectDraft: (state, importId: string) => state.drafts[importId],
    selectUpload: (state, importId: string) => state.uploads[importId],
  },
});

export const { importOpened, stepChosen, draftEdited, uploadAdvanced, uploadStopped, uploadFinished } =
  importsSlice.actions;
export const { selectOpened, selectStep, selectDraft, selectUpload } = importsSlice.selectors;

export const importsChoices: SharedChoices<{ imports: ImportsState }> = {
  pathname: paths.contactImport,
  select: ({ imports: { opened, step } }) => ({
    import: opened,
    step: opened === null || step === 'columns' ? null : step,
  }),
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The steps after the file itself. */
export const importSteps = ['columns', 'choices', 'check'] as const;
export type ImportStep = (typeof importSteps)[number];

interface ImportsState {
  opened: string | null;
  step: ImportStep;
  drafts: Record<string, ImportDraft>;
  /** Uploads in progress or stopped. The file itself is not serialisable and not stored. */
  uploads: Record<string, { percent: number; cause: string | null }>;
}
