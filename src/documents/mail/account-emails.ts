import { roleSentence, type Role } from '../../domain/roles';
import { safeName, type SystemEmail } from './system-email';

/** To somebody who requested a new password. `hours` is how long the link works. */
export const resetPasswordEmail = ({ name, email, url, hours }: ToAccount & LivingLink): SystemEmail => ({
  subject: 'Choose a new password',
  preheader: `The link works once, for ${lasting(hours)}.`,
  heading: 'Choose a new password',
  paragraphs: [
    greeting(name),
    `Somebody asked for a new password for your Fourbeat account ${email}. If that was you, choose one now.`,
  ],
  action: { label: 'Choose a new password', url },
  after: [
    `The link works once, for ${lasting(hours)}.`,
    'If it was not you, you can ignore this email: your password stays as it is. Please do not forward it.',
  ],
});

/** To the owner of a new account, or of an account with a changed address. */
export const verifyAddressEmail = ({ name, email, url, hours }: ToAccount & LivingLink): SystemEmail => ({
  subject: 'Confirm your email address',
  preheader: `One click, and we know that ${email} is yours.`,
  heading: 'Confirm your email address',
  paragraphs: [
    greeting(name),
    `A Fourbeat account was registered with ${email}. Please confirm that this address is yours.`,
  ],
  action: { label: 'Confirm this address', url },
  after: [
    `The link works for ${lasting(hours)}.`,
    'If you did not register, you can ignore this email: without your confirmation, nobody can claim this address as theirs.',
  ],
});

/** To somebody invited by an owner of a workspace. `inviter.email` is shown, so that the reader can ask them. */
export const invitationEmail = ({
  inviter,
  workspace,
  role,
  url,
  hours,
}: LivingLink & { inviter: { name: string; email: string }; workspace: string; role: Role }): SystemEmail => {
  const [who, where] = [safeName(inviter.name) || inviter.email, safeName(workspace) || 'a workspace'];
  return {
    subject: `${who} invites you to ${where}`,
    preheader: 'Plan and approve its marketing together in Fourbeat.',
    heading: `Join ${where}`,
    paragraphs: [
      `${who} (${inviter.email}) invites you to ${where} on Fourbeat, where its marketing is planned, made and approved week by week.`,
      `You would join as ${role === 'owner' ? 'an owner' : 'a member'}. ${roleSentence(role)}`,
    ],
    action: { label: 'See the invitation', url },
    after: [
      `The invitation is open for ${lasting(hours)}.`,
      `If you do not know ${who}, you can ignore this email: nothing happens unless you accept.`,
    ],
  };
};

/** To the owner of an account after its password changed. `url` is the page for a forgotten password. */
export const passwordChangedEmail = ({ name, email, url }: ToAccount & { url: string }): SystemEmail => ({
  subject: 'Your password was changed',
  preheader: 'If it was you, you don’t need to do anything.',
  heading: 'Your password was changed',
  paragraphs: [
    greeting(name),
    `The password of your Fourbeat account ${email} was changed just now. If it was you, you don’t need to do anything.`,
    'If it was not you, someone may have got into your account. Ask for a new password right away.',
  ],
  action: { label: 'Ask for a new password', url },
  after: ['We send this email after every change of the password; it cannot be turned off.'],
});

const greeting = (name: string): string => (safeName(name) ? `Hello ${safeName(name)},` : 'Hello,');

function lasting(hours: number): string {
  const days = hours / 24;
  if (hours >= 48 && Number.isInteger(days)) return `${days} days`;
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

interface ToAccount {
  name: string;
  /** The account's own address, to tell accounts apart. */
  email: string;
}

interface LivingLink {
  url: string;
  hours: number;
}
