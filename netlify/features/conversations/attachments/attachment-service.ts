import type { Attachment } from '../../../../src/contracts/conversation-record';
import { conversationLimits as limits } from '../../../../src/domain/conversation';
import { AppError, notFound } from '../../../errors/app-error';
import type { FileToSend } from '../../../http/send-file';
import type { Clock } from '../../../ports/clock';
import type { StoragePort } from '../../../ports/storage';
import type { AttachmentKeeper } from './attachment-keeping';
import type { AttachmentRepository } from './attachment-repository';

/** Files that members attach, and files of messages to look at. */
export function makeAttachmentService({ repository, keeper, storage, clock }: Dependencies) {
  return {
    async create(
      workspaceId: string,
      { conversationId, name, bytes }: { conversationId: string; name: string; bytes: Uint8Array },
    ): Promise<Attachment> {
      const file = await keeper.keep(workspaceId, { name, contentType: '', bytes });
      const added = await repository.add(workspaceId, conversationId, file, {
        now: clock.now(),
        most: limits.attachments * 5,
      });
      if (added === false) throw notFound('conversation');
      if (added === 'full')
        throw new AppError(
          'conflict',
          'Too many files are already waiting to be sent here. Send or remove some of them first.',
        );
      return {
        id: file.id,
        name: file.name,
        contentType: file.contentType,
        bytes: file.bytes,
        url: `/api/conversations/${conversationId}/attachments/${file.id}`,
      };
    },

    async read(workspaceId: string, conversationId: string, fileId: string): Promise<FileToSend> {
      const file = await repository.find(workspaceId, conversationId, fileId);
      if (!file) throw notFound('file');
      return {
        contentType: file.contentType,
        name: file.name,
        bytes: file.bytes,
        tag: `${file.id}`,
        async read(range) {
          const found =
            range && storage.readRange
              ? await storage.readRange(file.storageKey, range.start, range.end)
              : await storage.read(file.storageKey);
          if (!found) throw notFound('file');
          return range && !storage.readRange ? found.subarray(range.start, range.end + 1) : found;
        },
      };
    },
  };
}

export type AttachmentService = ReturnType<typeof makeAttachmentService>;

interface Dependencies {
  repository: AttachmentRepository;
  keeper: Pick<AttachmentKeeper, 'keep'>;
  storage: StoragePort;
  clock: Clock;
}
