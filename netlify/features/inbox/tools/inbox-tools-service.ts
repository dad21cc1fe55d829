import type { InboundFailure, InboxSettings, SavedReply } from '../../../../src/contracts/inbox-tools';
import { conversationLimits as limits } from '../../../../src/domain/conversation';
import { fillSavedReply } from '../../../../src/domain/saved-reply';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { InboxToolsRepository } from './inbox-tools-repository';

/** Labels, saved replies, settings, and what could not be read. */
export function makeInboxToolsService({ repository, clock, ids }: Dependencies) {
  async function getSettings(workspaceId: string): Promise<InboxSettings> {
    const { row, hours } = await repository.readSettings(workspaceId);
    return {
      hours,
      awayOn: row?.awayOn === 'on',
      awayText: row?.awayText ?? '',
      signature: row?.signature ?? '',
    };
  }

  return {
    listLabels: async (workspaceId: string) => ({ items: await repository.listLabels(workspaceId) }),

    async createLabel(workspaceId: string, name: string) {
      const label = await repository.addLabel(
        { workspaceId, id: ids.id(), name, createdAt: clock.now() },
        limits.labels,
      );
      if (label === 'full')
        throw new AppError(
          'conflict',
          `A workspace can have at most ${limits.labels} labels. Delete one you don’t need.`,
        );
      return label;
    },

    async renameLabel(workspaceId: string, id: string, name: string) {
      const label = await repository.renameLabel(workspaceId, { id, name });
      if (label === null) throw notFound('label');
      if (label !== 'taken') return label;
      const sentence = `A label named “${name}” already exists. Choose another name.`;
      throw new AppError('conflict', sentence, { fields: { name: sentence } });
    },

    async removeLabel(workspaceId: string, id: string) {
      if (!(await repository.removeLabel(workspaceId, id))) throw notFound('label');
      return { id };
    },

    listReplies: async (workspaceId: string) => ({ items: (await repository.listReplies(workspaceId)).map(present) }),

    async createReply(workspaceId: string, wish: { title: string; text: string }): Promise<SavedReply> {
      const row = { workspaceId, id: ids.id(), ...wish, updatedAt: clock.now() };
      if (!(await repository.addReply(row, limits.savedReplies)))
        throw new AppError(
          'conflict',
          `A workspace can have at most ${limits.savedReplies} saved replies. Delete one you don’t need.`,
        );
      return present(row);
    },

    async changeReply(workspaceId: string, id: string, wish: { title: string; text: string }): Promise<SavedReply> {
      const row = await repository.changeReply({ workspaceId, id, ...wish, updatedAt: clock.now() });
      if (!row) throw notFound('saved reply');
      return present(row);
    },

    async removeReply(workspaceId: string, id: string) {
      if (!(await repository.removeReply(workspaceId, id))) throw notFound('saved reply');
      return { id };
    },

    async replyText(
      workspaceId: string,
      { savedReplyId, conversationId }: { savedReplyId: string; conversationId: string },
    ) {
      const found = await repository.findReplyFor(workspaceId, savedReplyId, conversationId);
      if (!found) throw notFound('saved reply');
      const { text, empty } = fillSavedReply(found.text, found.contact);
      return { text: text.slice(0, limits.text).toWellFormed(), empty };
    },

    getSettings,

    async changeSettings(workspaceId: string, wish: { awayOn: boolean; awayText: string; signature: string }) {
      if (wish.awayOn && wish.awayText === '') {
        const sentence = 'Write the answer that goes out outside your business hours.';
        throw new AppError('invalid_request', sentence, { fields: { awayText: sentence } });
      }
      await repository.writeSettings({ workspaceId, ...wish, awayOn: wish.awayOn ? 'on' : 'off' });
      return getSettings(workspaceId);
    },

    async listFailures(workspaceId: string, query: { cursor?: string | undefined; limit: number }) {
      const { rows, nextCursor } = await repository.listFailures(workspaceId, query);
      return {
        items: rows.map(({ id, source, cause, attempts, receivedAt, start }): InboundFailure => ({
          id,
          source,
          cause: cause ?? '',
          attempts,
          receivedAt: receivedAt.toISOString(),
          excerpt: excerptOf(start),
        })),
        nextCursor,
      };
    },

    async replay(workspaceId: string, receiptId: string) {
      if (!(await repository.replay(workspaceId, receiptId))) throw notFound('failure');
      return { id: receiptId };
    },
  };
}

/** What a person can make something of: text without control characters. */
const excerptOf = (start: Uint8Array): string =>
  [
    ...new TextDecoder()
      .decode(start)
      .replace(/[\p{Cc}\p{Co}\uFFFD]+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ]
    .slice(0, 400)
    .join('');

const present = ({
  id,
  title,
  text,
  updatedAt,
}: {
  id: string;
  title: string;
  text: string;
  updatedAt: Date;
}): SavedReply => ({
  id,
  title,
  text,
  updatedAt: updatedAt.toISOString(),
});

export type InboxToolsService = ReturnType<typeof makeInboxToolsService>;

interface Dependencies {
  repository: InboxToolsRepository;
  clock: Clock;
  ids: Ids;
}
