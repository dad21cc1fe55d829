import { eventLimits } from './analytics-event';
import { hostOfAddress, isHostOf } from './visit-host';

/**
 * A page as the figures name it: host and path, without "www.", a final slash, query or fragment. An email address in a
 * path is left out, because it names a person.
 */
export function pageName(host: string, path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const parts = decoded(plain)
    .split('/')
    .map((part) => (namesPerson(part) ? '*' : part));
  while (parts.at(-1) === '') parts.pop();
  if (parts[0] !== '') parts.unshift('');
  return `${host.replace(/^www\./, '')}${parts.join('/') || '/'}`.slice(0, eventLimits.page);
}

/** Holds what could be an email address, encoded once more or not. */
function namesPerson(part: string): boolean {
  const at = part.search(/@|%40/i);
  return at > 0 && /[^.]\.[^.]/.test(part.slice(at + 1));
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
