import type { Input } from '../../src/contracts/endpoint';
import type { inboxChannelsContract, InboxChannelView } from '../../src/contracts/inbox-channels';
import type { InboxChannel } from '../../src/domain/conversation';
import type { ChatLook, InboxChannelState } from '../../src/domain/inbox-channel';

/** What connects one kind of channel: it tries keys before they are stored, and says in words what is wrong. */
export interface ChannelConnector {
  connect(input: ConnectInput, context: ConnectContext): Promise<NewInboxChannel | RefusedChannel>;
  /** Tries it once; 'broken' with the cause and what to do about it. */
  check(channel: OpenInboxChannel): Promise<ChannelCheck>;
  /** What its settings page shows besides; null parts otherwise. */
  present?(channel: StoredInboxChannel, origin: string): Partial<Pick<InboxChannelView, 'address' | 'mail' | 'chat'>>;
  /** Whether what it needs is there, such as the workspace's keys; true when it has no such needs. */
  isReady?(workspaceId: string): Promise<boolean>;
  /** Tidies up at the other side when the channel is disconnected. Never throws for what the vendor does. */
  disconnect?(channel: OpenInboxChannel): Promise<void>;
}

export type ConnectInput = Input<typeof inboxChannelsContract.createInboxChannel>['connect'];

export interface ConnectContext {
  workspaceId: string;
  /** The id that the channel will have. */
  channelId: string;
  /** Where this installation is reached from outside, such as https://app.example.com. */
  origin: string;
}

export interface NewInboxChannel {
  channel: InboxChannel;
  name: string;
  /** What people write to, normalised; the public key of a live chat. Unique for its kind in the installation. */
  address: string;
  settings: InboxChannelSettings;
  /** Sealed before they are stored, with workspace and channel as associated data. */
  secrets: Record<string, string> | null;
  /** What is still to be done before it works, as a sentence; it is connected all the same. */
  cause?: string | null;
  /** IMAP: where reading begins. */
  cursor?: { validity: string; uid: number } | null;
}

/** A sentence for the person, and the field of `connect` that it is about. */
export interface RefusedChannel {
  refused: string;
  field?: string;
}

export interface StoredInboxChannel {
  workspaceId: string;
  id: string;
  channel: InboxChannel;
  name: string;
  address: string;
  settings: InboxChannelSettings;
  state: InboxChannelState;
}

export interface OpenInboxChannel extends StoredInboxChannel {
  /** null when it has none, or when they were sealed with another root secret. */
  secrets: Record<string, string> | null;
}

export interface ChannelCheck {
  state: Extract<InboxChannelState, 'connected' | 'broken'>;
  cause: string | null;
}

export interface InboxChannelSettings {
  source?: 'forward' | 'imap';
  /** The local part that other mailboxes forward to. */
  forwardKey?: string;
  /** What customers write to, where the channel's own address is only where that mailbox forwards to. */
  writeTo?: string;
  host?: string;
  port?: number;
  user?: string;
  hosts?: string[];
  look?: ChatLook;
  /** Live chat: when, to the hour, and where a page last loaded the line. */
  seenAt?: string;
  seenOn?: string;
  /** Facebook and Instagram: ids at Meta. */
  pageId?: string;
}
