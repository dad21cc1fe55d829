import { leadsToOwn, ownHosts } from './own-hosts';

/** What a link says of where it stands, so that the figures of the website that it leads to can name it. */
export interface UtmWords {
  source: string;
  medium: string;
  campaign: string;
}

/**
 * Adds utm words to a web address; everything else of it stays as it is, character for character. An address that has utm
 * words of its own keeps those and gets no others: somebody has decided already what this link is called.
 */
export function withUtm(url: string, { source, medium, campaign }: UtmWords): string {
  const [, path = '', query, fragment = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? [];
  if (!/^https?:\/\//i.test(url) || /[?&]utm_/i.test(query ?? '')) return url;
  const words = new URLSearchParams({
    utm_source: source,
    utm_medium: medium,
    ...(campaign && { utm_campaign: campaign }),
  });
  const before = query === undefined ? '?' : `${query}${query === '?' || query.endsWith('&') ? '' : '&'}`;
  return `${path}${before}${words.toString()}${fragment}`;
}

/**
 * Of a campaign's email, by its subject, which its readers have seen: the name that the business gave the campaign is
 * nobody else's. Merge fields are left out.
 */
export const utmOfMail = (subject: string): UtmWords => ({
  source: 'email',
  medium: 'email',
  campaign: slugOf(subject.replace(/\{\{.*?\}\}|\{%.*?%\}/gs, ' ')),
});

/**
 * A link on a business's page here: to its own website with utm words, the post it stands under as its campaign; to any
 * other site unchanged.
 */
export const publicLink = (
  url: string,
  { website = '', campaign = '' }: { website?: string; campaign?: string },
): string =>
  leadsToOwn(url, ownHosts({ website, verified: [], listed: [] }))
    ? withUtm(url, { source: 'public-page', medium: 'referral', campaign })
    : url;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .reduce((slug, word) => {
      const longer = slug === '' ? word : `${slug}-${word}`;
      return longer.length <= LONGEST_CAMPAIGN ? longer : slug || word.slice(0, LONGEST_CAMPAIGN);
    }, '');

const LONGEST_CAMPAIGN = 60;
