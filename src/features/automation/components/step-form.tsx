import type { CampaignDetail } from '../../../contracts/campaigns';
import type { AutomationNames } from '../automation-words';
import type { Step } from '../step-list';
import { ConditionForm } from './condition-form';
import { SendForm } from './send-form';
import { TagForm } from './tag-form';
import { WaitForm } from './wait-form';

/** The form of one step, by what it does. */
export function StepForm({ step, ...rest }: StepFormProps) {
  switch (step.do) {
    case 'wait': return <WaitForm step={step} {...rest} />;
    case 'condition': return <ConditionForm step={step} {...rest} />;
    case 'send': return <SendForm step={step} {...rest} />;
    case 'tag': return <TagForm step={step} {...rest} />;
  }
}

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
