import { listed } from '../../domain/listed';
import { safeName, type SystemEmail } from './system-email';

/**
 * To every owner of a workspace that is scheduled for deletion. `day` is its last day, in words; `url` is where
 * the deletion can be cancelled.
 */
export const workspaceDeletionEmail = ({
  name,
  workspace,
  askedBy,
  day,
  days,
  url,
}: Grace & { workspace: string; askedBy: string }): SystemEmail => {
  const [where, who] = [safeName(workspace) || 'your workspace', safeName(askedBy) || 'An owner'];
  return {
    subject: `${where} will be deleted on ${day}`,
    preheader: 'Any owner can keep it until then.',
    heading: `${where} will be deleted on ${day}`,
    paragraphs: [
      greeting(name),
      `${who} asked for the workspace ${where} to be deleted. It stays for ${days} days, until ${day}. You can read and export everything in it, but nothing new is made or published, and its public page is closed.`,
      'After that, everything in it is deleted: profile, ideas, posts, pictures, contacts, campaigns, files, keys, invoices and the list of members. Nobody can bring it back.',
    ],
    action: { label: 'Keep it, or export it', url },
    after: [
      `Any owner can keep the workspace under Settings, Privacy, until ${day}. Everything will be as it was before.`,
    ],
  };
};

/** To somebody who asked for their account to be deleted. `along` are the workspaces deleted with it. */
export const accountDeletionEmail = ({
  name,
  email,
  day,
  days,
  along,
  url,
}: Grace & { email: string; along: string[] }): SystemEmail => ({
  subject: `Your account will be deleted on ${day}`,
  preheader: 'Sign in before then, and you can keep it.',
  heading: `Your account will be deleted on ${day}`,
  paragraphs: [
    greeting(name),
    `You asked for your Fourbeat account ${email} to be deleted. It stays for ${days} days, until ${day}. Until then you can sign in, export what is yours and change your mind. Every other browser was signed out.`,
    ...(along.length > 0
      ? [
          `Nobody else is in ${listed(along.map((one) => safeName(one) || 'a workspace'))}: ${along.length === 1 ? 'that workspace' : 'those workspaces'} will be deleted too.`,
        ]
      : []),
  ],
  action: { label: 'Keep my account', url },
  after: ['If it was not you, someone may know your password: keep the account, and choose a new password right away.'],
});

const greeting = (name: string): string => (safeName(name) ? `Hello ${safeName(name)},` : 'Hello,');

interface Grace {
  /** The reader's name. */
  name: string;
  /** such as 5 December 2026 */
  day: string;
  days: number;
  url: string;
}
