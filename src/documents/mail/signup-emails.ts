import type { Language } from '../../domain/language';
import { outsiderWords } from '../words/outsider-words';
import { safeName, type SystemEmail } from './system-email';

/**
 * To an address that was typed into a business's sign-up page, by its owner or somebody else. `wording` is the
 * consent text there; `own` are the business's own words, '' for the default; `logo` is an absolute address.
 */
export const confirmSignupEmail = ({
  business,
  logo,
  language,
  wording,
  own,
  url,
  days,
}: ConfirmSignup): SystemEmail => {
  const words = outsiderWords[language].confirmMail;
  const who = safeName(business) || words.someBusiness;
  const text =
    own.text.trim() === ''
      ? [words.hello, words.asked(who)]
      : own.text
          .split(/\n+/)
          .map((line) => safeName(line, LONGEST_WORDING))
          .filter(Boolean);
  return {
    language,
    brand: { name: who, logo, sentFor: words.sentFor(who) },
    subject: safeName(own.subject, LONGEST_SUBJECT) || words.subject(who),
    preheader: words.preheader,
    heading: words.heading(who),
    paragraphs: [...text, words.agree, `“${safeName(wording, LONGEST_WORDING)}”`],
    action: { label: words.action, url, orOpen: words.orOpen },
    after: [words.worksFor(days), words.notYou],
  };
};

/** The longest consent text of a sign-up page. */
const LONGEST_WORDING = 600;
const LONGEST_SUBJECT = 120;

interface ConfirmSignup {
  business: string;
  logo: string | null;
  language: Language;
  wording: string;
  own: { subject: string; text: string };
  url: string;
  days: number;
}
