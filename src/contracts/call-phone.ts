import * as z from 'zod/mini';
import { DAY_SECONDS, HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { countInput, instant, requiredText, sentText, storedText } from './text';

const numberSchema = z.object({
  /** What its owner has to agree to. */
  consentText: storedText(600),
  /** Whether the keys of the telephone service are stored. */
  hasService: z.boolean(),
  phone: z.nullable(
    z.object({
      number: storedText(40),
      sender: storedText(40),
      isVerified: z.boolean(),
      isOn: z.boolean(),
      consentAt: instant,
      consentBy: storedText(200),
      minutesAMonth: z.number(),
      minutesUsed: z.number(),
      /** Where the service is to send replies by text message; null where nothing names the address of this installation. */
      textUrl: z.nullable(storedText(400)),
    }),
  ),
});
export type CallNumber = z.infer<typeof numberSchema>;

const hook = {
  method: 'POST',
  access: 'webhook',
  produces: 'text/xml',
  takesBytes: 16_384,
  limit: { calls: 1_200, perSeconds: 60 },
  output: z.unknown(),
} as const;
const token = sentText(300);

/** The owner's telephone, and what the telephone service reports. */
export const callPhoneContract = {
  getCallNumber: endpoint({
    method: 'GET',
    path: '/api/call-number',
    access: 'session',
    summary: 'The telephone that the agent may call, and what its owner agreed to.',
    input: z.object({}),
    output: numberSchema,
  }),
  createCallNumber: endpoint({
    method: 'POST',
    path: '/api/call-number',
    access: 'session',
    ownerOnly: true,
    notInDemo: true,
    needsConfirmedAddress: true,
    creates: true,
    limit: { calls: 5, perSeconds: HOUR_SECONDS },
    workspaceLimit: { calls: 10, perSeconds: DAY_SECONDS },
    summary: 'Texts a code to a telephone, once its owner has agreed to be called.',
    input: z.object({
      number: requiredText('Your number', 30),
      sender: requiredText('The number that calls you', 30),
      agrees: z.literal(true, { error: 'Tick the box to agree.' }),
    }),
    output: numberSchema,
  }),
  updateCallNumber: endpoint({
    method: 'PATCH',
    path: '/api/call-number',
    access: 'session',
    ownerOnly: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Confirms the number by its code, switches calls to it on or off, or sets the minutes of a month.',
    input: z.object({
      code: z.optional(requiredText('The code', 10)),
      isOn: z.optional(z.boolean({ error: 'Say yes or no.' })),
      minutesAMonth: z.optional(countInput.check(z.lte(600, { error: 'Enter at most 600 minutes.' }))),
    }),
    output: numberSchema,
  }),
  deleteCallNumber: endpoint({
    method: 'DELETE',
    path: '/api/call-number',
    access: 'session',
    ownerOnly: true,
    notInDemo: true,
    summary: 'Withdraws the agreement and forgets the number.',
    input: z.object({}),
    output: numberSchema,
  }),
  answerPhoneCall: endpoint({
    ...hook,
    path: '/api/calls/phone/:token/answer',
    summary: 'The telephone was answered: the first words, as TwiML. Verified by the service’s signature.',
    input: z.object({ token }),
  }),
  takePhoneTurn: endpoint({
    ...hook,
    path: '/api/calls/phone/:token/turn',
    summary: 'A key or a word on the telephone: what the agent says to it, as TwiML.',
    input: z.object({ token, step: z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)) }),
  }),
  receivePhoneStatus: endpoint({
    ...hook,
    path: '/api/calls/phone/:token/status',
    summary: 'How a telephone call ended.',
    input: z.object({ token }),
  }),
  receivePhoneMachine: endpoint({
    ...hook,
    path: '/api/calls/phone/:token/machine',
    summary: 'Whether a person or an answering machine has answered.',
    input: z.object({ token }),
  }),
  receiveOwnerText: endpoint({
    ...hook,
    path: '/api/calls/texts/:token',
    summary: 'A text message of the owner’s verified number: 1, 2 or 3 answers the week’s decision.',
    input: z.object({ token }),
  }),
};
