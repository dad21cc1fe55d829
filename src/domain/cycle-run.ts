/**
 * Where a week stands. `choosing`, `approving` and `deploying` wait for a person or the clock; in a week that posts by
 * itself, the engine decides in the first two.
 */
export const cycleStates = [
  'analyzing',
  'proposing',
  'choosing',
  'creating',
  'approving',
  'deploying',
  'measuring',
  'done',
  'skipped',
] as const;
export type CycleState = (typeof cycleStates)[number];

/** Why a week came to nothing. The first three end with their cause: the week then begins after all. */
export const weekSkips = [
  'engine-paused',
  'plan-ended',
  'no-profile',
  'nobody-said-yes',
  'taken-down',
  'late',
] as const;
export type WeekSkip = (typeof weekSkips)[number];

export const isMended = (reason: WeekSkip | null): boolean =>
  reason === 'engine-paused' || reason === 'plan-ended' || reason === 'no-profile';

/** What happened, for programs; people read its sentence. */
export const cycleEventKinds = [
  'began',
  'skipped',
  'analyzed',
  'proposed',
  'chose',
  'held',
  'goes-out',
  'moved',
  'measured',
  /** Something that a person, or publishing, did; copied from the activity log. */
  'activity',
] as const;
export type CycleEventKind = (typeof cycleEventKinds)[number];

/** The days after its publication in which a post is measured. */
export const MEASURE_DAYS = 7;

/** A post that went out as the engine planned it. */
export interface CyclePlan {
  /** The version that passed the guard rails: any other one needs a person. */
  version: number;
  /** When it goes out, as an instant. */
  at: string;
}

export interface Measured {
  pieceId: string;
  title: string;
  /** Whole local days, both included. */
  from: string;
  to: string;
  /** null where nothing of the workspace was measured in these days. */
  reach: number | null;
  engaged: number | null;
}
