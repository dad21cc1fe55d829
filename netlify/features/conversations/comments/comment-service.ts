import type { Actor } from '../../../../src/domain/activity';
import { COMMENT_THREAD } from '../../../../src/domain/conversation';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { CommentRepository } from './comment-repository';

/** What members do with a comment besides answering it. */
export function makeCommentService({ repository, hide, clock, ids }: Dependencies) {
  return {
    /** The network first, then the line in the thread: what it refuses did not happen. */
    async hide(
      workspaceId: string,
      { conversationId, hidden }: { conversationId: string; hidden: boolean },
      writer: Actor,
    ): Promise<{ hidden: boolean }> {
      const thread = await repository.find(workspaceId, conversationId);
      if (!thread) throw notFound('conversation');
      const { channel, threadKey } = thread;
      if ((channel !== 'facebook' && channel !== 'instagram') || !threadKey.startsWith(COMMENT_THREAD))
        throw new AppError('conflict', 'Only a comment can be hidden.');
      const trouble = await hide(workspaceId, { channel, commentId: threadKey.slice(COMMENT_THREAD.length), hidden });
      if (trouble) throw new AppError('conflict', trouble);
      await repository.noteHiding(
        { workspaceId, conversationId, id: ids.id(), hidden, writer: { id: writer.id, name: writer.name } },
        clock.now(),
      );
      return { hidden };
    },
  };
}

export type CommentService = ReturnType<typeof makeCommentService>;

interface Dependencies {
  repository: CommentRepository;
  /** Null when it worked; else why not, as a sentence. */
  hide(
    workspaceId: string,
    asked: { channel: 'facebook' | 'instagram'; commentId: string; hidden: boolean },
  ): Promise<string | null>;
  clock: Clock;
  ids: Ids;
}
