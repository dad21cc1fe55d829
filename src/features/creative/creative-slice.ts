import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import { selectableRatios, type AspectRatio, type ImageStyle, type videoDurations, type videoQualities } from '../../domain/image-format';
import { creativeApi } from './creative-api';
import { creativeTemplates, type TemplateId } from './creative-templates';

const initialState: CreativeState = {
  tab: 'generate',
  view: 'grid',
  image: { prompt: '', aspectRatio: '1:1', style: 'photorealistic' },
  video: { prompt: '', duration: 5, quality: 'hd' },
  template: null,
  requestedStyle: null,
};

/** What is chosen and typed in the suite. Drafts live here, so that leaving the page loses none. */
export const creativeSlice = createSlice({
  name: 'creative',
  initialState,
  reducers: {
    tabChosen: (state, { payload }: PayloadAction<CreativeTab>) => ({ ...state, tab: payload }),
    viewChosen: (state, { payload }: PayloadAction<LibraryView>) => ({ ...state, view: payload }),
    imageDraftEdited: (state, { payload }: PayloadAction<Partial<ImageDraft>>) => ({ ...state, image: { ...state.image, ...payload } }),
    videoDraftEdited: (state, { payload }: PayloadAction<Partial<VideoDraft>>) => ({ ...state, video: { ...state.video, ...payload } }),
    templateUsed: (state, { payload }: PayloadAction<{ template: TemplateId; prompt: string }>) => ({
      ...state, tab: 'generate', template: payload.template, image: { ...state.image, prompt: payload.prompt, aspectRatio: ratioOf(payload.template) },
    }),
    templateUndone: (state, { payload }: PayloadAction<ImageDraft>) => ({ ...state, template: null, image: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) => (pathname === paths.creative ? { ...state, ...readChoices(state, params) } : state))
      .addMatcher(creativeApi.endpoints.generateImage.matchPending, (state, { meta }) => ({ ...state, requestedStyle: meta.arg.originalArgs.style ?? null }))
      .addMatcher(creativeApi.endpoints.generateImage.matchFulfilled, (state, { meta }) => {
        // What was typed while the picture was drawn is another picture's description, and stays.
        const drawn = state.image.prompt === meta.arg.originalArgs.prompt;
        return drawn ? { ...state, image: { ...state.image, prompt: '' } } : state;
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectTab: (state) => state.tab,
    selectView: (state) => state.view,
    selectImageDraft: (state) => state.image,
    selectVideoDraft: (state) => state.video,
    selectRequestedStyle: (state) => state.requestedStyle,
    /** 4:1 is offered only where the Email Banner template set it. */
    selectBannerOffered: (state) => state.image.aspectRatio === '4:1' || (state.template !== null && !isSelectable(ratioOf(state.template))),
  },
});

export const { tabChosen, viewChosen, imageDraftEdited, videoDraftEdited, templateUsed, templateUndone } = creativeSlice.actions;
export const { selectTab, selectView, selectImageDraft, selectVideoDraft, selectRequestedStyle, selectBannerOffered } = creativeSlice.selectors;

export const creativeChoices: SharedChoices<{ creative: CreativeState }> = {
  pathname: paths.creative,
  select: ({ creative: { tab, view } }) => ({ tab: tab === 'generate' ? null : tab, view: tab === 'library' && view === 'list' ? view : null }),
};

/** An address says how the library is shown only when it leads there. */
function readChoices({ view }: CreativeState, params: Record<string, string>): Pick<CreativeState, 'tab' | 'view'> {
  const tab = creativeTabs.find((known) => known === params.tab) ?? 'generate';
  return { tab, view: tab !== 'library' ? view : params.view === 'list' ? 'list' : 'grid' };
}

const ratioOf = (template: TemplateId): AspectRatio => creativeTemplates.find(({ id }) => id === template)!.aspectRatio;
const isSelectable = (ratio: AspectRatio): boolean => selectableRatios.some((selectable) => selectable === ratio);

const creativeTabs = ['generate', 'library', 'templates'] as const;

export type CreativeTab = (typeof creativeTabs)[number];
export type LibraryView = 'grid' | 'list';

export interface ImageDraft {
  prompt: string;
  aspectRatio: AspectRatio;
  style: ImageStyle;
}

export interface VideoDraft {
  prompt: string;
  /** Seconds. */
  duration: (typeof videoDurations)[number];
  quality: keyof typeof videoQualities;
}

export interface CreativeState {
  tab: CreativeTab;
  view: LibraryView;
  image: ImageDraft;
  video: VideoDraft;
  /** The template that the image draft came from. */
  template: TemplateId | null;
  /** The style that the last attempt asked for; the picture itself says which was drawn. */
  requestedStyle: ImageStyle | null;
}
