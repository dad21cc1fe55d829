import type { CampaignDetail } from '../../../contracts/campaign-record';
import type { AutomationNames } from '../automation-words';
import type { Step } from './step-list';

/** As far as a step needs it. */
export type Mail = Pick<CampaignDetail['emails'][number], 'id' | 'name' | 'subject' | 'revision'>;

export interface StepFormProps<Kind extends Step = Step> {
  step: Kind;
  /** Where it stands or will stand among the others. */
  at: number;
  steps: readonly Step[];
  /** How many people are at it. */
  waiting: number;
  campaignId: string;
  mails: readonly Mail[];
  names: AutomationNames;
  /** "Add" for a new one. */
  label: string;
  onMade: (mail: Mail) => void;
  onDone: (step: Step) => void;
  onCancel: () => void;
}
