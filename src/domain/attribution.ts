/** Who brought a lead or a customer: the first that is known to have, or the last before it. */
export const touchDimensions = ['first-touch', 'last-touch'] as const;
export type TouchDimension = (typeof touchDimensions)[number];

/** Of a link in one of our emails, and of a contact who signed up on the workspace's own page. */
export const EMAIL_SOURCE = 'email';
export const SIGNUP_SOURCES: readonly string[] = ['Sign-up page', 'Newsletter'];

/** Where somebody came from; '' where it has no campaign. */
export interface Touch {
  source: string;
  campaign: string;
}

/** No text that somebody typed contains it. */
export const BETWEEN_TOUCH = '\u001f';

export const touchKey = ({ source, campaign }: Touch): string => `${source}${BETWEEN_TOUCH}${campaign}`;

export function readTouch(key: string): Touch {
  const [source = '', ...campaign] = key.split(BETWEEN_TOUCH);
  return { source, campaign: campaign.join('') };
}
