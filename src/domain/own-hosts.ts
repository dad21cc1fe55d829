import { normalDomain } from './sending-domain';

/**
 * Hosts of a business: its website's (unless that is a page on a shared site), its verified domains, and those
 * it lists.
 */
export function ownHosts({
  website,
  verified,
  listed,
}: {
  website: string;
  verified: readonly string[];
  listed: readonly string[];
}): string[] {
  const site = normalDomain(website);
  return [...new Set([...(site === null || isOneOf(site, SHARED) ? [] : [site]), ...verified, ...listed])];
}

/** Whether an address is on one of these hosts or a subdomain. */
export const leadsToOwn = (url: string, hosts: readonly string[]): boolean =>
  URL.canParse(url) && isOneOf(new URL(url).hostname, hosts);

const isOneOf = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((own) => host === own || host.endsWith(`.${own}`));

/** Whether a host belongs to a site where many businesses have a page. */
export const isSharedSite = (host: string): boolean => isOneOf(host, SHARED);

/** Sites where many businesses have a page: a token in such an address would go to a third party. */
const SHARED = [
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'x.com',
  'twitter.com',
  'youtube.com',
  'youtu.be',
  'tiktok.com',
  'google.com',
  'goo.gl',
  'linktr.ee',
  'etsy.com',
  'ebay.com',
  'amazon.com',
  'yelp.com',
  'tripadvisor.com',
  'booking.com',
  'airbnb.com',
];

/** The web addresses that an email uses for tracking. */
export interface MailTracking {
  opens: boolean;
  clicks: boolean;
  /** Hosts whose links carry the click's token. */
  conversionHosts: readonly string[];
}
