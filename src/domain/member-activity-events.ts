import type { ActivityEvent } from './activity';
import { SETTINGS } from './workspace-activity-events';

export const memberActivityEvents = {
  memberJoined: (name: string): ActivityEvent => ({
    type: 'team',
    title: `${name} joined the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  memberLeft: (name: string): ActivityEvent => ({
    type: 'team',
    title: `${name} left the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  memberRemoved: (name: string): ActivityEvent => ({
    type: 'team',
    title: `${name} was removed from the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  memberRoleChanged: (name: string, role: 'owner' | 'member'): ActivityEvent => ({
    type: 'team',
    title: `${name} is now ${role === 'owner' ? 'an owner' : 'a member'} of the workspace`,
    link: MEMBERS,
    tells: true,
  }),
  /** `again`: this address had been invited before. */
  memberInvited: (email: string, again: boolean): ActivityEvent => ({
    type: 'team',
    title: `Invited ${shortened(email)}${again ? ' again' : ''}`,
    link: MEMBERS,
    tells: false,
  }),
  invitationTakenBack: (email: string): ActivityEvent => ({
    type: 'team',
    title: `The invitation for ${shortened(email)} was withdrawn`,
    link: MEMBERS,
    tells: false,
  }),
};

/** An address may be 320 characters long; the log shows enough of it to tell it apart. */
const shortened = (email: string): string =>
  email.length > ADDRESS_CHARACTERS ? `${email.slice(0, ADDRESS_CHARACTERS - 1)}…` : email;

const MEMBERS = `${SETTINGS}?section=members`;

const ADDRESS_CHARACTERS = 120;
