/**
 * Where a post can go besides the workspace's own page. YouTube takes posts with a clip only, and by hand. The webhook hands posts to a program of the business's own; the newsletter is an email to everybody who
 * agreed to them, sent as a campaign.
 */
export const postingChannels = [
  'newsletter',
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'youtube',
  'mastodon',
  'bluesky',
  'webhook',
] as const;
export type PostingChannel = (typeof postingChannels)[number];

/** Channels that are posted to by a program; to the others a person posts by hand. */
export const connectableChannels = ['facebook', 'instagram', 'linkedin', 'mastodon', 'bluesky', 'webhook'] as const;
export type ConnectableChannel = (typeof connectableChannels)[number];

/** Channels that are networks, with rules of their own. */
export const networkChannels = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'youtube',
  'mastodon',
  'bluesky',
] as const satisfies readonly PostingChannel[];
export type NetworkChannel = (typeof networkChannels)[number];

export const isNetwork = (channel: PostingChannel): channel is NetworkChannel =>
  (networkChannels as readonly PostingChannel[]).includes(channel);

export const isConnectable = (channel: PostingChannel): channel is ConnectableChannel =>
  (connectableChannels as readonly PostingChannel[]).includes(channel);
