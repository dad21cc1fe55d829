import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import {
  conversationLimits,
  conversationTabs,
  inboxChannels,
  type ConversationTab,
  type InboxChannel,
} from '../../domain/conversation';

const initialState: ConversationsState = {
  tab: 'all',
  search: '',
  channel: null,
  assignee: null,
  label: null,
  snoozed: false,
  opened: null,
  picked: [],
};

/** What is looked for, picked and open in the inbox. */
export const conversationsSlice = createSlice({
  name: 'conversations',
  initialState,
  reducers: {
    // Whoever looks at other conversations no longer sees which they had picked.
    filterEdited: (state, { payload }: PayloadAction<Partial<ConversationFilter>>) => ({
      ...state,
      ...payload,
      picked: [],
    }),
    filterCleared: (state) => ({ ...initialState, opened: state.opened }),
    conversationOpened: (state, { payload }: PayloadAction<string | null>) => ({ ...state, opened: payload }),
    conversationPicked: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      picked: state.picked.includes(id)
        ? state.picked.filter((other) => other !== id)
        : [...state.picked, id].slice(0, conversationLimits.bulk),
    }),
    pickDropped: (state) => ({ ...state, picked: [] }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.conversations ? { ...state, ...readChoices(params) } : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectFilter: (state): ConversationFilter => state,
    selectOpened: (state) => state.opened,
    selectPicked: (state) => state.picked,
  },
});

export const { filterEdited, filterCleared, conversationOpened, conversationPicked, pickDropped } =
  conversationsSlice.actions;
export const { selectFilter, selectOpened, selectPicked } = conversationsSlice.selectors;

export const conversationsChoices: SharedChoices<{ conversations: ConversationsState }> = {
  pathname: paths.conversations,
  typed: ['q'],
  select: ({ conversations: { tab, search, channel, assignee, label, snoozed, opened } }) => ({
    tab: tab === 'all' ? null : tab,
    q: search || null,
    channel,
    assignee,
    label,
    snoozed: snoozed ? 'yes' : null,
    conversation: opened,
  }),
};

const readChoices = ({
  tab,
  q,
  channel,
  assignee,
  label,
  snoozed,
  conversation,
}: Record<string, string>): Partial<ConversationsState> => ({
  tab: conversationTabs.find((known) => known === tab) ?? 'all',
  search: (q ?? '').slice(0, SEARCH_MAX),
  channel: inboxChannels.find((known) => known === channel) ?? null,
  assignee: assignee === 'me' || assignee === 'nobody' ? assignee : idOf(assignee),
  label: idOf(label),
  snoozed: snoozed === 'yes',
  opened: idOf(conversation),
});

const idOf = (value: string | undefined): string | null => (value && ID.test(value) ? value : null);

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SEARCH_MAX = 200;

export interface ConversationFilter {
  tab: ConversationTab;
  search: string;
  channel: InboxChannel | null;
  /** `me`, `nobody` or a member's id; null is everybody. */
  assignee: string | null;
  label: string | null;
  /** Snoozed ones only. */
  snoozed: boolean;
}

export interface ConversationsState extends ConversationFilter {
  opened: string | null;
  picked: string[];
}
