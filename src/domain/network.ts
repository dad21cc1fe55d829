export const networks = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'youtube',
  'blog',
  'mastodon',
  'bluesky',
] as const;
export type Network = (typeof networks)[number];

export const networkLabel = (network: Network): string => LABELS[network];

const LABELS: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
  youtube: 'YouTube',
  blog: 'Your page',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
};
