import { quoted, type ActivityEvent } from './activity';
import { inboxChannelNames, type InboxChannel } from './conversation';

export const conversationActivityEvents = {
  messageReceived: (about: { id: string; who: string; channel: InboxChannel }): ActivityEvent => ({
    type: 'conversation',
    title: `${quoted(about.who)} ${WROTE[about.channel]}`,
    link: conversationLink(about.id),
    tells: true,
  }),
  messageFailed: (about: { id: string; who: string }): ActivityEvent => ({
    type: 'conversation',
    title: `An answer to ${quoted(about.who)} was not sent`,
    status: 'failed',
    link: conversationLink(about.id),
    tells: true,
  }),
  messageUncertain: (about: { id: string; who: string }): ActivityEvent => ({
    type: 'conversation',
    title: `We don’t know whether an answer to ${quoted(about.who)} was sent`,
    status: 'failed',
    link: conversationLink(about.id),
    tells: true,
  }),
  memberMentioned: (about: { id: string; names: string; who: string }): ActivityEvent => ({
    type: 'conversation',
    title: `${about.names} ${about.names.includes(' and ') ? 'were' : 'was'} mentioned in a note about ${quoted(about.who)}`,
    link: conversationLink(about.id),
    tells: true,
  }),
  inboxChannelConnected: (about: { channel: InboxChannel; name: string }): ActivityEvent => ({
    type: 'team',
    title: `${inboxChannelNames[about.channel]} was connected to the inbox: ${quoted(about.name)}`,
    link: CHANNELS,
    tells: true,
  }),
  inboxChannelRemoved: (about: { channel: InboxChannel; name: string }): ActivityEvent => ({
    type: 'team',
    title: `${inboxChannelNames[about.channel]} was disconnected from the inbox: ${quoted(about.name)}`,
    link: CHANNELS,
    tells: true,
  }),
  inboxChannelBroken: (about: { channel: InboxChannel; name: string }): ActivityEvent => ({
    type: 'team',
    title: `${inboxChannelNames[about.channel]} no longer accepts your keys or password: ${quoted(about.name)}`,
    status: 'failed',
    link: CHANNELS,
    tells: true,
  }),
};

/** Where a conversation is shown; src/config/paths.ts names it for the browser. */
export const conversationLink = (id: string): string => `/dashboard/conversations?conversation=${id}`;

const CHANNELS = '/dashboard/conversations/settings';
const WROTE: Record<InboxChannel, string> = {
  email: 'wrote an email',
  sms: 'sent a text message',
  facebook: 'wrote on Facebook',
  instagram: 'wrote on Instagram',
  livechat: 'wrote in the chat',
};
