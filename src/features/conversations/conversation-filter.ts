import { createSelector } from '@reduxjs/toolkit';
import { conversationTabs, inboxChannels, type ConversationTab, type InboxChannel } from '../../domain/conversation';
import { addressEdited, type ConversationsState, type InboxAddress } from './conversations-slice';

/** What the address asks for; what it cannot mean is left out. */
export const selectFilter = createSelector(
  [(state: Root) => state.conversations],
  ({ tab, q, channel, assignee, label, campaign, snoozed }): ConversationFilter => ({
    tab: conversationTabs.find((known) => known === tab) ?? 'all',
    search: q ?? '',
    channel: inboxChannels.find((known) => known === channel) ?? null,
    assignee: assignee === 'me' || assignee === 'nobody' ? assignee : idOf(assignee),
    label: idOf(label),
    campaign: idOf(campaign),
    snoozed: snoozed === 'yes',
  }),
);
export const selectOpened = ({ conversations }: Root): string | null => idOf(conversations.conversation);
export const selectPicked = ({ conversations }: Root): string[] => conversations.picked;

export const filterEdited = ({ tab, search, snoozed, ...rest }: Partial<ConversationFilter>) =>
  addressEdited({
    ...rest,
    ...(tab !== undefined && { tab: tab === 'all' ? null : tab }),
    ...(search !== undefined && { q: search || null }),
    ...(snoozed !== undefined && { snoozed: snoozed ? 'yes' : null }),
  });
/** All conversations again; the one that is open stays so. */
export const filterCleared = () => addressEdited(NOTHING);

const idOf = (value: string | null): string | null => (value && ID.test(value) ? value : null);

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SEARCH_MAX = 200;
const NOTHING: Partial<InboxAddress> = {
  tab: null,
  q: null,
  channel: null,
  assignee: null,
  label: null,
  campaign: null,
  snoozed: null,
};

interface Root {
  conversations: ConversationsState;
}

export interface ConversationFilter {
  tab: ConversationTab;
  search: string;
  channel: InboxChannel | null;
  /** `me`, `nobody` or a member's id; null is everybody. */
  assignee: string | null;
  label: string | null;
  /** Answers to this campaign only. */
  campaign: string | null;
  /** Snoozed ones only. */
  snoozed: boolean;
}
