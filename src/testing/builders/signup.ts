import type { SignupPage } from '../../contracts/signup';

/** An open page that also asks for a name. */
export const buildSignupPage = (partial: Partial<SignupPage> = {}): SignupPage => ({
  title: 'News from Corner Grill',
  text: 'New dishes and burger nights, twice a month.',
  button: 'Sign up',
  wording: 'I agree to get emails from Corner Grill. I can take this back at any time.',
  thanks: 'You are on the list. See you soon.',
  mailSubject: '',
  mailText: '',
  asksName: true,
  asksPhone: false,
  tags: ['Newsletter'],
  open: true,
  path: '/join/corner-grill',
  confirmed: 41,
  waiting: 3,
  ...partial,
});
