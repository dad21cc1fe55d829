import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';

const NAMES = ['tab', 'q', 'channel', 'assignee', 'label', 'campaign', 'snoozed', 'conversation'] as const;

/**
 * What is looked for, picked and open in the inbox, as it stands in the address. Every page of the dashboard loads this
 * file, so that what the words mean is read in conversation-filter.ts, which comes with the inbox.
 */
export const conversationsSlice = createSlice({
  name: 'conversations',
  initialState: addressOf({}),
  reducers: {
    // Whoever looks at other conversations no longer sees which they had picked.
    addressEdited: (state, { payload }: PayloadAction<Partial<InboxAddress>>) => ({ ...state, ...payload, picked: [] }),
    conversationOpened: (state, { payload }: PayloadAction<string | null>) => ({ ...state, conversation: payload }),
    conversationPicked: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      picked: state.picked.includes(id)
        ? state.picked.filter((other) => other !== id)
        : [...state.picked, id].slice(0, MOST),
    }),
    pickDropped: (state) => ({ ...state, picked: [] }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.conversations ? { ...addressOf(params), picked: state.picked } : state,
      )
      .addMatcher(sessionChanged, () => addressOf({})),
});

export const { addressEdited, conversationOpened, conversationPicked, pickDropped } = conversationsSlice.actions;

export const conversationsChoices: SharedChoices<{ conversations: ConversationsState }> = {
  pathname: paths.conversations,
  typed: ['q'],
  select: ({ conversations: { picked: _picked, ...address } }) => address,
};

function addressOf(params: Record<string, string>): ConversationsState {
  const address = Object.fromEntries(NAMES.map((name) => [name, params[name]?.slice(0, 200) ?? null]));
  return { ...(address as InboxAddress), picked: [] };
}
/** conversationLimits.bulk, without loading the rest of it. */
const MOST = 100;

/** As typed: anything may stand here. */
export type InboxAddress = Record<(typeof NAMES)[number], string | null>;

export interface ConversationsState extends InboxAddress {
  picked: string[];
}
