import type { callsContract } from '../../../../src/contracts/calls';
import type { Handlers } from '../../../http/call';
import type { PushService } from './push-service';

export const pushHandlers = (push: PushService): Pick<Handlers<typeof callsContract>, PushCallNames> => ({
  getCallPush: (_input, { workspace, sessionId }) => push.get(workspace.id, sessionId),
  updateCallPush: (target, { workspace, sessionId, user }) =>
    push.update(workspace.id, { sessionId, userId: user.id }, target),
  deleteCallPush: (_input, { workspace, sessionId }) => push.remove(workspace.id, sessionId),
});

export const pushCallNames = ['getCallPush', 'updateCallPush', 'deleteCallPush'] as const;
type PushCallNames = (typeof pushCallNames)[number];
