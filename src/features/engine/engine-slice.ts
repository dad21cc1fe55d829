import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import type { ProfileInput } from '../../contracts/profile-input';
import type { AspectRatio } from '../../domain/image-format';
import type { Network } from '../../domain/network';
import type { PieceType } from '../../domain/piece';

const initialState: EngineState = {
  tab: 'ideas',
  filter: 'all',
  narrowed: {},
  view: 'list',
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
    /** A platform, a type or a pillar; without the part that was cleared. */
    queueNarrowed: (state, { payload }: PayloadAction<Narrowed>) => ({ ...state, narrowed: payload }),
    viewChosen: (state, { payload }: PayloadAction<QueueView>) => ({ ...state, view: payload }),
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
    selectNarrowed: (state) => state.narrowed,
    selectView: (state) => state.view,
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
  queueNarrowed,
  viewChosen,
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
  selectNarrowed,
  selectView,
  selectRatio,
  selectProfileDraft,
  selectIdeaPhotos,
  selectDiscards,
  selectHidden,
} = engineSlice.selectors;

export const engineChoices: SharedChoices<{ engine: EngineState }> = {
  pathname: paths.engine,
  select: ({ engine: { tab, filter, narrowed, view } }) => {
    const inQueue = tab === 'queue';
    return {
      tab: tab === 'ideas' ? null : tab,
      status: inQueue && filter !== 'all' ? filter : null,
      view: inQueue && view !== 'list' ? view : null,
      platform: (inQueue && narrowed.platform) || null,
      type: (inQueue && narrowed.type) || null,
      pillar: (inQueue && narrowed.pillar) || null,
    };
  },
};

/** An address sets what the queue shows only when it leads to the queue. */
function readChoices(
  { filter, narrowed, view }: EngineState,
  params: Record<string, string>,
): Pick<EngineState, 'tab' | 'filter' | 'narrowed' | 'view'> {
  const tab = engineTabs.find((known) => known === params.tab) ?? 'ideas';
  if (tab !== 'queue') return { tab, filter, narrowed, view };
  return {
    tab,
    filter: queueFilters.find((known) => known === params.status) ?? 'all',
    narrowed: readNarrowed(params),
    view: queueViews.find((known) => known === params.view) ?? 'list',
  };
}

/** The server knows platforms, types and pillars; this file is part of every page's first load and only asks for words. */
function readNarrowed(params: Record<string, string>): Narrowed {
  const given = (['platform', 'type', 'pillar', 'evergreen'] as const).filter((part) =>
    /^[a-z0-9-]{1,40}$/.test(params[part] ?? ''),
  );
  return Object.fromEntries(given.map((part) => [part, params[part]]));
}

const without = (ids: string[], id: string): string[] => ids.filter((known) => known !== id);

const engineTabs = ['rules', 'queue', 'ideas', 'voice-agent', 'settings'] as const;
export const queueFilters = [
  'all',
  'scheduled',
  'generating',
  'review',
  'draft',
  'published',
  'failed',
  'taken-down',
] as const;
export const queueViews = ['list', 'week', 'month'] as const;

export type EngineTab = (typeof engineTabs)[number];
export type QueueFilter = (typeof queueFilters)[number];

export type QueueView = (typeof queueViews)[number];

/** What the queue is narrowed to beside a status. */
export interface Narrowed {
  platform?: Network;
  type?: PieceType;
  /** Id of a pillar. */
  pillar?: string;
  /** Only what comes again. */
  evergreen?: 'true';
}

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
  narrowed: Narrowed;
  view: QueueView;
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
