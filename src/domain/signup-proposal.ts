/** What a sign-up page says before its workspace has written anything: `what` is what the business does, '' when it has not said. */
export function proposedSignupPage({ name, what }: { name: string; what: string }): ProposedSignupPage {
  const who = name.slice(0, LONGEST_NAME).trim() || 'us';
  return {
    title: `Hear from ${who}`,
    text: `${what.trim() === '' ? '' : `${sentence(what.trim().slice(0, LONGEST_WHAT))} `}Leave your address, and we write when there is something worth telling.`,
    button: 'Sign me up',
    wording: `Yes, ${who} may send me news and offers by email. I can unsubscribe at any time.`,
    thanks: 'Thank you. We write when there is something worth telling.',
    asksName: true, asksPhone: false, tags: [],
  };
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** With these the sentences stay within what the contract takes. */
const LONGEST_NAME = 80;
const LONGEST_WHAT = 400;

export interface ProposedSignupPage {
  title: string;
  text: string;
  button: string;
  wording: string;
  thanks: string;
  asksName: boolean;
  asksPhone: boolean;
  tags: string[];
}
