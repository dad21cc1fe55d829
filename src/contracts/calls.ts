import * as z from 'zod/mini';
import { callChannels, callKinds, callOutcomes, callStates } from '../domain/call/call-record';
import { HOUR_SECONDS } from '../domain/duration';
import { callPhoneContract } from './call-phone';
import { callPushContract } from './call-push';
import { callSpeechContract } from './call-speech';
import { endpoint } from './endpoint';
import { countInput, cursorInput, day, id, instant, pageSize, storedText, timeOfDay } from './text';

const lineSchema = z.object({
  text: storedText(),
  spoken: storedText(),
  source: storedText(400),
  /** Its place in the transcript, by which its sound is asked for. */
  line: z.number(),
});

const callSchema = z.object({
  id,
  kind: z.enum(callKinds),
  channel: z.enum(callChannels),
  state: z.enum(callStates),
  date: instant,
  /** Seconds of talk; 0 where nobody answered. */
  duration: z.number(),
  outcome: z.nullable(z.enum(callOutcomes)),
  /** Ideas that were read out, and how many of them were chosen. */
  suggestions: z.number(),
  approved: z.number(),
  topic: storedText(400),
  /** What the telephone cost, as its provider says it; '' for nothing. */
  cost: storedText(60),
  trouble: storedText(400),
});
export type CallEntry = z.infer<typeof callSchema>;

const turnSchema = z.object({
  who: z.enum(['agent', 'owner']),
  text: storedText(),
  source: storedText(400),
  at: instant,
});
export type CallTurn = z.infer<typeof turnSchema>;

const planSchema = z.object({
  zone: storedText(64),
  /** null while calls are off. */
  next: z.nullable(
    z.object({
      at: instant,
      /** By the workspace's clock. */
      date: day,
      time: timeOfDay,
      /** Somebody chose another time than the rhythm's. */
      isMoved: z.boolean(),
      channel: z.enum(callChannels),
    }),
  ),
  /** A call that rings right now. */
  ringing: z.nullable(id),
  frequency: storedText(20),
});
export type CallPlan = z.infer<typeof planSchema>;

const talkSchema = z.object({
  call: callSchema,
  /** Goes with the next input. */
  step: z.number(),
  /** What the agent says now. */
  lines: z.array(lineSchema),
  /** The keys that do something now, and what. */
  keys: z.array(z.object({ key: z.string(), says: storedText(400) })),
  isOver: z.boolean(),
  /** It had nothing to offer, because the business is not described yet. */
  wantsProfile: z.boolean(),
});
export type CallTalk = z.infer<typeof talkSchema>;

const callInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('key'),
    key: z.string().check(z.regex(/^[0-9*#]$/, { error: 'Press 0 to 9, * or #.' })),
  }),
  z.object({
    kind: z.literal('said'),
    text: z
      .string({ error: 'This must be text.' })
      .check(z.maxLength(1_000, { error: 'This can be at most 1000 characters.' })),
  }),
  z.object({ kind: z.literal('silence') }),
  z.object({ kind: z.literal('hang-up') }),
]);

/** The agent's calls to the owner: the next one, those that were, and the conversation in the browser. */
export const callsContract = {
  ...callPhoneContract,
  ...callPushContract,
  ...callSpeechContract,
  getCallPlan: endpoint({
    method: 'GET',
    path: '/api/call-plan',
    access: 'session',
    summary: 'When the agent calls next, and whether a call rings now.',
    input: z.object({}),
    output: planSchema,
  }),
  updateCallPlan: endpoint({
    method: 'PUT',
    path: '/api/call-plan',
    access: 'session',
    summary: 'Moves the next call to another time, by the workspace’s clock.',
    input: z.object({ date: day, time: timeOfDay }),
    output: planSchema,
  }),
  getCallCalendar: endpoint({
    method: 'GET',
    path: '/api/call-plan/call.ics',
    access: 'session',
    produces: 'text/calendar',
    summary: 'The next call as a calendar file (RFC 5545).',
    input: z.object({}),
    output: z.unknown(),
  }),
  listCalls: endpoint({
    method: 'GET',
    path: '/api/calls',
    access: 'session',
    summary: 'Calls that were, newest first.',
    input: z.object({ cursor: cursorInput(), limit: pageSize(20) }),
    output: z.object({ items: z.array(callSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  getCall: endpoint({
    method: 'GET',
    path: '/api/calls/:callId',
    access: 'session',
    summary: 'One call with its transcript.',
    input: z.object({ callId: id }),
    output: z.object({ call: callSchema, turns: z.array(turnSchema) }),
  }),
  createCall: endpoint({
    method: 'POST',
    path: '/api/calls',
    access: 'session',
    creates: true,
    limit: { calls: 120, perSeconds: HOUR_SECONDS },
    summary: 'Rings in the browser: the call that is due, or one to try it.',
    input: z.object({ kind: z.enum(callKinds, { error: 'Say which call.' }) }),
    output: callSchema,
  }),
  answerCall: endpoint({
    method: 'POST',
    path: '/api/calls/:callId/answer',
    access: 'session',
    creates: true,
    summary: 'Answers a call that rings; the reply has the first words.',
    input: z.object({ callId: id }),
    output: talkSchema,
  }),
  createCallTurn: endpoint({
    method: 'POST',
    path: '/api/calls/:callId/turns',
    access: 'session',
    creates: true,
    limit: { calls: 1_200, perSeconds: HOUR_SECONDS },
    summary: 'What the owner pressed or said; the reply has what the agent says to it.',
    input: z.object({ callId: id, step: countInput, input: callInput }),
    output: talkSchema,
  }),
  updateCall: endpoint({
    method: 'PATCH',
    path: '/api/calls/:callId',
    access: 'session',
    summary: 'Declines a call that rings, or asks for it an hour later; a test is only declined.',
    input: z.object({ callId: id, wish: z.enum(['decline', 'later', 'missed'], { error: 'Say what to do with it.' }) }),
    output: callSchema,
  }),
};
