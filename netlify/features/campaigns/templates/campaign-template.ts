import type { AutomationGoal, AutomationStep, AutomationTrigger, ReentryRule } from '../../../../src/domain/automation';
import type { CampaignType } from '../../../../src/domain/campaign';
import type { SegmentGroup } from '../../../../src/domain/segment';
import type { CampaignBook } from '../campaign-book-repository';
import type { TemplateMail } from './campaign-template-words';

export interface CampaignTemplate {
  id: string;
  name: string;
  type: CampaignType;
  category: string;
  description: string;
  /** Whom it is for: made by its name when a campaign is made of the template, unless there is one. It fits where it finds anybody. */
  segment?: { name: string; rules: SegmentGroup };
  /** What else it needs in order to fit. */
  needs?: (book: CampaignBook) => boolean;
  write(book: CampaignBook): { mails: TemplateMail[]; sequence?: TemplateSequence };
}

export interface TemplateSequence {
  /** `segmentId`: of the template's segment. */
  trigger(segmentId: string | null): AutomationTrigger | null;
  /** `emailIds`: of the mails, in their order. */
  steps(emailIds: string[]): AutomationStep[];
  goal: AutomationGoal | null;
  reentry: ReentryRule;
}
