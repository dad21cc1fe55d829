import { safeName, type Letter } from './letter';

/** To an address that somebody typed into a business's sign-up page, its owner or not. `wording` is what they agreed to there; `logo` an absolute address. */
export const confirmSignupLetter = ({ business, logo, wording, url, days }: { business: string; logo: string | null; wording: string; url: string; days: number }): Letter => {
  const who = safeName(business) || 'a business';
  return {
    brand: { name: who, logo },
    subject: `Please confirm: news from ${who}`,
    preheader: 'One click and one button, and you are on the list.',
    heading: `Hear from ${who}`,
    paragraphs: ['Hello,', `Somebody asked ${who} to write to this address. If that was you, confirm it. You then agree to this:`, `“${safeName(wording, LONGEST_WORDING)}”`],
    action: { label: 'Open the page to confirm', url },
    after: [`The link works for ${days} days.`, 'If it was not you, there is nothing to do: without your confirmation you are not put on the list, and the address is deleted within 30 days.'],
  };
};

/** What a sign-up page's wording may hold. */
const LONGEST_WORDING = 600;
