import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import type { SegmentGroup } from '../../domain/segment';

const initialState: SegmentsState = { edited: null, drafts: {} };

/**
 * Which segment is edited, and the unsaved changes of each. Drafts are kept here, so that leaving the page does
 * not lose them.
 */
export const segmentsSlice = createSlice({
  name: 'segments',
  initialState,
  reducers: {
    segmentOpened: (state, { payload }: PayloadAction<string>) => ({ ...state, edited: payload }),
    segmentClosed: (state) => ({ ...state, edited: null }),
    draftEdited: (state, { payload: { segment, draft } }: PayloadAction<{ segment: string; draft: SegmentDraft }>) => ({
      ...state,
      drafts: { ...state.drafts, [segment]: draft },
    }),
    /** Saved or discarded. */
    draftSettled: (state, { payload: settled }: PayloadAction<string>) => ({
      ...state,
      drafts: Object.fromEntries(Object.entries(state.drafts).filter(([segment]) => segment !== settled)),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.segments
          ? { ...state, edited: params.edit && KNOWN.test(params.edit) ? params.edit : null }
          : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectEdited: (state) => state.edited,
    selectDraft: (state, segment: string) => state.drafts[segment],
  },
});

export const { segmentOpened, segmentClosed, draftEdited, draftSettled } = segmentsSlice.actions;
export const { selectEdited, selectDraft } = segmentsSlice.selectors;

export const segmentsChoices: SharedChoices<{ segments: SegmentsState }> = {
  pathname: paths.segments,
  select: ({ segments: { edited } }) => ({ edit: edited }),
};

/** The key of a segment that has never been saved. */
export const NEW = 'new';
const KNOWN = /^(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export interface SegmentDraft {
  name: string;
  rules: SegmentGroup;
}

export interface SegmentsState {
  /** A segment's id, or 'new'. */
  edited: string | null;
  drafts: Record<string, SegmentDraft>;
}
