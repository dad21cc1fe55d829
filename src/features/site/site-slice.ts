import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { mutationEvents } from '../../api/mutation-events';
import { paths } from '../../config/paths';
import { articleCategories } from '../../domain/article';
import type { CategoryFilter } from './blog/filter-articles';
import type { siteApi } from './site-api';

const { matchFulfilled: messageSent } = mutationEvents<typeof siteApi>()('createContactMessage');

const initialState: SiteState = {
  search: '',
  category: 'all',
  contactDraft: { name: '', email: '', subject: '', message: '' },
};

/** What visitors choose on the blog and type into the contact form; independent of the session. */
export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
    categoryChosen: (state, { payload }: PayloadAction<CategoryFilter>) => ({ ...state, category: payload }),
    filtersCleared: (state) => ({ ...state, search: '', category: 'all' }),
    contactTyped: (state, { payload }: PayloadAction<ContactDraft>) => ({ ...state, contactDraft: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.blog
          ? {
              ...state,
              search: (params.search ?? '').slice(0, SEARCH_MAX),
              category: articleCategories.find((known) => known === params.category) ?? 'all',
            }
          : state,
      )
      .addMatcher(messageSent, (state) => ({
        ...state,
        contactDraft: initialState.contactDraft,
      })),
  selectors: {
    selectSearch: (state) => state.search,
    selectCategory: (state) => state.category,
    selectContactDraft: (state) => state.contactDraft,
  },
});

export const { searchTyped, categoryChosen, filtersCleared, contactTyped } = siteSlice.actions;
export const { selectSearch, selectCategory, selectContactDraft } = siteSlice.selectors;

export const siteChoices: SharedChoices<{ site: SiteState }> = {
  pathname: paths.blog,
  select: ({ site: { search, category } }) => ({
    search: search || null,
    category: category === 'all' ? null : category,
  }),
  typed: ['search'],
};

const SEARCH_MAX = 200;

export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface SiteState {
  search: string;
  category: CategoryFilter;
  contactDraft: ContactDraft;
}
