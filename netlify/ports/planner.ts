import type { BusinessProfile } from '../../src/domain/business-profile';
import type { IdeaDraft, PieceDraft } from '../../src/domain/idea';
import type { Week } from '../../src/domain/week';

/** An idea proposed earlier. */
export interface PastIdea {
  title: string;
  hook: string;
  topic: string;
  week: Week;
}

export interface ProposalRequest {
  profile: BusinessProfile;
  week: Week;
  /** The workspace's IANA zone, from which hemisphere and calendar are derived. */
  zone: string;
  /** The local day, 2026-11-24: nothing is proposed for a day that has already come. The week's Monday by default. */
  today?: string;
  /** 0 for the week's first three ideas, 1 for the next three, and so on. */
  round: number;
  /** Ideas of at least the last eight weeks, newest first, including this week's earlier rounds. */
  history: PastIdea[];
  /** Published in the last four weeks, newest first; days after `today` are ignored. */
  published: { title: string; publishedOn: string }[];
}

/** Analyses and proposes, then writes the chosen idea. The same request always gives the same result. */
export interface PlannerPort {
  /** Shown to people: "Built-in planner". */
  name: string;
  /** Exactly three ideas of three kinds, best first; none resembles an earlier one. */
  propose(request: ProposalRequest): Promise<[IdeaDraft, IdeaDraft, IdeaDraft]>;
  /** The post in the voice of the profile; claims nothing that the profile does not say. */
  write(request: { profile: BusinessProfile; idea: IdeaDraft; week: Week; zone: string }): Promise<PieceDraft>;
}
