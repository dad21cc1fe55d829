import { isSharedSite } from './own-hosts';
import { normalDomain } from './sending-domain';

/**
 * A host that may report visits, in its DNS form (IDNA, lower case) and without "www."; null for what is none, and for
 * names under which strangers have pages too: everybody there could fill the figures.
 */
export function visitHost(typed: string): string | null {
  if (/^(?:https?:\/\/)?localhost(?::\d+)?\/?$/i.test(typed.trim())) return 'localhost'; // to try it out
  const host = normalDomain(typed.includes('@') ? '' : typed);
  return host === null || PUBLIC_SUFFIX.test(host) || SHARED_HOSTING.has(host) || isSharedSite(host) ? null : host;
}

/** Whether a page's host is one of these or a subdomain of one. */
export const isHostOf = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((own) => host === own || host.endsWith(`.${own}`));

/** The host name of an Origin or Referer header, without its port; '' for what is no web address. */
export function hostOfAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? hostname.replace(/\.$/, '') : '';
}

export const MOST_VISIT_SITES = 10;
export const MOST_VISIT_HOSTS = 10;

/** "co.uk" and its like: the rule of thumb for suffixes of two parts, not the whole Public Suffix List. */
const PUBLIC_SUFFIX = /^(?:ac|asn|co|com|edu|gob|gov|gouv|gv|id|ltd|me|ne|net|nom|or|org|plc|sch)\.[a-z]{2}$/;
/** Where each customer has a subdomain. */
const SHARED_HOSTING = new Set([
  'azurewebsites.net',
  'bigcartel.com',
  'blogspot.com',
  'business.site',
  'carrd.co',
  'cloudfront.net',
  'firebaseapp.com',
  'fly.dev',
  'framer.website',
  'github.io',
  'gitlab.io',
  'godaddysites.com',
  'herokuapp.com',
  'jimdofree.com',
  'jimdosite.com',
  'myshopify.com',
  'netlify.app',
  'onrender.com',
  'pages.dev',
  'square.site',
  'squarespace.com',
  'substack.com',
  'tumblr.com',
  'vercel.app',
  'web.app',
  'webflow.io',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
  'workers.dev',
]);
