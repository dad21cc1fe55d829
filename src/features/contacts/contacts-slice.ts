import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import {
  contactLimits,
  contactSorts,
  contactStatuses,
  type ContactChangeKind,
  type ContactSort,
  type ContactStatus,
} from '../../domain/contact';

export const noFilter: ContactFilter = { search: '', status: null, tag: null, segment: null, archived: false };

const nothing: ContactPick = { ids: [], all: false };
const initialState: ContactsState = {
  filter: noFilter,
  sort: 'last-contact',
  opened: null,
  openedWith: null,
  picked: nothing,
  asked: null,
  changes: [],
};

/** What is looked for, picked and open on the contacts page. */
export const contactsSlice = createSlice({
  name: 'contacts',
  initialState,
  reducers: {
    // Whoever looks at other people no longer sees whom they had picked.
    filterEdited: (state, { payload }: PayloadAction<Partial<ContactFilter>>) => ({
      ...state,
      filter: { ...state.filter, ...payload },
      picked: nothing,
    }),
    filterCleared: (state) => ({ ...state, filter: noFilter, picked: nothing }),
    sortChosen: (state, { payload }: PayloadAction<ContactSort>) => ({ ...state, sort: payload }),
    contactOpened: (state, { payload }: PayloadAction<string | { id: string; start: OpenedWith } | null>) =>
      payload === null || typeof payload === 'string'
        ? { ...state, opened: payload, openedWith: null }
        : { ...state, opened: payload.id, openedWith: payload.start },
    contactPicked: (state, { payload: id }: PayloadAction<string>) => {
      const { ids, all } = state.picked;
      if (ids.includes(id)) return { ...state, picked: { all: false, ids: ids.filter((other) => other !== id) } };
      return all || ids.length >= contactLimits.bulkIds
        ? state
        : { ...state, picked: { all: false, ids: [...ids, id] } };
    },
    /** These and no others, as many as one change takes. */
    contactsPicked: (state, { payload }: PayloadAction<string[]>) => ({
      ...state,
      picked: { all: false, ids: payload.slice(0, contactLimits.bulkIds) },
    }),
    everyMatchPicked: (state) => ({ ...state, picked: { ids: [], all: true } }),
    pickDropped: (state) => ({ ...state, picked: nothing }),
    contactGone: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      opened: state.opened === id ? null : state.opened,
      picked: { ...state.picked, ids: state.picked.ids.filter((other) => other !== id) },
    }),
    dialogAsked: (state, { payload }: PayloadAction<ContactDialog>) => ({ ...state, asked: payload }),
    dialogClosed: (state) => ({ ...state, asked: null }),
    /** A change of many that goes on in the background. */
    changeBegun: (state, { payload }: PayloadAction<RunningChange>) => ({
      ...state,
      changes: [...state.changes.filter(({ id }) => id !== payload.id), payload],
    }),
    changeEnded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      changes: state.changes.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.contacts ? { ...state, ...readChoices(state, params) } : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectFilter: (state) => state.filter,
    selectSort: (state) => state.sort,
    selectOpened: (state) => state.opened,
    selectOpenedWith: (state) => state.openedWith,
    selectPicked: (state) => state.picked,
    selectPickedIds: createSelector(
      [(state: ContactsState) => state.picked.ids],
      (ids): ReadonlySet<string> => new Set(ids),
    ),
    selectAsked: (state) => state.asked,
    selectChanges: (state) => state.changes,
  },
});

export const {
  filterEdited,
  filterCleared,
  sortChosen,
  contactOpened,
  contactPicked,
  contactsPicked,
  everyMatchPicked,
  pickDropped,
  contactGone,
  dialogAsked,
  dialogClosed,
  changeBegun,
  changeEnded,
} = contactsSlice.actions;
export const {
  selectFilter,
  selectSort,
  selectOpened,
  selectOpenedWith,
  selectPicked,
  selectPickedIds,
  selectAsked,
  selectChanges,
} = contactsSlice.selectors;

export const contactsChoices: SharedChoices<{ contacts: ContactsState }> = {
  pathname: paths.contacts,
  typed: ['q'],
  select: ({
    contacts: {
      filter: { search, status, tag, segment, archived },
      sort,
      opened,
    },
  }) => ({
    q: search || null,
    status,
    tag,
    segment,
    archived: archived ? 'only' : null,
    sort: sort === 'last-contact' ? null : sort,
    contact: opened,
  }),
};

/** Going back to a contact and away from it leaves alone who was picked. */
function readChoices(
  { filter: before, picked, opened: openBefore, openedWith }: ContactsState,
  { q, status, tag, segment, archived, sort, contact }: Record<string, string>,
): Partial<ContactsState> {
  const filter: ContactFilter = {
    search: (q ?? '').slice(0, SEARCH_MAX),
    status: contactStatuses.find((known) => known === status) ?? null,
    tag: idOf(tag),
    segment: idOf(segment),
    archived: archived === 'only',
  };
  const same = Object.entries(filter).every(([name, value]) => before[name as keyof ContactFilter] === value);
  const opened = idOf(contact);
  return {
    filter,
    sort: contactSorts.find((known) => known === sort) ?? 'last-contact',
    opened,
    openedWith: opened === openBefore ? openedWith : null,
    picked: same ? picked : nothing,
  };
}

const idOf = (value: string | undefined): string | null => (value && ID.test(value) ? value : null);

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SEARCH_MAX = 100;

/** Who is shown; null is everybody. */
export interface ContactFilter {
  search: string;
  status: ContactStatus | null;
  tag: string | null;
  segment: string | null;
  archived: boolean;
}

/** Single people, or everyone who matches the filter, also those that have not been read yet. */
export interface ContactPick {
  ids: string[];
  all: boolean;
}

/** What a change does, to say what came of it. */
export interface RunningChange {
  id: string;
  kind: ContactChangeKind;
}

export type ContactDialog = 'add' | 'export' | 'fields';
/** What the panel shows first: the form, or an empty message. */
export type OpenedWith = 'edit' | 'message';

export interface ContactsState {
  filter: ContactFilter;
  sort: ContactSort;
  opened: string | null;
  openedWith: OpenedWith | null;
  picked: ContactPick;
  asked: ContactDialog | null;
  changes: RunningChange[];
}
