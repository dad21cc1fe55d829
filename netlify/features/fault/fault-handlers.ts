import type { faultContract } from '../../../src/contracts/fault';
import type { Handlers } from '../../http/call';
import { countClientError } from '../../http/metrics';

export const faultHandlers = (): Handlers<typeof faultContract> => ({
  createFault: async ({ kind, message, stack, page }, { log, requestId, request }) => {
    countClientError();
    // Each as a single value, so that line breaks cannot forge log lines.
    log.warn(
      { requestId, fault: { kind, message, stack, page, browser: request.headers.get('user-agent')?.slice(0, 200) } },
      'fault in a browser',
    );
    return {};
  },
});
