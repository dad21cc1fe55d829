import type { chatContract } from '../../../src/contracts/chat';
import { hostOfAddress } from '../../../src/domain/visit-host';
import type { Call, Handlers } from '../../http/call';
import { endWithHost } from '../../http/event-stream';
import { sendFile } from '../../http/send-file';
import type { ChatService } from './chat-service';

export const chatHandlers = (service: ChatService): Handlers<typeof chatContract> => ({
  createChatVisit: ({ key, visitor, page }, call) => service.visit({ key, token: visitor, page, host: hostOf(call) }),
  listChatMessages: ({ key, visitor, after, typing }, call) =>
    whileHostRuns(call.request.signal, (signal) =>
      service.poll({
        key,
        token: visitor,
        after,
        shows: { typing: typing === 'yes' },
        network: call.network,
        host: hostOf(call),
        signal,
      }),
    ),
  createChatMessage: ({ key, visitor, messageId, text, page }, call) =>
    service.send({ key, token: visitor, messageId, text, page, host: hostOf(call), limits: call }),
  createChatFile: ({ key, visitor, messageId, name }, call) =>
    service.sendFile({
      key,
      token: visitor,
      messageId,
      name,
      page: '',
      bytes: call.bytes,
      host: hostOf(call),
      limits: call,
    }),
  updateChatVisitor: ({ key, visitor, name, email }, call) =>
    service.introduce({ key, token: visitor, name, email, host: hostOf(call) }),
  updateChatTyping: ({ key, visitor, typing, readSeq }, call) =>
    service.type({ key, token: visitor, typing, readSeq, host: hostOf(call) }),
  getChatFile: async ({ token }, { request }) =>
    sendFile(request, await service.readFile(token), { cache: 'private, max-age=3600', crossOrigin: true }),
});

/** The browser says where a request comes from, and no page can change that. */
const hostOf = ({ request: { headers } }: Call): string =>
  hostOfAddress(headers.get('origin') ?? '') || hostOfAddress(headers.get('referer') ?? '');

/** A stopping host does not wait for who waits. */
async function whileHostRuns<T>(left: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const forget = endWithHost(() => stopping.abort());
  try {
    return await work(AbortSignal.any([left, stopping.signal]));
  } finally {
    forget();
  }
}
