import { leadsToOwn, ownHosts } from './own-hosts';

/** What a link says about where it was placed, so that the website's own figures can name the source. */
export interface UtmWords {
  source: string;
  medium: string;
  campaign: string;
}

/**
 * Adds utm tags to a web address and leaves the rest unchanged, character for character. An address that already has
 * utm tags keeps them and gets no others: somebody has already decided what this link is called.
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
 * For a campaign's email, from its subject, which readers have seen; the campaign's name is for the business only.
 * Merge fields are left out.
 */
export const utmOfMail = (subject: string): UtmWords => ({
  source: 'email',
  medium: 'email',
  campaign: slugOf(subject.replace(/\{\{.*?\}\}|\{%.*?%\}/gs, ' ')),
});

/**
 * A link on a business's page here: to its own website with utm tags and the post as the campaign; to any other site
 * unchanged.
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
