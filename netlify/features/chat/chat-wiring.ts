import type { chatContract } from '../../../src/contracts/chat';
import { env } from '../../config/env';
import type { Handlers } from '../../http/call';
import { keyFor } from '../../keys/keys';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { mediaStorage } from '../file/storage-wiring';
import { chatHandlers } from './chat-handlers';
import { chatRepository } from './chat-repository';
import { makeChatService } from './chat-service';
import { makeChatVisitorTokens } from './chat-visitor-token';
import { makeChatWaitingRoom } from './chat-waiting-room';

export const chatWiring = (): Handlers<typeof chatContract> =>
  chatHandlers(
    makeChatService({
      repository: chatRepository,
      visitors: makeChatVisitorTokens(makeSignedTokens(keyFor('chat-visitor'))),
      files: makeSignedTokens(keyFor('chat-file')),
      room: env().canStream
        ? makeChatWaitingRoom({
            listen: chatRepository.listen,
            readStamps: (workspaceId, visitorIds) =>
              chatRepository.readStamps(workspaceId, visitorIds, systemClock.now()),
          })
        : null,
      // Loaded with the first file.
      keepFile: async (workspaceId, file) =>
        (await import('../conversations/conversations-wiring')).attachmentKeeper().keep(workspaceId, file),
      storage: mediaStorage(),
      digest: sha256,
      clock: systemClock,
      ids: systemIds,
    }),
  );
