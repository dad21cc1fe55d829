import { eventLimits } from './analytics-event';
import { hostOfAddress, isHostOf } from './visit-host';

/**
 * A page as the figures name it: host and path, without "www.", a final slash, query or fragment. An email address in a
 * path is left out, because it names a person.
 */
export function pageName(host: string, path: string): string {
  const plain = decoded(path.replace(/[?#].*$/s, '')).replace(/[^/\s]+(?:@|%40)[^/\s]+\.[^/\s]+/gi, '*');
  const page = `${host.replace(/^www\./, '')}${plain.startsWith('/') ? '' : '/'}${plain}`;
  return page.replace(/(?<=.\/.*)\/+$/, '').slice(0, eventLimits.page);
}

/** Where a visit came from; every field may be ''. */
export interface VisitOrigin {
  source: string;
  medium: string;
  campaign: string;
}

/**
 * The utm words of a page's address, otherwise the host that linked to it. `from`: the referrer's host or address. A page
 * of the business itself (`hosts`) is no source.
 */
export function visitOrigin({
  from,
  hosts,
  source = '',
  medium = '',
  campaign = '',
}: { from: string; hosts: readonly string[] } & Partial<VisitOrigin>): VisitOrigin {
  const host = hostOfAddress(from.includes('://') ? from : `https://${from}`);
  const linked = host === '' || isHostOf(host, hosts) ? '' : host.replace(/^www\./, '');
  return {
    source: source.trim().toLowerCase() || linked,
    medium: medium.trim().toLowerCase(),
    campaign: campaign.trim(),
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
