import type { DialogueState } from './call-dialogue';

export const callStates = [
  'scheduled',
  'ringing',
  'talking',
  'completed',
  'missed',
  'declined',
  'voicemail',
  'failed',
] as const;
export type CallState = (typeof callStates)[number];

export const callKinds = ['week', 'test'] as const;
export type CallKind = (typeof callKinds)[number];

export const callChannels = ['browser', 'phone'] as const;
export type CallChannel = (typeof callChannels)[number];

/** How a conversation ended. */
export const callOutcomes = ['chose', 'none', 'later', 'settled', 'no-choice'] as const;
export type CallOutcomeName = (typeof callOutcomes)[number];

/** Shown beside a call. */
export const callStateWords: Record<CallState, string> = {
  scheduled: 'Scheduled',
  ringing: 'Ringing',
  talking: 'In progress',
  completed: 'Completed',
  missed: 'Missed',
  declined: 'Declined',
  voicemail: 'Voicemail',
  failed: 'Failed',
};

export const LATER_MINUTES = 60;

/** "3:05" */
export const durationWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export type StoredDialogue = DialogueState;
