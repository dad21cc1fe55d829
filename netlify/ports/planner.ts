import type { BusinessProfile } from '../../src/domain/business-profile';
import type { IdeaDraft, PieceDraft } from '../../src/domain/idea';
import type { Week } from '../../src/domain/week';

/** An idea proposed earlier, newest first. */
export interface PastIdea {
  title: string;
  hook: string;
  topic: string;
  week: Week;
}

export interface ProposalRequest {
  profile: BusinessProfile;
  week: Week;
  /** IANA zone of the workspace: tells the hemisphere and the country's calendar. */
  zone: string;
  /** The day it is there, 2026-11-24: for a day that has come nothing is proposed. The week's Monday when it is left out. */
  today?: string;
  /** 0 for the week's first three ideas, 1 for the next three, and so on. */
  round: number;
  /** Ideas of at least the last eight weeks, this week's earlier rounds included. */
  history: PastIdea[];
  /** What was published in the last four weeks, newest first; a day after `today` is left out. */
  published: { title: string; publishedOn: string }[];
}

/** Analyzes and proposes, then writes what was picked. The same request always gives the same answer. */
export interface PlannerPort {
  /** Shown to people: "Built-in planner". */
  name: string;
  /** Exactly three ideas of three kinds, best first; none resembles one of the history. */
  propose(request: ProposalRequest): Promise<[IdeaDraft, IdeaDraft, IdeaDraft]>;
  /** The piece in the voice of the profile; claims nothing that the profile does not say. */
  write(request: { profile: BusinessProfile; idea: IdeaDraft; week: Week; zone: string }): Promise<PieceDraft>;
}
