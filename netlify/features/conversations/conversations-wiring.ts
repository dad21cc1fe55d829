import { createHash } from 'node:crypto';
import { attachmentInspector } from '../../providers/builtin/inspector/attachment-inspector';
import { errorInLog } from '../../http/error-in-log';
import { log } from '../../http/log';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { readMemberNames } from '../../records/account/member-names';
import { mediaStorage } from '../file/storage-wiring';
import { makeAttachmentKeeper } from './attachments/attachment-keeping';
import { attachmentRepository } from './attachments/attachment-repository';
import { makeAttachmentService } from './attachments/attachment-service';
import { changeRepository } from './changes/change-repository';
import { makeChangeService } from './changes/change-service';
import { threadRepository } from './changes/thread-repository';
import { inboundReaders, outboundPorts } from './channel-wiring';
import { conversationsApart } from './conversations-apart-wiring';
import { conversationsHandlers } from './conversations-handlers';
import { commentRepository } from './comments/comment-repository';
import { makeCommentService } from './comments/comment-service';
import { conversationListRepository } from './list/conversation-list-repository';
import { makeConversationListService } from './list/conversation-list-service';
import { beginConversation } from './messages/begin-repository';
import { messageRepository } from './messages/message-repository';
import { makeMessageSending } from './messages/message-sending';
import { makeMessageService } from './messages/message-service';
import { sendingRepository } from './messages/message-sending-repository';
import { presenceRepository } from './presence/presence-repository';
import { makeReceiptReading } from './reading/receipt-reading';
import { receiptRepository } from './reading/receipt-repository';
import { makeInboxTidying } from './tidying/inbox-tidying';
import { tidyingRepository } from './tidying/tidying-repository';

const system = { clock: systemClock, ids: systemIds };

export const conversationsWiring = () =>
  conversationsHandlers({
    lists: makeConversationListService({
      repository: conversationListRepository,
      presence: presenceRepository,
      members: readMemberNames,
      clock: systemClock,
    }),
    messages: makeMessageService({
      repository: messageRepository,
      begin: beginConversation,
      members: readMemberNames,
      ...system,
    }),
    changes: makeChangeService({
      repository: changeRepository,
      threads: threadRepository,
      members: readMemberNames,
      ...system,
    }),
    attachments: makeAttachmentService({
      repository: attachmentRepository,
      keeper: attachmentKeeper(),
      storage: mediaStorage(),
      clock: systemClock,
    }),
    comments: makeCommentService({
      repository: commentRepository,
      hide: async (...asked) => (await import('../inbound/social/social-channels-wiring')).hideComment(...asked),
      ...system,
    }),
    presence: presenceRepository,
    clock: systemClock,
    apart: conversationsApart(),
  });

/** What the worker calls. */
export const conversationsJobs = () => {
  const reading = makeReceiptReading({
    repository: receiptRepository,
    readers: inboundReaders,
    keeper: attachmentKeeper(),
    failed: (facts, error) => log().warn({ ...facts, ...errorInLog(error) }, 'what came in could not be read'),
    ...system,
  });
  const sending = makeMessageSending({
    repository: sendingRepository,
    ports: outboundPorts,
    keeper: attachmentKeeper(),
    ...system,
  });
  const tidying = makeInboxTidying({ repository: tidyingRepository, clock: systemClock });
  return {
    readReceipt: reading.readReceipt,
    failReceipt: reading.failReceipt,
    sendMessage: sending.sendMessage,
    failMessage: sending.failMessage,
    wakeConversation: tidying.wake,
    tidyInbox: async () => {
      await reading.tidy();
      await tidying.tidy();
    },
  };
};

/** Also for channels that take files without a receipt, such as the chat. */
export const attachmentKeeper = () =>
  makeAttachmentKeeper({
    storage: mediaStorage(),
    inspector: attachmentInspector,
    digest: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    ids: systemIds,
  });
