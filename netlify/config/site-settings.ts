/**
 * Parses BUSINESS_*, the operator's details for the public pages. undefined means not set: the pages then show
 * examples, or say that it is missing. Throws a sentence for the operator.
 */
export function siteSettings({
  name,
  email,
  phone,
  address,
  hours,
  social,
}: Record<'name' | 'email' | 'phone' | 'address' | 'hours' | 'social', string | undefined>): SiteSettings {
  return {
    name: line('BUSINESS_NAME', name, 120),
    email: mailbox(email),
    phone: number(phone),
    address: line('BUSINESS_ADDRESS', address, 300),
    hours: line('BUSINESS_HOURS', hours, 200),
    social: profiles(social),
  };
}

function line(setting: string, value: string | undefined, max: number): string | undefined {
  const text = value?.replace(/\s+/g, ' ').trim();
  if (text && (text.length > max || /\p{Cc}/u.test(text)))
    throw new Error(`${setting} is one line of at most ${max} characters.`);
  return text || undefined;
}

function mailbox(value: string | undefined): string | undefined {
  const email = line('BUSINESS_EMAIL', value, 254);
  if (email && !/^[^\s@<>"(),:;?&]+@[^\s@<>"(),:;?&.]+(?:\.[^\s@<>"(),:;?&.]+)+$/.test(email))
    throw new Error('BUSINESS_EMAIL is one address, such as hello@example.com.');
  return email;
}

function number(value: string | undefined): string | undefined {
  const phone = line('BUSINESS_PHONE', value, 40);
  if (phone && (!/^\+?[\d\s().-]+$/.test(phone) || phone.replace(/\D/g, '').length < 5))
    throw new Error('BUSINESS_PHONE is a number such as +44 117 496 0000.');
  return phone;
}

function profiles(value: string | undefined): SocialProfile[] {
  return (value ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (url?.protocol !== 'https:' || url.username || text.length > 300)
        throw new Error('BUSINESS_SOCIAL lists addresses that begin with https://, separated by commas.');
      const host = url.hostname.replace(/^(www|m)\./, '');
      return { label: NETWORKS.get(host) ?? host, url: url.href };
    });
}

const NETWORKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'facebook.com': 'Facebook',
    'instagram.com': 'Instagram',
    'linkedin.com': 'LinkedIn',
    'x.com': 'X',
    'twitter.com': 'X',
    'youtube.com': 'YouTube',
    'tiktok.com': 'TikTok',
    'pinterest.com': 'Pinterest',
    'threads.net': 'Threads',
    'threads.com': 'Threads',
    'bsky.app': 'Bluesky',
    'mastodon.social': 'Mastodon',
    'github.com': 'GitHub',
  }),
);

export interface SiteSettings {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  address: string | undefined;
  hours: string | undefined;
  social: SocialProfile[];
}

export interface SocialProfile {
  /** Such as "Instagram", or the host of an unknown network. */
  label: string;
  url: string;
}
