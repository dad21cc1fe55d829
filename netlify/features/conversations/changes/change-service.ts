import type { Conversation } from '../../../../src/contracts/conversation-record';
import type { ConversationChange } from '../../../../src/contracts/conversation-list';
import type { ConversationPriority, ConversationStatus } from '../../../../src/domain/conversation';
import { DAY_MS } from '../../../../src/domain/duration';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { MemberName } from '../list/conversation-list-repository';
import { presentConversation } from '../present-conversation';
import type { ChangeRepository, FieldChange } from './change-repository';
import type { ThreadRepository } from './thread-repository';

/** What members change about conversations, one or many, and taking it back. */
export function makeChangeService({ repository, threads, members, clock, ids }: Dependencies) {
  async function fieldsOf(workspaceId: string, wish: Wish): Promise<FieldChange> {
    const { assigneeId, snoozedUntil, status, priority, unread } = wish;
    const assignee = assigneeId ? await memberOf(workspaceId, assigneeId) : null;
    return {
      ...(status !== undefined && { status }),
      ...(priority !== undefined && { priority }),
      ...(unread !== undefined && { unread }),
      ...(assigneeId !== undefined && {
        assigneeId: assignee?.userId ?? null,
        assigneeMemberId: assignee?.id ?? null,
        assigneeName: assignee?.name ?? '',
      }),
      ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil === null ? null : laterDay(snoozedUntil) }),
    };
  }

  async function memberOf(workspaceId: string, memberId: string): Promise<MemberName> {
    const found = (await members(workspaceId)).find(({ id, userId }) => id === memberId || userId === memberId);
    if (!found)
      throw new AppError('invalid_request', 'This member is no longer in the workspace. Choose another one.', {
        fields: { assigneeId: 'This member is no longer in the workspace.' },
      });
    return found;
  }

  function laterDay(typed: string): Date {
    const at = new Date(typed);
    const ahead = at.getTime() - clock.now().getTime();
    if (ahead > 0 && ahead <= 366 * DAY_MS) return at;
    const fault = ahead <= 0 ? 'Choose a time in the future.' : 'Choose a time within a year.';
    throw new AppError('invalid_request', fault, { fields: { snoozedUntil: fault } });
  }

  return {
    async change(
      workspaceId: string,
      { conversationId, labelIds, contactId, version, ...wish }: Wish & One,
    ): Promise<Conversation> {
      const outcome = await repository.change(workspaceId, conversationId, {
        change: await fieldsOf(workspaceId, wish),
        labelIds,
        contactId,
        version,
        now: clock.now(),
      });
      if (outcome === null) throw notFound('conversation');
      if (outcome === 'old')
        throw new AppError(
          'conflict',
          'Somebody else has just changed this conversation. Check it, then make your change again.',
        );
      if (outcome === 'label') throw notFound('label');
      if (outcome === 'contact') throw notFound('contact');
      return presentConversation(outcome);
    },

    async changeMany(
      workspaceId: string,
      { conversationIds, addLabelId, removeLabelId, ...wish }: Wish & Many,
      userId: string,
    ): Promise<ConversationChange> {
      const change = await fieldsOf(workspaceId, wish);
      if (Object.keys(change).length === 0 && !addLabelId && !removeLabelId)
        throw new AppError('invalid_request', 'Choose what to change.');
      const id = ids.id();
      const changed = await repository.changeMany(workspaceId, conversationIds, {
        id,
        change,
        addLabelId,
        removeLabelId,
        userId,
        now: clock.now(),
      });
      if (changed === 'label') throw notFound('label');
      if (changed === 0) throw notFound('conversation');
      return { id, changed, canUndo: true };
    },

    async merge(
      workspaceId: string,
      { conversationId, otherId }: { conversationId: string; otherId: string },
      userId: string,
    ): Promise<ConversationChange> {
      const changeId = ids.id();
      const moved = await threads.merge(workspaceId, {
        into: conversationId,
        other: otherId,
        changeId,
        userId,
        now: clock.now(),
      });
      if (moved === null) throw notFound('conversation');
      if (moved === 'same')
        throw new AppError('invalid_request', 'Choose another conversation to merge with this one.');
      return { id: changeId, changed: moved, canUndo: true };
    },

    async split(
      workspaceId: string,
      { conversationId, messageId }: { conversationId: string; messageId: string },
      userId: string,
    ): Promise<ConversationChange & { conversationId: string }> {
      const [changeId, newId] = [ids.id(), ids.id()];
      const moved = await threads.split(workspaceId, {
        from: conversationId,
        messageId,
        newId,
        changeId,
        userId,
        now: clock.now(),
      });
      if (moved === null) throw notFound('message');
      if (moved === 'first')
        throw new AppError(
          'conflict',
          'This is the first message, so nothing would be left in this conversation. Choose a later message.',
        );
      return { id: changeId, changed: moved, canUndo: true, conversationId: newId };
    },

    async undo(workspaceId: string, changeId: string): Promise<ConversationChange> {
      const changed = await threads.undo(workspaceId, changeId, clock.now());
      if (changed === null) throw notFound('change');
      if (changed === 'done') throw new AppError('conflict', 'This was undone already.');
      return { id: changeId, changed, canUndo: false };
    },
  };
}

export type ChangeService = ReturnType<typeof makeChangeService>;

interface Wish {
  status?: ConversationStatus | undefined;
  priority?: ConversationPriority | undefined;
  unread?: boolean | undefined;
  assigneeId?: string | null | undefined;
  snoozedUntil?: string | null | undefined;
}
interface One {
  conversationId: string;
  labelIds?: string[] | undefined;
  contactId?: string | null | undefined;
  version?: number | undefined;
}
interface Many {
  conversationIds: string[];
  addLabelId?: string | undefined;
  removeLabelId?: string | undefined;
}

interface Dependencies {
  repository: ChangeRepository;
  threads: ThreadRepository;
  members(workspaceId: string): Promise<MemberName[]>;
  clock: Clock;
  ids: Ids;
}
