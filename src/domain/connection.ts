import { DAY_MS } from './duration';
import { channelLabel } from './posting';
import { type ConnectableChannel } from './posting-channel';

/**
 * How a channel is connected. consent: by agreeing on a page of the network. form: by typing what is asked for. keys:
 * with the keys that are stored under Settings, API keys.
 */
export const connectionWays: Readonly<Record<ConnectableChannel, 'consent' | 'form' | 'keys'>> = {
  facebook: 'keys',
  instagram: 'keys',
  linkedin: 'consent',
  mastodon: 'consent',
  bluesky: 'form',
  webhook: 'form',
};

export const connectionStates = ['connected', 'ending', 'disconnected', 'not-connected'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** Where what is wrong can be put right. */
export const connectionFixes = ['connect', 'api-keys', 'operator'] as const;
export type ConnectionFix = (typeof connectionFixes)[number];

/** The doctor: a connection's state, what is missing or about to end, and the way out of each. */
export function diagnose(channel: ConnectableChannel, seen: ConnectionSeen, now: Date): Diagnosis {
  const label = channelLabel(channel);
  const findings: Finding[] = [];
  const { connection } = seen;
  const needsMeta = connectionWays[channel] === 'keys';
  if (needsMeta && !seen.metaKeys.includes('metaAccessToken'))
    findings.push({ sentence: `${label} needs a page access token of your Meta app.`, fix: 'api-keys' });
  if (needsMeta && !seen.metaKeys.includes('metaPageId'))
    findings.push({ sentence: `${label} needs the ID of your Facebook page.`, fix: 'api-keys' });
  if (channel === 'instagram' && !seen.hasPublicAddress)
    findings.push({
      sentence:
        'Instagram fetches pictures from us, and this installation has no public address. The operator sets it as PUBLIC_URL.',
      fix: 'operator',
    });
  if (!connection) return { state: 'not-connected', findings };
  if (!connection.canOpen)
    findings.unshift({
      sentence: 'Its stored key can no longer be read. Connect it again.',
      fix: 'connect',
    });
  else if (connection.state === 'disconnected')
    findings.unshift({
      sentence: connection.cause ?? `${label} no longer accepts it. Connect it again.`,
      fix: 'connect',
    });
  if (connection.state === 'disconnected' || !connection.canOpen) return { state: 'disconnected', findings };
  const { expiresAt } = connection;
  if (expiresAt !== null && expiresAt <= now) {
    findings.unshift({ sentence: 'The permission has ended. Connect it again.', fix: 'connect' });
    return { state: 'disconnected', findings };
  }
  if (expiresAt !== null && expiresAt.getTime() - now.getTime() <= ENDING_MS) {
    const days = Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS);
    findings.unshift({
      sentence: `The permission ends ${days === 1 ? 'within a day' : `in ${days} days`}. Connect it again before that.`,
      fix: 'connect',
    });
    return { state: 'ending', findings };
  }
  return { state: 'connected', findings };
}

/** Somebody is told that long before a permission ends, if it cannot be renewed. */
export const ENDING_MS = 10 * DAY_MS;

export interface Finding {
  sentence: string;
  fix: ConnectionFix;
}

export interface Diagnosis {
  state: ConnectionState;
  /** Most important first; empty when nothing is wrong. */
  findings: Finding[];
}

export interface ConnectionSeen {
  connection: {
    state: 'connected' | 'disconnected';
    cause: string | null;
    expiresAt: Date | null;
    /** Its secrets can be opened with a root secret of this installation. */
    canOpen: boolean;
  } | null;
  /** Which of Meta's fields are stored under API keys. */
  metaKeys: readonly string[];
  hasPublicAddress: boolean;
}
