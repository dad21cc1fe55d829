import * as z from 'zod/mini';
import { inboxChannels } from '../domain/conversation';
import { inboxChannelStates, inboxLimits as limits, mailSources } from '../domain/inbox-channel';
import { visitHost } from '../domain/visit-host';
import { endpoint } from './endpoint';
import { id, instant, optionalText, requiredEmail, requiredText, storedText, writable } from './text';

const NO_HOST = 'Enter a domain such as your-business.com.';
/** Several are typed at once: the sentence names the one that is wrong. */
const notHost = ({ input }: { input: unknown }) =>
  `“${String(input).slice(0, 80)}” is no domain of a website. ${NO_HOST}`;
const host = z.string({ error: NO_HOST }).check(
  writable(),
  z.maxLength(253, { error: 'A domain can be at most 253 characters.' }),
  z.refine((typed) => visitHost(typed) !== null, { error: notHost as never }),
  z.overwrite<string>((typed) => visitHost(typed) ?? typed),
);
const hosts = z.array(host).check(z.maxLength(limits.domains, { error: `At most ${limits.domains} domains.` }));
const look = z.object({
  title: optionalText('Title', limits.chatTitle),
  greeting: optionalText('Greeting', limits.chatGreeting),
  away: optionalText('Text outside business hours', limits.chatGreeting),
  accent: z._default(z.string().check(z.regex(/^(|#[0-9a-f]{6})$/, { error: 'Choose a colour.' })), ''),
  side: z._default(z.enum(['left', 'right']), 'right'),
});

/** A connected channel. Secrets never leave the server. */
export const inboxChannelSchema = z.object({
  id,
  channel: z.enum(inboxChannels),
  name: storedText(limits.channelName),
  /** What the other side writes to: an address, a number, the name of a page; '' for live chat. */
  address: storedText(320),
  state: z.enum(inboxChannelStates),
  cause: z.nullable(storedText(500)),
  /** When a message last came in through it. */
  heardAt: z.nullable(instant),
  mail: z.nullable(
    z.object({
      source: z.enum(mailSources),
      /** Where other mailboxes forward to; '' when the operator has set no inbound domain. */
      forwardTo: storedText(320),
      imapHost: storedText(253),
      imapUser: storedText(320),
    }),
  ),
  chat: z.nullable(
    z.object({
      key: storedText(100),
      hosts: z.array(storedText(253)),
      look,
      snippet: storedText(1_000),
      /** When, to the hour, and on which host a page last loaded the line; null before any has. */
      seen: z.nullable(z.object({ at: instant, on: storedText(253) })),
    }),
  ),
  createdAt: instant,
});
export type InboxChannelView = z.infer<typeof inboxChannelSchema>;

const mail = z.discriminatedUnion('source', [
  z.object({ channel: z.literal('email'), source: z.literal('forward'), address: requiredEmail() }),
  z.object({
    channel: z.literal('email'),
    source: z.literal('imap'),
    address: requiredEmail(),
    host: requiredText('Server', 253),
    port: z._default(z.number().check(z.int(), z.gte(1), z.lte(65_535)), 993),
    user: requiredText('User name', 320),
    password: requiredText('Password', 400),
  }),
]);
/** What a new channel needs, by channel. */
const connecting = z.discriminatedUnion('channel', [
  mail,
  z.object({
    channel: z.literal('sms'),
    /** The number as Twilio writes it, E.164. */
    number: requiredText('Number', 30),
    /** We may set where Twilio sends the number's texts; one that works for another program is left alone. */
    setWebhook: z._default(z.boolean(), true),
  }),
  z.object({ channel: z.enum(['facebook', 'instagram']) }),
  z.object({ channel: z.literal('livechat'), name: requiredText('Name', limits.channelName), hosts, look }),
]);

const owner = { access: 'session', ownerOnly: true } as const;

export const inboxChannelsContract = {
  listInboxChannels: endpoint({
    method: 'GET',
    path: '/api/inbox/channels',
    access: 'session',
    summary: 'Connected channels, and what each of the others needs.',
    input: z.object({}),
    output: z.object({
      items: z.array(inboxChannelSchema),
      missing: z.array(z.object({ channel: z.enum(inboxChannels), needs: storedText(400), ready: z.boolean() })),
      /** Whether this installation has a domain that mailboxes can forward to. */
      canForward: z.boolean(),
      /** Whether this installation offers made-up messages. */
      canSimulate: z.boolean(),
    }),
  }),
  createInboxChannel: endpoint({
    method: 'POST',
    path: '/api/inbox/channels',
    ...owner,
    creates: true,
    notInDemo: true,
    limit: { calls: 30, perSeconds: 3_600 },
    summary: 'Connects a channel; keys are tried before they are stored.',
    input: z.object({ connect: connecting }),
    output: inboxChannelSchema,
  }),
  updateInboxChannel: endpoint({
    method: 'PATCH',
    path: '/api/inbox/channels/:channelId',
    ...owner,
    summary: 'Pauses or resumes a channel, renames it, or changes the look and domains of a chat.',
    input: z.object({
      channelId: id,
      name: z.optional(requiredText('Name', limits.channelName)),
      paused: z.optional(z.boolean()),
      hosts: z.optional(hosts),
      look: z.optional(look),
    }),
    output: inboxChannelSchema,
  }),
  checkInboxChannel: endpoint({
    method: 'POST',
    path: '/api/inbox/channels/:channelId/check',
    ...owner,
    notInDemo: true,
    limit: { calls: 60, perSeconds: 3_600 },
    summary: 'Tries the channel once: connected, or what is wrong and how to fix it.',
    input: z.object({ channelId: id }),
    output: inboxChannelSchema,
  }),
  deleteInboxChannel: endpoint({
    method: 'DELETE',
    path: '/api/inbox/channels/:channelId',
    ...owner,
    summary: 'Disconnects a channel; its conversations stay.',
    input: z.object({ channelId: id }),
    output: z.object({ id }),
  }),
};
