import type { InboxChannel } from './conversation';

/** How mail reaches the inbox. */
export const mailSources = ['forward', 'imap'] as const;
export type MailSource = (typeof mailSources)[number];

/** paused: by a member. broken: the other side no longer accepts our keys; messages written meanwhile are kept. */
export const inboxChannelStates = ['connected', 'paused', 'broken'] as const;
export type InboxChannelState = (typeof inboxChannelStates)[number];

/** What a channel needs before it can be connected, as a sentence. */
export const channelNeeds: Record<InboxChannel, string> = {
  email: 'Forward your mailbox to us, or let us read it by IMAP.',
  sms: 'Needs a Twilio account: its account SID, auth token and a number that can send SMS.',
  facebook: 'Connect your Facebook Page in Settings first.',
  instagram: 'Connect your Instagram business account in Settings first.',
  livechat: 'Needs one line of code on your website.',
};

/** The colours and words of the chat widget. Empty values follow the brand kit. */
export interface ChatLook {
  title: string;
  greeting: string;
  /** Shown instead of the greeting outside business hours. */
  away: string;
  accent: string;
  side: 'left' | 'right';
}

export const inboxLimits = {
  domains: 20,
  channelName: 80,
  chatTitle: 60,
  chatGreeting: 300,
  awayText: 1_000,
  webhookBytes: 4 * 1024 * 1024,
  /** A mail with its attachments: what most mail servers take (RFC 5321 leaves it to them). */
  mailBytes: 25 * 1024 * 1024,
} as const;
