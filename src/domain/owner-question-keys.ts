import { HOUR_MS } from './duration';

/** The one-minute interview, in order. */
export const interviewKeys = ['people-ask', 'people-get-wrong', 'unseen', 'proud-job'] as const;

/** Stands for the whole interview when the owner puts it off. */
export const INTERVIEW = 'interview';

/** How long the first ideas wait for an interview that was begun; afterwards they come without it. */
export const INTERVIEW_HOLDS_MS = HOUR_MS;
