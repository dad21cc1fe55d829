import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { mutationEvents } from '../../api/mutation-events';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import {
  creationSorts,
  creationSources,
  creationTypes,
  type CreationSort,
  type CreationSource,
  type CreationType,
} from '../../domain/creation';
import { imageStyles, selectableRatios, type AspectRatio, type ImageStyle } from '../../domain/image-format';
import type { creativeApi } from './creative-api';
import {
  described,
  describedAgain,
  edited,
  noDrafts,
  putRight,
  type CreativeDrafts,
  type ImageDraft,
  type VideoDraft,
  type WordsPutRight,
} from './creative-drafts';
import { noWords } from './picture-words';
import { creativeTemplates, type TemplateId } from './templates/creative-templates';

const eventsOf = mutationEvents<typeof creativeApi>();
const [generateImage, generateVideo, cancelCreation, deleteCreation, restoreCreation] = [
  eventsOf('generateImage'),
  eventsOf('generateVideo'),
  eventsOf('cancelCreation'),
  eventsOf('deleteCreation'),
  eventsOf('restoreCreation'),
];

export const noFilter: LibraryFilter = {
  search: '',
  sort: 'newest',
  type: null,
  source: null,
  style: null,
  folder: null,
  liked: false,
};

const initialState: CreativeState = {
  tab: 'generate',
  view: 'grid',
  filter: noFilter,
  viewed: null,
  ...noDrafts,
  template: null,
  attempt: null,
  deleted: [],
};

/** What is chosen and typed in the suite. Drafts live here, so that leaving the page loses none. */
export const creativeSlice = createSlice({
  name: 'creative',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<CreativeTab>) => ({ ...state, tab: payload }),
    viewChosen: (state, { payload }: PayloadAction<LibraryView>) => ({ ...state, view: payload }),
    filterEdited: (state, { payload }: PayloadAction<Partial<LibraryFilter>>) => ({
      ...state,
      filter: { ...state.filter, ...payload },
    }),
    filterCleared: (state) => ({ ...state, filter: noFilter }),
    /** Before the request: whoever still read it when the server has deleted it would ask for what is not there. The request's own pending action is told a frame late. */
    deletionAsked: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      viewed: state.viewed === payload ? null : state.viewed,
      deleted: [...state.deleted, payload],
    }),
    creationViewed: (state, { payload }: PayloadAction<string | null>) => ({ ...state, viewed: payload }),
    imageDraftEdited: (state, { payload }: PayloadAction<Partial<ImageDraft>>) => edited(state, 'image', payload),
    videoDraftEdited: (state, { payload }: PayloadAction<Partial<VideoDraft>>) => edited(state, 'video', payload),
    wordsPutRight: (state, { payload }: PayloadAction<WordsPutRight>) => putRight(state, payload),
    lastDescribedAgain: (state, { payload: of }: PayloadAction<CreationType>) => describedAgain(state, of),
    templateUsed: (
      state,
      {
        payload: { template, ...draft },
      }: PayloadAction<
        { template: TemplateId | null } & Pick<ImageDraft, 'prompt' | 'aspectRatio'> & Partial<ImageDraft>
      >,
    ) => ({
      ...state,
      tab: 'generate',
      template,
      kept: { ...state.kept, image: [] },
      image: { ...state.image, ...noWords, ...draft },
    }),
    templateUndone: (state, { payload }: PayloadAction<ImageDraft>) => ({
      ...state,
      template: null,
      kept: { ...state.kept, image: [] },
      image: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.creative ? { ...state, ...readChoices(state, params) } : state,
      )
      .addMatcher(generateImage.matchPending, (state) => ({ ...state, attempt: 'image' }))
      .addMatcher(generateVideo.matchPending, (state) => ({ ...state, attempt: 'video' }))
      // What was typed while it was made is the description of another one, and stays.
      .addMatcher(generateImage.matchFulfilled, (state, { meta }) =>
        described(state, 'image', meta.arg.originalArgs.prompt),
      )
      .addMatcher(generateVideo.matchFulfilled, (state, { meta }) =>
        described(state, 'video', meta.arg.originalArgs.prompt),
      )
      // Whoever stops a making goes on with its words.
      .addMatcher(cancelCreation.matchFulfilled, (state, { payload: { type, prompt } }) =>
        state[type].prompt === '' ? { ...state, [type]: { ...state[type], prompt } } : state,
      )
      .addMatcher(deleteCreation.matchRejected, (state, { meta }) => ({
        ...state,
        deleted: state.deleted.filter((id) => id !== meta.arg.originalArgs.creationId),
      }))
      .addMatcher(restoreCreation.matchFulfilled, (state, { payload: { id: restored } }) => ({
        ...state,
        deleted: state.deleted.filter((id) => id !== restored),
      }))
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectTab: (state) => state.tab,
    selectView: (state) => state.view,
    selectImageDraft: (state) => state.image,
    selectVideoDraft: (state) => state.video,
    selectMade: (state) => state.made,
    selectFilter: (state) => state.filter,
    selectViewed: (state) => state.viewed,
    selectAttempt: (state) => state.attempt,
    selectDeleted: (state) => state.deleted,
    /** 4:1 is offered only where the Email Banner template set it. */
    selectBannerOffered: (state) =>
      state.image.aspectRatio === '4:1' || (state.template !== null && !isSelectable(ratioOf(state.template))),
  },
});

export const {
  tabChosen,
  viewChosen,
  filterEdited,
  filterCleared,
  creationViewed,
  deletionAsked,
  imageDraftEdited,
  videoDraftEdited,
  wordsPutRight,
  lastDescribedAgain,
  templateUsed,
  templateUndone,
} = creativeSlice.actions;
export const {
  selectTab,
  selectView,
  selectFilter,
  selectViewed,
  selectImageDraft,
  selectVideoDraft,
  selectMade,
  selectAttempt,
  selectDeleted,
  selectBannerOffered,
} = creativeSlice.selectors;

export const creativeChoices: SharedChoices<{ creative: CreativeState }> = {
  pathname: paths.creative,
  typed: ['q'],
  select: ({ creative: { tab, view, filter, viewed } }) => ({
    tab: tab === 'generate' ? null : tab,
    creation: viewed,
    ...(tab === 'library' ? shownAs(view, filter) : shownAs('grid', noFilter)),
  }),
};

/** Only what differs from how the library is shown at first. */
const shownAs = (
  view: LibraryView,
  { search, sort, type, source, style, folder, liked }: LibraryFilter,
): Record<string, string | null> => ({
  view: view === 'list' ? view : null,
  q: search || null,
  sort: sort === 'newest' ? null : sort,
  type,
  source,
  style,
  folder,
  liked: liked ? 'mine' : null,
});

/** An address says how the library is shown only when it leads there. */
function readChoices(
  { view, filter }: CreativeState,
  params: Record<string, string>,
): Pick<CreativeState, 'tab' | 'view' | 'filter' | 'viewed'> {
  const tab = creativeTabs.find((known) => known === params.tab) ?? 'generate';
  const viewed = params.creation && ID.test(params.creation) ? params.creation : null;
  if (tab !== 'library') return { tab, view, filter, viewed };
  return { tab, view: params.view === 'list' ? 'list' : 'grid', filter: readFilter(params), viewed };
}

const readFilter = ({ q, sort, type, source, style, folder, liked }: Record<string, string>): LibraryFilter => ({
  search: (q ?? '').slice(0, 100),
  sort: creationSorts.find((known) => known === sort) ?? 'newest',
  type: creationTypes.find((known) => known === type) ?? null,
  source: creationSources.find((known) => known === source) ?? null,
  style: imageStyles.find((known) => known === style) ?? null,
  folder: folder === 'none' || (folder && ID.test(folder)) ? folder : null,
  liked: liked === 'mine',
});

const ratioOf = (template: TemplateId): AspectRatio => creativeTemplates.find(({ id }) => id === template)!.aspectRatio;
const isSelectable = (ratio: AspectRatio): boolean => selectableRatios.some((selectable) => selectable === ratio);

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const creativeTabs = ['generate', 'library', 'templates'] as const;

export type CreativeTab = (typeof creativeTabs)[number];
export type LibraryView = 'grid' | 'list';

/** What of the library is shown; null is everything. */
export interface LibraryFilter {
  search: string;
  sort: CreationSort;
  type: CreationType | null;
  source: CreationSource | null;
  style: ImageStyle | null;
  /** A folder's id, or 'none' for what lies in none. */
  folder: string | null;
  liked: boolean;
}

export interface CreativeState extends CreativeDrafts {
  tab: CreativeTab;
  view: LibraryView;
  filter: LibraryFilter;
  /** The creation that is looked at, over whichever tab. */
  viewed: string | null;
  /** The template that the image draft came from. */
  template: TemplateId | null;
  /** What was made last, whose outcome is shown. */
  attempt: CreationType | null;
  /** What was deleted on this screen and not put back: nothing here asks for it again. */
  deleted: string[];
}
