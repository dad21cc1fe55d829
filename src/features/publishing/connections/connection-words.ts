import type { Connection } from '../../../contracts/publishing-connections';
import type { ConnectionFix, ConnectionState } from '../../../domain/connection';
import { paths } from '../../../config/paths';
import type { ConnectableChannel } from '../../../domain/posting-channel';
import type { StatusName } from '../../../ui/status';

export const connectionBadges: Record<ConnectionState, { status: StatusName; label: string }> = {
  connected: { status: 'active', label: 'Connected' },
  ending: { status: 'warning', label: 'Ends soon' },
  disconnected: { status: 'failed', label: 'Disconnected' },
  'not-connected': { status: 'inactive', label: 'Not connected' },
};

/** What goes there, while there is no account to name. */
export const connectionHints: Record<ConnectableChannel, string> = {
  facebook: 'Posts on your Facebook page, with the keys of your Meta app.',
  instagram: 'Pictures on the Instagram account of your Facebook page.',
  linkedin: 'Posts under your own name, through your LinkedIn app.',
  mastodon: 'Any Mastodon server: sign in there and you are done.',
  bluesky: 'With your handle and an app password.',
  webhook: 'Sends each post to your own software, as a signed message.',
};

/** Where a finding is put right; null when it is on this page. */
export const fixLinks: Record<ConnectionFix, { label: string; to: string } | null> = {
  connect: null,
  'api-keys': { label: 'Open API keys', to: `${paths.settings}?tab=keys` },
  operator: null,
};

/** What has to be there before it can be connected. */
export const isReady = ({ findings }: Connection): boolean => findings.every(({ fix }) => fix === 'connect');
