import type { callsContract } from '../../../src/contracts/calls';
import type { Handlers } from '../../http/call';
import type { CallPlanService } from './call-plan-service';
import type { CallsRead, CallTalkService } from './call-talk-service';
import { presentCall } from './present-call';

export const callsHandlers = ({
  plan,
  talk,
  repository,
}: Parts): Pick<Handlers<typeof callsContract>, BrowserCalls> => ({
  getCallPlan: (_input, { workspace }) => plan.getCallPlan(workspace),
  updateCallPlan: (input, { workspace }) => plan.updateCallPlan(workspace, input),
  getCallCalendar: async (_input, { workspace, origin }) =>
    new Response(await plan.getCallCalendar(workspace, origin), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="fourbeat-call.ics"',
        'cache-control': 'no-store',
      },
    }),
  listCalls: async (input, { workspace }) => {
    const { rows, nextCursor } = await repository.list(workspace.id, input);
    return { items: rows.map(presentCall), nextCursor };
  },
  getCall: async ({ callId }, { workspace }) => {
    const row = await talk.find(workspace.id, callId);
    const turns = await repository.listTurns(workspace.id, callId);
    return {
      call: presentCall(row),
      turns: turns.map(({ who, text, source, at }) => ({ who, text, source, at: at.toISOString() })),
    };
  },
  createCall: ({ kind }, { workspace }) => talk.ring(workspace, kind),
  answerCall: ({ callId }, { workspace, user }) => talk.answer(workspace, callId, user),
  createCallTurn: (input, { workspace, user }) => talk.turn(workspace.id, input, user),
  updateCall: ({ callId, wish }, { workspace }) => talk.update(workspace.id, callId, wish),
});

export type BrowserCalls =
  | 'getCallPlan'
  | 'updateCallPlan'
  | 'getCallCalendar'
  | 'listCalls'
  | 'getCall'
  | 'createCall'
  | 'answerCall'
  | 'createCallTurn'
  | 'updateCall';

interface Parts {
  plan: CallPlanService;
  talk: CallTalkService;
  repository: Pick<CallsRead, 'list' | 'listTurns'>;
}
