import { readReplyAddress } from '../../../../src/domain/reply-address';
import { env } from '../../../config/env';
import { onBehalfOf } from '../../../heavy/work-share';
import type { InboundReader } from '../../../ports/inbox';
import { readRawMail } from '../../../providers/inbound-mail/mail-reading';
import { makeMailReader } from './mail-reader-service';
import { mailReaderRepository } from './mail-reader-repository';
import { replySigners } from './reply-signer-wiring';

/** What reads mail of every source. */
export function mailReader(): InboundReader {
  const { domain } = env().inboundMail;
  const signers = replySigners();
  return makeMailReader({
    read: ({ bytes, workspaceId }) => onBehalfOf({ name: workspaceId, patient: true }, () => readRawMail(bytes)),
    ownAddresses: ({ workspaceId }) => mailReaderRepository.ownAddresses(workspaceId),
    replyTo: ({ recipients }, workspaceId) => {
      if (domain === undefined) return null;
      const named = recipients.flatMap((address) => signers.map((sign) => readReplyAddress(address, domain, sign)));
      return named.find((found) => found?.workspaceId === workspaceId)?.conversationId ?? null;
    },
    takeReturned: async (bytes, now) =>
      (await import('../../tracking/reports/mail-report-wiring')).takeReturnedMail(bytes, now),
    isOurs: mailReaderRepository.isOurs,
  });
}
