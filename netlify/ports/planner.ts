import type { BusinessProfile } from '../../src/domain/business-profile';
import type { Analysis } from '../../src/domain/cycle-analysis';
import type { Dismissal, IdeaDraft, IdeaKind, PieceDraft } from '../../src/domain/idea';
import type { MaterialKind, MaterialSource } from '../../src/domain/material';
import type { PostLanguage } from '../../src/domain/text-language';
import type { Week } from '../../src/domain/week';

/** An idea proposed earlier. */
export interface PastIdea {
  title: string;
  hook: string;
  topic: string;
  week: Week;
}

/** What the owner told us, or their website says, in their own words. A planner sees only what may be published. */
export interface OwnerMaterial {
  id: string;
  kind: MaterialKind;
  source: MaterialSource;
  /** Key of the question that it answers (src/domain/owner-question-list.ts); '' for what a website says. */
  question: string;
  text: string;
  /** The answer to a customers' question, what is true instead, or a price; '' where there is none. */
  detail: string;
  /** The page that it was read from; '' for none. */
  page: string;
  /** A photograph of the library that belongs to it. */
  photoId: string | null;
  /** The local day, 2026-11-12. */
  saidOn: string;
  usedCount: number;
  /** A post was made of it already. */
  isMade: boolean;
}

/** An idea that its owner did not want, and why. */
export interface DismissedIdea {
  topic: string;
  kind: IdeaKind;
  reason: Dismissal;
  /** The local day, 2026-11-24. */
  on: string;
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
  /** What the owner did not want, newest first; nothing when absent. */
  dismissed?: readonly DismissedIdea[];
  /** What the owner told us; nothing when absent. */
  material?: readonly OwnerMaterial[];
  /** What the week looked at; an idea may cite its figures, and no others. */
  analysis?: Analysis | null;
}

/** Analyses and proposes, then writes the chosen idea. The same request always gives the same result. */
export interface PlannerPort {
  /** Shown to people: "Built-in planner". */
  name: string;
  /**
   * The language in which it writes for a business, by the words of its profile and where it is; 'other' where it writes none of
   * theirs: its own ideas are in English then, and the owner's answers stay as they are.
   */
  languageOf(said: Pick<BusinessProfile, 'what' | 'audience' | 'offers'>, zone: string): PostLanguage | 'other';
  /** Exactly three ideas of three kinds, best first; none resembles an earlier one. */
  propose(request: ProposalRequest): Promise<[IdeaDraft, IdeaDraft, IdeaDraft]>;
  /**
   * The best idea that fits, beside the week's three: of one of these kinds (any where none is named), or about a day.
   * null when there is none that was not proposed within eight weeks, and that its owner did not dismiss. What the owner
   * told us counts as for the week's three.
   */
  proposeOne(
    request: Omit<ProposalRequest, 'round'> & {
      kinds: readonly IdeaKind[];
      aboutOn: string | null;
      /** Words that it has to speak of, such as the name of a pillar. */
      about?: string;
    },
  ): Promise<IdeaDraft | null>;
  /** The post in the voice of the profile; claims nothing that profile and material do not say. */
  write(request: {
    profile: BusinessProfile;
    idea: IdeaDraft;
    week: Week;
    zone: string;
    /** As for the proposal: an idea of the owner's words is written from them. */
    material?: readonly OwnerMaterial[];
  }): Promise<PieceDraft>;
  /**
   * A longer text for the business's own page: the post, and what else profile, material and trade say of its subject.
   * Headings are lines that begin with "## ". Claims no more than the post.
   */
  writeArticle(request: Parameters<PlannerPort['write']>[0]): Promise<ArticleDraft>;
}

export type ArticleDraft = Pick<PieceDraft, 'title' | 'body' | 'keywords'>;
