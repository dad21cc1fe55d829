import type { liveContract } from '../../../src/contracts/live';
import type { Handlers, SessionCall } from '../../http/call';
import { eventStream } from '../../http/event-stream';
import type { LiveService } from './live-service';

export const liveHandlers = (service: LiveService): Handlers<typeof liveContract> => ({
  getChanges: ({ cursor }, call) => service.getChanges(viewerOf(call), cursor),
  // A browser that lost the stream reconnects with the id of the last event, which is its cursor.
  getStream: async ({ cursor }, call) => {
    const viewer = viewerOf(call);
    // 204 tells a browser not to reconnect (HTML Standard, server-sent events).
    if (!service.canStream(viewer)) return new Response(null, { status: 204 });
    return eventStream(call.request.signal, (send, end) =>
      service.push(viewer, call.request.headers.get('last-event-id') || cursor, {
        send: (changes) => send({ id: changes.cursor, data: changes }),
        end,
      }),
    );
  },
});

const viewerOf = ({ sessionId, workspace, network }: SessionCall) => ({
  sessionId,
  workspaceId: workspace.id,
  network,
});
