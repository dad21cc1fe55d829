import * as z from 'zod/mini';
import { connectionFixes, connectionStates, connectionWays } from '../domain/connection';
import { HOUR_SECONDS } from '../domain/duration';
import { connectableChannels } from '../domain/posting-channel';
import { endpoint } from './endpoint';
import { id, instant, optionalText, requiredText, sentText, storedText } from './text';

const channel = z.enum(connectableChannels, { error: 'Choose one of the networks.' });

/** A workspace's account on a network, without anything secret. */
const connectionSchema = z.object({
  channel,
  way: z.enum([...new Set(Object.values(connectionWays))] as ['keys', 'consent', 'form']),
  state: z.enum(connectionStates),
  account: storedText(300),
  accountUrl: storedText(2_000),
  connectedBy: storedText(120),
  connectedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  checkedAt: z.nullable(instant),
  findings: z.array(z.object({ sentence: storedText(1_000), fix: z.enum(connectionFixes) })),
});

const connectionsSchema = z.object({ items: z.array(connectionSchema) });

const deliverySchema = z.object({
  id,
  messageId: storedText(100),
  type: storedText(60),
  payload: storedText(40_000),
  status: z.nullable(z.number()),
  delivered: z.boolean(),
  said: storedText(1_000),
  replayed: z.boolean(),
  at: instant,
});

export type Connection = z.infer<typeof connectionSchema>;
export type Connections = z.infer<typeof connectionsSchema>;
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const often = { calls: 30, perSeconds: HOUR_SECONDS };
/** It calls a service in the workspace's name. */
const owners = { access: 'session', ownerOnly: true, notInDemo: true, limit: often } as const;

export const publishingConnectionsContract = {
  listConnections: endpoint({
    method: 'GET',
    path: '/api/publishing/connections',
    access: 'session',
    summary: 'The accounts that posts can go to: their state, what is missing, and what to do.',
    input: z.object({}),
    output: connectionsSchema,
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: '/api/publishing/webhook',
    ...owners,
    summary:
      'Sends every post that goes there to an address, signed. The secret is shown once; calling again makes a new one.',
    input: z.object({ url: requiredText('Address', 1_000) }),
    output: z.object({ secret: storedText(100), connections: connectionsSchema }),
  }),
  createBlueskyConnection: endpoint({
    method: 'POST',
    path: '/api/publishing/bluesky',
    ...owners,
    summary: 'Connects a Bluesky account with an app password.',
    input: z.object({
      // A domain (atproto.com/specs/handle), or the email that Bluesky accepts in its place.
      handle: requiredText('Handle', 253).check(
        z.regex(/^@?[\w.+-]+(?:@[\w.-]+)?$/u, { error: 'Enter your handle, such as you.bsky.social.' }),
      ),
      appPassword: requiredText('App password', 200),
      server: optionalText('Server', 253),
    }),
    output: connectionsSchema,
  }),
  createMetaConnection: endpoint({
    method: 'POST',
    path: '/api/publishing/meta',
    ...owners,
    summary: 'Connects Facebook or Instagram with the keys that are stored for Meta.',
    input: z.object({ channel: z.enum(['facebook', 'instagram'], { error: 'Choose Facebook or Instagram.' }) }),
    output: connectionsSchema,
  }),
  createConsent: endpoint({
    method: 'POST',
    path: '/api/publishing/consents',
    ...owners,
    summary:
      'Begins to connect a network on whose own page somebody has to agree; answers with the address of that page.',
    input: z.object({
      channel: z.enum(['mastodon', 'linkedin'], { error: 'Choose one of the networks.' }),
      server: optionalText('Server', 253),
      clientId: optionalText('Client ID', 200),
      clientSecret: optionalText('Client secret', 400),
    }),
    output: z.object({ address: storedText(4_000) }),
  }),
  finishConsent: endpoint({
    method: 'PUT',
    path: '/api/publishing/consents',
    ...owners,
    summary: 'Finishes it with what the network sent back.',
    input: z.object({ state: sentText(200), code: sentText(2_000) }),
    output: connectionsSchema,
  }),
  testConnection: endpoint({
    method: 'POST',
    path: '/api/publishing/connections/:channel/test',
    ...owners,
    summary: 'Makes one harmless call, or sends the webhook a test message.',
    input: z.object({ channel }),
    output: z.object({ works: z.boolean(), sentence: storedText(1_000), connections: connectionsSchema }),
  }),
  deleteConnection: endpoint({
    method: 'DELETE',
    path: '/api/publishing/connections/:channel',
    access: 'session',
    ownerOnly: true,
    summary: 'Forgets an account and its tokens. What was posted there stays.',
    input: z.object({ channel }),
    output: connectionsSchema,
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: '/api/publishing/webhook/deliveries',
    access: 'session',
    summary: 'The last messages to the webhook, newest first, with what it answered.',
    input: z.object({}),
    output: z.object({ items: z.array(deliverySchema) }),
  }),
  replayWebhookDelivery: endpoint({
    method: 'POST',
    path: '/api/publishing/webhook/deliveries/:deliveryId/replay',
    ...owners,
    summary: 'Sends a message again, under its own id.',
    input: z.object({ deliveryId: id }),
    output: z.object({ items: z.array(deliverySchema) }),
  }),
};
