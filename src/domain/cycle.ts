import type { CycleState } from './cycle-run';
import type { PieceStatus } from './piece';
import type { Week } from './week';
import { addDays, toInstant } from './zoned-time';

/** The four steps of a week. */
export const beats = ['analyze', 'propose', 'create', 'deploy'] as const;
export type Beat = (typeof beats)[number];
export type BeatState = 'done' | 'now' | 'next';

/** Sets of three ideas per week; after the last one the owner chooses one or waits for Monday. */
export const IDEA_ROUNDS_A_WEEK = 3;

/** All of a week's sets, with those that come because the owner told us something new. */
export const MAX_IDEA_ROUNDS = 9;

/** When the engine's week begins, and the default publishing time of a post; in the workspace's zone. */
export const ANALYZE_AT = { weekday: 1, time: '07:00' };
export const DEPLOY_AT: PostingSlot = { weekday: 4, time: '16:30' };

/** A time of the week in the workspace's time zone. */
export interface PostingSlot {
  /** 1 is Monday. */
  weekday: number;
  /** 16:30 */
  time: string;
}

/** What has happened in a week so far; everything shown about the cycle is derived from it. */
export interface CycleFacts {
  hasProfile: boolean;
  ideas: number;
  pickedIdeas: number;
  /** Statuses of the posts made from this week's ideas. */
  pieces: PieceStatus[];
  publishedLastWeek: number;
  /** The first ideas wait for the owner's answers. */
  asksFirst?: boolean;
  /** The engine is: nothing is published before it is started again. */
  paused?: boolean;
}

/**
 * Where a week stands by what there is: its ideas, and the posts made of them. The beats that people see and the engine's
 * own run (`cycle-step.ts`) both ask here, so that they cannot differ.
 */
export function cycleState({
  hasProfile,
  ideas,
  pickedIdeas,
  pieces,
}: Omit<CycleFacts, 'publishedLastWeek'>): OpenState {
  if (!hasProfile || ideas === 0) return 'analyzing';
  if (pickedIdeas === 0) return 'choosing';
  if (pieces.includes('published')) return 'measuring';
  if (pieces.includes('scheduled')) return 'deploying';
  return pieces.length > 0 && pieces.every((status) => status === 'generating') ? 'creating' : 'approving';
}
export type OpenState = Exclude<CycleState, 'proposing' | 'done' | 'skipped'>;

/** The first unfinished beat is the current one; when all four are finished there is none. */
export function beatStates(facts: CycleFacts): Record<Beat, BeatState> {
  const now = beatOf[cycleState(facts)];
  const at = now === null ? beats.length : beats.indexOf(now);
  return Object.fromEntries(
    beats.map((beat, index) => [beat, index < at ? 'done' : index === at ? 'now' : 'next']),
  ) as Record<Beat, BeatState>;
}

const beatOf: Record<OpenState, Beat | null> = {
  analyzing: 'analyze',
  choosing: 'propose',
  creating: 'create',
  approving: 'create',
  deploying: 'deploy',
  measuring: null,
};

/** Progress of the current beat, 0 to 1, counted from real steps. */
export function beatProgress(beat: Beat, facts: CycleFacts): number {
  if (beat === 'analyze') return facts.hasProfile ? 0.5 : 0;
  if (beat === 'propose') return 0.5;
  if (beat === 'create') return facts.pieces.includes('review') ? 0.66 : 0.33;
  return 0.5;
}

/** One sentence per beat: what happened, or what it needs. */
export function beatSummary(beat: Beat, facts: CycleFacts): string {
  const state = beatStates(facts)[beat];
  switch (beat) {
    case 'analyze':
      if (!facts.hasProfile) return 'Tell us what you do and who it is for. That is all the first week needs.';
      if (facts.asksFirst) return 'Four short questions about your work come first. You can skip any of them.';
      if (facts.publishedLastWeek === 0)
        return 'We looked at your profile, the season and the calendar. Nothing was published last week.';
      return `You published ${facts.publishedLastWeek === 1 ? 'one post' : `${facts.publishedLastWeek} posts`} last week. We also looked at the season and the calendar.`;
    case 'propose':
      if (state === 'done')
        return facts.pickedIdeas === 1 ? 'You picked one idea.' : `You picked ${facts.pickedIdeas} ideas.`;
      return state === 'now'
        ? 'Three ideas are ready. Pick the one to make.'
        : 'Three ideas for this week, each with its reason.';
    case 'create':
      return createSummary(state, facts.pieces);
    case 'deploy':
      return deploySummary(state, facts);
  }
}

function createSummary(state: BeatState, pieces: readonly PieceStatus[]): string {
  const review = count(pieces, 'review');
  const approved = count(pieces, 'scheduled') + count(pieces, 'published');
  if (state === 'done')
    return review === 0
      ? 'Text and pictures are approved.'
      : `${areOf(approved)} approved, and ${review === 1 ? 'one still needs' : `${review} still need`} your approval.`;
  if (state === 'now') {
    if (review > 0) return 'Text and pictures are ready. Review and approve them.';
    if (pieces.includes('generating')) return 'The piece you picked is being made.';
    if (pieces.includes('failed')) return 'The piece could not be published. Open it to see why.';
    if (pieces.includes('taken-down')) return 'You took the post down. Publish it again, or pick another idea.';
  }
  return 'Text and pictures in seconds. You see it before anyone else.';
}

function deploySummary(state: BeatState, { pieces, paused = false }: CycleFacts): string {
  const published = count(pieces, 'published');
  const isAll = published === pieces.filter((status) => status !== 'taken-down').length;
  if (state === 'done')
    return isAll && published === 1
      ? 'It is on your public page and in your feed.'
      : `${areOf(published)} on your public page and in your feed.`;
  if (state === 'now')
    return paused
      ? 'Everything is set. It waits while the engine is paused.'
      : 'Everything is set. It will be published on time.';
  return 'Your public page and your feed, in one go.';
}

const count = (pieces: readonly PieceStatus[], wanted: PieceStatus): number =>
  pieces.filter((status) => status === wanted).length;

const areOf = (pieces: number): string => (pieces === 1 ? 'One piece is' : `${pieces} pieces are`);

/** The known times of a week's events. */
export interface CycleTimes {
  now: Date;
  proposedAt: Date | null;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  /** When posts are published unless somebody chooses otherwise. */
  slot?: PostingSlot;
  /** The engine is: no time is known at which anything is published. */
  paused?: boolean;
}

/** When a beat happened or will happen automatically; null where that is unknown or depends on a person. */
export function beatTime(
  beat: Beat,
  state: BeatState,
  week: Week,
  zone: string,
  { now, proposedAt, publishedAt, scheduledFor, slot = DEPLOY_AT, paused = false }: CycleTimes,
): Date | null {
  const usual = (at: { weekday: number; time: string }) =>
    toInstant({ date: addDays(week.startsOn, at.weekday - 1), time: at.time }, zone);
  const ahead = (at: Date) => (at > now ? at : null);
  if (beat === 'analyze') return proposedAt ?? ahead(usual(ANALYZE_AT));
  if (beat === 'deploy') {
    if (state === 'done') return publishedAt;
    return paused ? null : (scheduledFor ?? ahead(usual(slot)));
  }
  return null;
}
