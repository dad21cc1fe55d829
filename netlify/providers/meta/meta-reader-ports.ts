import type { InboxChannel } from '../../../src/domain/conversation';
import type { Clock } from '../../ports/clock';
import type { StoredReceipt } from '../../ports/inbox';
import type { CallingPort } from '../../ports/web';

/** Whose entry it is. */
export interface MetaPlace {
  channel: Extract<InboxChannel, 'facebook' | 'instagram'>;
  label: 'Facebook' | 'Instagram';
  /** The account's own id: what it sends comes back to us. */
  ownId: string;
  pageId: string;
}

type Routed = Pick<StoredReceipt, 'workspaceId' | 'channelId'>;

export interface MetaReaderPorts {
  web: CallingPort;
  clock: Clock;
  /** The workspace's page; '' when it is not known. */
  pageOf(workspaceId: string): Promise<string>;
  /** The person's name; '' when neither we nor Meta know one. */
  nameOf(place: MetaPlace, receipt: Routed, personId: string): Promise<string>;
  /** Our messages to this person until then, by the channel's ids, that are not known to be read. */
  sentUntil(place: MetaPlace, receipt: Routed, personId: string, until: Date): Promise<string[]>;
  /** The page in the product of the post that Meta names; null for a post that was not made here. */
  postLink(workspaceId: string, channel: MetaPlace['channel'], remoteId: string): Promise<string | null>;
  /** An origin on this machine that files may come from, for tests. */
  mediaOrigin?: string;
}
