import type { liveContract } from '../../../src/contracts/live';
import type { Handlers } from '../../http/call';
import { eventStream } from '../../http/event-stream';
import type { LiveService } from './live-service';

export const liveHandlers = (service: LiveService): Handlers<typeof liveContract> => ({
  getChanges: ({ cursor }, { workspace }) => service.getChanges(workspace.id, cursor),
  // A browser that lost the stream comes back with the id of the last event it saw, which is its cursor.
  getStream: async ({ cursor }, { workspace, request }) => {
    // 204 tells a browser not to come back (HTML Standard, server-sent events).
    if (!service.canStream) return new Response(null, { status: 204 });
    return eventStream(request.signal, (send) => service.push(workspace.id, request.headers.get('last-event-id') || cursor, (changes) => send({ id: changes.cursor, data: changes })));
  },
});
