import { safeName, type SystemEmail } from './system-email';

/** To the new address chosen for an account. `email` is that address. */
export const addressChangeEmail = ({ name, email, url, hours }: ToAccount & { hours: number }): SystemEmail => ({
  subject: 'Confirm your new email address',
  preheader: 'Until then your account keeps the address it has.',
  heading: 'Confirm your new email address',
  paragraphs: [
    greeting(name),
    `This is the new address for your Fourbeat account: ${email}. Please confirm that it is yours.`,
  ],
  action: { label: 'Use this address', url },
  after: [
    `The link works once, for ${hours} hours.`,
    'If you did not ask for this, you can ignore this email: nothing changes without your confirmation.',
  ],
});

/**
 * To an address that somebody chose for another account although it already has one. Does not say who that was.
 * `url` is the sign-in page.
 */
export const addressTakenEmail = ({ email, url }: { email: string; url: string }): SystemEmail => ({
  subject: 'This address already has an account',
  preheader: 'Somebody wanted to use your address for another account.',
  heading: 'This address already has an account',
  paragraphs: [
    'Hello,',
    `Somebody wanted to use ${email} for another Fourbeat account. It already belongs to an account, so nothing was changed.`,
    'If that was you, sign in to the account that has this address, or choose another address for the other one.',
  ],
  action: { label: 'Sign in', url },
  after: ['If it was not you, you can ignore this email: nobody was let in.'],
});

/**
 * To the current address of an account while a new one awaits confirmation. `url` is the page for a forgotten
 * password.
 */
export const addressChangeNoticeEmail = ({ name, email, url, hours }: ToAccount & { hours: number }): SystemEmail => ({
  subject: 'Your email address is about to change',
  preheader: 'If it was you, you don’t need to do anything.',
  heading: 'Your email address is about to change',
  paragraphs: [
    greeting(name),
    `Somebody who knows the password of your Fourbeat account ${email} asked to change its address. It changes once the link in our email to the new address is used, within ${hours} hours.`,
    'If it was not you, choose a new password now: that signs everybody out and stops the change.',
  ],
  action: { label: 'Choose a new password', url },
  after: ['While you are signed in, you can also stop it under Settings, Security by keeping the address you have.'],
});

/** To the old address after the change. `email` is that address. */
export const addressChangedEmail = ({ name, email, url }: ToAccount): SystemEmail => ({
  subject: 'Your email address was changed',
  preheader: 'From now on, we send your account’s emails to the new address.',
  heading: 'Your email address was changed',
  paragraphs: [
    greeting(name),
    `Your Fourbeat account no longer has the address ${email}. From now on you sign in with the new one, and we send emails there. If it was you, you don’t need to do anything.`,
  ],
  action: { label: 'Open Fourbeat', url: new URL('/', url).href },
  after: [
    'If it was not you, someone has got into your account. Write to the person who runs this Fourbeat right away, through the contact page of the site.',
  ],
});

/** To the owner of an account after two-factor sign-in was turned on or off, or new recovery codes were made. */
export const twoFactorEmail = ({
  name,
  email,
  url,
  what,
}: ToAccount & { what: 'on' | 'off' | 'codes' }): SystemEmail => ({
  subject: TWO_FACTOR[what].subject,
  preheader: 'If it was you, you don’t need to do anything.',
  heading: TWO_FACTOR[what].subject,
  paragraphs: [
    greeting(name),
    `${TWO_FACTOR[what].happened(email)} If it was you, you don’t need to do anything.`,
    'If it was not you, someone knows your password. Choose a new one right away.',
  ],
  action: { label: 'Choose a new password', url },
  after: ['We send this email after every change to two-factor sign-in; it cannot be turned off.'],
});

/**
 * To the owner of an account after a recovery code was used. `device` is in words, `address` is the network
 * address ('' when unknown), `left` is how many codes still work, `url` is the page for a forgotten password.
 */
export const recoveryCodeUsedEmail = ({
  name,
  email,
  url,
  at,
  zone,
  device,
  address,
  left,
}: ToAccount & { at: Date; zone: string; device: string; address: string; left: number }): SystemEmail => ({
  subject: 'A recovery code was used',
  preheader: 'If it was you, you don’t need to do anything.',
  heading: 'A recovery code was used',
  paragraphs: [
    greeting(name),
    `Somebody who knows the password of your Fourbeat account ${email} used one of its recovery codes.`,
    `When: ${whenIn(at, zone)}. Device: ${device}${address && `, at the network address ${address}`}.`,
    `${LEFT(left)} If it was you, ${left > 2 ? 'you don’t need to do anything' : 'make new ones under Settings, Security'}.`,
    'If it was not you, someone knows your password and has your recovery codes. Choose a new password right away, sign in, and make new recovery codes under Settings, Security.',
  ],
  action: { label: 'Choose a new password', url },
  after: ['We send this email each time a recovery code is used; it cannot be turned off.'],
});

/** such as "21 November 2026, 14:05 (Europe/London)" */
const whenIn = (at: Date, zone: string): string => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(at);
  return `${part({ day: 'numeric', month: 'long', year: 'numeric' })}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} (${zone})`;
};

const LEFT = (left: number): string =>
  left === 0
    ? 'It was the last one: you have none left.'
    : left === 1
      ? 'One recovery code is left.'
      : `${left} recovery codes are left.`;

const TWO_FACTOR = {
  on: {
    subject: 'Two-factor sign-in is on',
    happened: (email: string) =>
      `From now on, signing in to your Fourbeat account ${email} takes a code from your authenticator app. Keep the recovery codes where you can find them without your phone.`,
  },
  off: {
    subject: 'Two-factor sign-in is off',
    happened: (email: string) => `Your password alone now opens your Fourbeat account ${email} again.`,
  },
  codes: {
    subject: 'You have new recovery codes',
    happened: (email: string) =>
      `New recovery codes were made for your Fourbeat account ${email}. The old ones no longer work.`,
  },
};

const greeting = (name: string): string => (safeName(name) ? `Hello ${safeName(name)},` : 'Hello,');

interface ToAccount {
  name: string;
  /** The account's own address, to tell accounts apart. */
  email: string;
  url: string;
}
