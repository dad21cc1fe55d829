import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { storedText } from './text';

const base64url = (bytes: string, max: number) =>
  z
    .string({ error: 'This must be text.' })
    .check(z.maxLength(max, { error: `This is longer than ${bytes}.` }), z.regex(/^[\w-]+={0,2}$/, { error: BROKEN }));
const BROKEN = 'This is not what a browser hands out.';

const pushSchema = z.object({
  /** What a browser subscribes with (VAPID, RFC 8292), base64url. */
  publicKey: storedText(200),
  /** This sign-in’s browser rings while the dashboard is closed. */
  isOn: z.boolean(),
  /** Browsers of all members that do. */
  count: z.number(),
});
export type CallPush = z.infer<typeof pushSchema>;

/** Ringing in a browser whose dashboard is closed. */
export const callPushContract = {
  getCallPush: endpoint({
    method: 'GET',
    path: '/api/call-push',
    access: 'session',
    summary: 'Whether this browser rings while the dashboard is closed, and the key that it subscribes with.',
    input: z.object({}),
    output: pushSchema,
  }),
  updateCallPush: endpoint({
    method: 'PUT',
    path: '/api/call-push',
    access: 'session',
    notInDemo: true,
    creates: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Keeps the subscription of this sign-in’s browser, so that a call rings there; ends with the sign-in.',
    input: z.object({
      endpoint: z
        .string({ error: 'This must be text.' })
        .check(z.maxLength(1_500, { error: BROKEN }), z.regex(/^https:\/\/[^\s]+$/, { error: BROKEN })),
      p256dh: base64url('a key', 120),
      auth: base64url('a secret', 60),
    }),
    output: pushSchema,
  }),
  deleteCallPush: endpoint({
    method: 'DELETE',
    path: '/api/call-push',
    access: 'session',
    summary: 'Forgets the subscription of this sign-in’s browser.',
    input: z.object({}),
    output: pushSchema,
  }),
};
