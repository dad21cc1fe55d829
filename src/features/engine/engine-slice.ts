import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import type { ProfileInput } from '../../contracts/profile-input';
import type { AspectRatio } from '../../domain/image-format';

const initialState: EngineState = {
  tab: 'ideas',
  filter: 'all',
  ratio: '1:1',
  profileDraft: null,
  ideaPhotos: {},
  discards: [],
  hidden: [],
};

/**
 * Choices and unsaved input of the engine. The profile's draft is kept here, so that leaving the page does not
 * lose it.
 */
export const engineSlice = createSlice({
  name: 'engine',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<EngineTab>) => ({ ...state, tab: payload }),
    filterChosen: (state, { payload }: PayloadAction<QueueFilter>) => ({ ...state, filter: payload }),
    ratioChosen: (state, { payload }: PayloadAction<AspectRatio>) => ({ ...state, ratio: payload }),
    profileTyped: (state, { payload }: PayloadAction<ProfileInput>) => ({ ...state, profileDraft: payload }),
    profileDraftDropped: (state) => ({ ...state, profileDraft: null }),
    /** For the picture of an idea's post; null takes it out again. */
    ideaPhotoChosen: (
      state,
      { payload: { ideaId, photo } }: PayloadAction<{ ideaId: string; photo: IdeaPhoto | null }>,
    ) => ({ ...state, ideaPhotos: { ...state.ideaPhotos, [ideaId]: photo } }),
    /** Hidden at once; deleted when it can no longer be undone. */
    pieceDiscarded: (state, { payload }: PayloadAction<Discard>) => ({
      ...state,
      tab: 'queue',
      discards: [...state.discards, payload],
      hidden: [...without(state.hidden, payload.pieceId), payload.pieceId],
    }),
    /** Undone, or refused by the server. */
    discardReverted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      discards: state.discards.filter(({ pieceId }) => pieceId !== payload),
      hidden: without(state.hidden, payload),
    }),
    discardSent: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      discards: state.discards.filter(({ pieceId }) => pieceId !== payload),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.engine ? { ...state, ...readChoices(state, params) } : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectTab: (state) => state.tab,
    selectFilter: (state) => state.filter,
    selectRatio: (state) => state.ratio,
    selectProfileDraft: (state) => state.profileDraft,
    selectIdeaPhotos: (state) => state.ideaPhotos,
    selectDiscards: (state) => state.discards,
    selectHidden: (state) => state.hidden,
  },
});

export const {
  tabChosen,
  filterChosen,
  ratioChosen,
  profileTyped,
  profileDraftDropped,
  ideaPhotoChosen,
  pieceDiscarded,
  discardReverted,
  discardSent,
} = engineSlice.actions;
export const {
  selectTab,
  selectFilter,
  selectRatio,
  selectProfileDraft,
  selectIdeaPhotos,
  selectDiscards,
  selectHidden,
} = engineSlice.selectors;

export const engineChoices: SharedChoices<{ engine: EngineState }> = {
  pathname: paths.engine,
  select: ({ engine: { tab, filter } }) => ({
    tab: tab === 'ideas' ? null : tab,
    status: tab === 'queue' && filter !== 'all' ? filter : null,
  }),
};

/** An address sets the queue's filter only when it leads to the queue. */
function readChoices({ filter }: EngineState, params: Record<string, string>): Pick<EngineState, 'tab' | 'filter'> {
  const tab = engineTabs.find((known) => known === params.tab) ?? 'ideas';
  return { tab, filter: tab !== 'queue' ? filter : (queueFilters.find((known) => known === params.status) ?? 'all') };
}

const without = (ids: string[], id: string): string[] => ids.filter((known) => known !== id);

const engineTabs = ['rules', 'queue', 'ideas', 'voice-agent', 'settings'] as const;
const queueFilters = ['all', 'review', 'scheduled', 'published', 'taken-down', 'failed'] as const;

export type EngineTab = (typeof engineTabs)[number];
export type QueueFilter = (typeof queueFilters)[number];

export interface Discard {
  pieceId: string;
  title: string;
  /** The toast that offers Undo. */
  toastId: string;
}

/** A photograph of the library. */
export interface IdeaPhoto {
  id: string;
  title: string;
  thumbnailUrl: string;
}

export interface EngineState {
  tab: EngineTab;
  filter: QueueFilter;
  /** The format in which a post's picture is shown. */
  ratio: AspectRatio;
  profileDraft: ProfileInput | null;
  /** By idea: the photograph that was chosen for its picture. */
  ideaPhotos: Record<string, IdeaPhoto | null>;
  /** Posts to delete when their toast has gone. */
  discards: Discard[];
  /** Posts hidden from lists: discarded, or deleted but still in a list's last reply. */
  hidden: string[];
}
