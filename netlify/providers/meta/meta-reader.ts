import * as z from 'zod/mini';
import { AppError } from '../../errors/app-error';
import type { InboundEvent, InboundReader } from '../../ports/inbox';
import { readChange } from './meta-comment-reader';
import { messagingSchema, readMetaBody } from './meta-events';
import { readMessaging } from './meta-message-reader';
import type { MetaPlace, MetaReaderPorts } from './meta-reader-ports';

/** Reads what happened to a Facebook page or an Instagram account: one receipt holds one entry of Meta's request. */
export function makeMetaReader(ports: MetaReaderPorts): InboundReader {
  return {
    async read(receipt) {
      const body = readMetaBody(receipt.bytes);
      if (!body) throw new AppError('invalid_request', 'This is not in the format of Meta’s webhooks.');
      const isPage = body.object === 'page';
      const events: InboundEvent[] = [];
      for (const { id, messaging = [], changes = [] } of body.entry) {
        const place: MetaPlace = {
          channel: isPage ? 'facebook' : 'instagram',
          label: isPage ? 'Facebook' : 'Instagram',
          ownId: id,
          pageId: isPage ? id : await ports.pageOf(receipt.workspaceId),
        };
        for (const one of messaging) {
          const event = z.safeParse(messagingSchema, one);
          if (!event.success)
            throw new AppError('invalid_request', 'An event of a conversation is not in Meta’s format.');
          events.push(...(await readMessaging(event.data, place, receipt, ports)));
        }
        for (const one of changes) events.push(await readChange(one, place, receipt, ports));
      }
      return events;
    },
  };
}
