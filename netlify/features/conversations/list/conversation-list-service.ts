import type { ConversationDetail } from '../../../../src/contracts/conversation-record';
import {
  COMMENT_THREAD,
  privateReply,
  type ConversationTab,
  type InboxChannel,
} from '../../../../src/domain/conversation';
import { notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { MemberName } from './conversation-list-repository';
import { presentConversation, presentWindow } from '../present-conversation';
import type { PresenceRepository } from '../presence/presence-repository';
import type { ConversationListRepository } from './conversation-list-repository';

/** The list, its counts, and one conversation with what its composer needs. */
export function makeConversationListService({ repository, presence, members, clock }: Dependencies) {
  /** A member's account; null for nobody. A member who is gone has no conversations. */
  async function assigneeOf(workspaceId: string, asked: string | undefined, userId: string) {
    if (asked === undefined) return undefined;
    if (asked === 'nobody') return null;
    if (asked === 'me') return userId;
    const found = (await members(workspaceId)).find((member) => member.id === asked || member.userId === asked);
    return found?.userId ?? NO_ONE;
  }

  return {
    async list(workspaceId: string, userId: string, query: Query) {
      const { rows, nextCursor } = await repository.list(workspaceId, {
        ...query,
        assignee: await assigneeOf(workspaceId, query.assignee, userId),
        snoozed: query.snoozed === 'yes',
      });
      return { items: rows.map(presentConversation), nextCursor };
    },

    async counts(workspaceId: string, userId: string) {
      const counts = await repository.counts(workspaceId, userId);
      const of = (kind: string) => counts.get(kind) ?? 0;
      return {
        all: of('all'),
        unread: of('unread'),
        open: of('open'),
        closed: of('closed'),
        snoozed: of('snoozed'),
        mine: of(`of:${userId}`),
      };
    },

    async get(workspaceId: string, userId: string, conversationId: string): Promise<ConversationDetail> {
      const row = await repository.find(workspaceId, conversationId);
      if (!row) throw notFound('conversation');
      const now = clock.now();
      const { draft, viewers } = await presence.read(workspaceId, conversationId, userId, now);
      const comment = row.threadKey.startsWith(COMMENT_THREAD) ? await repository.findComment(workspaceId, row) : null;
      return {
        ...presentConversation(row),
        window: presentWindow(row, now),
        ...(comment && {
          comment: { privateReply: privateReply(comment, now), hidden: comment.isHidden, link: comment.link },
        }),
        campaign: row.campaignId === null ? null : await repository.findCampaign(workspaceId, row.campaignId),
        unconfirmedEmail:
          row.channel === 'livechat' ? await repository.findUnconfirmedEmail(workspaceId, conversationId) : '',
        draft,
        viewers,
        typing: row.typingAt !== null && now.getTime() - row.typingAt.getTime() < TYPING_MS,
        seenAt: row.seenAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      };
    },
  };
}

/** How long somebody counts as writing after they last said so. */
const TYPING_MS = 8_000;
const NO_ONE = '00000000-0000-0000-0000-000000000000';

export type ConversationListService = ReturnType<typeof makeConversationListService>;

interface Query {
  tab: ConversationTab;
  search?: string | undefined;
  channel?: InboxChannel | undefined;
  assignee?: string | undefined;
  labelId?: string | undefined;
  contactId?: string | undefined;
  campaignId?: string | undefined;
  snoozed?: 'yes' | undefined;
  cursor?: string | undefined;
  limit: number;
}

interface Dependencies {
  repository: ConversationListRepository;
  presence: PresenceRepository;
  members(workspaceId: string): Promise<MemberName[]>;
  clock: Clock;
}
