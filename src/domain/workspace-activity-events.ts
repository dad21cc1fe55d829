import { type ActivityEvent, quoted } from './activity';

export const workspaceActivityEvents = {
  workspaceOpened: (name: string): ActivityEvent => ({
    type: 'team',
    title: `The workspace ${quoted(name)} was opened`,
    link: '/dashboard',
    tells: false,
  }),
  workspaceRenamed: (from: string, to: string): ActivityEvent => ({
    type: 'team',
    title: `The workspace was renamed from ${quoted(from)} to ${quoted(to)}`,
    link: `${SETTINGS}?section=workspace`,
    tells: false,
  }),
  timeZoneChanged: (zone: string): ActivityEvent => ({
    type: 'team',
    title: `The time zone was changed to ${zone}`,
    link: `${SETTINGS}?section=workspace`,
    tells: false,
  }),
  publicPageTurned: (on: boolean): ActivityEvent => ({
    type: 'team',
    title: `The public page was turned ${on ? 'on' : 'off'}`,
    link: `${SETTINGS}?tab=privacy`,
    tells: true,
  }),
  workspaceDeletionAsked: (day: string): ActivityEvent => ({
    type: 'team',
    title: `The workspace will be deleted on ${day}. An owner can keep it until then`,
    link: PRIVACY,
    tells: true,
  }),
  workspaceKept: (): ActivityEvent => ({
    type: 'team',
    title: 'The workspace stays: its deletion was undone',
    link: PRIVACY,
    tells: true,
  }),
  exportReady: (name: string): ActivityEvent => ({
    type: 'team',
    title: `The export that ${name} asked for is ready to download`,
    link: `${SETTINGS}?tab=privacy`,
    tells: true,
  }),
  /** About an external service; `name` is its common name. */
  credentialsChanged: (name: string): ActivityEvent => ({
    type: 'team',
    title: `The keys for ${name} were changed`,
    link: KEYS,
    tells: true,
  }),
  credentialsRemoved: (name: string): ActivityEvent => ({
    type: 'team',
    title: `The keys for ${name} were removed`,
    link: KEYS,
    tells: true,
  }),
  credentialsRefused: (name: string): ActivityEvent => ({
    type: 'team',
    title: `${name} no longer accepts the stored key`,
    link: KEYS,
    tells: true,
  }),
};

export const SETTINGS = '/dashboard/settings';

const KEYS = `${SETTINGS}?tab=keys`;
const PRIVACY = `${SETTINGS}?tab=privacy`;
