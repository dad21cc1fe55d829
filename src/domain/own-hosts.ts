import { normalDomain } from './sending-domain';

/** Hosts of a business: its website's, unless that is a page on somebody else's site, those it has proved, those it lists. */
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

/** Whether an address lies on one of these hosts or below it. */
export const leadsToOwn = (url: string, hosts: readonly string[]): boolean =>
  URL.canParse(url) && isOneOf(new URL(url).hostname, hosts);

const isOneOf = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((own) => host === own || host.endsWith(`.${own}`));

/** Where many businesses have a page: what is told there is told to somebody else. */
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

/** What a mail calls home with. */
export interface MailTracking {
  opens: boolean;
  clicks: boolean;
  /** Where links bring their click along. */
  conversionHosts: readonly string[];
}
