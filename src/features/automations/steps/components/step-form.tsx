import { ConditionForm } from './condition-form';
import { SendForm } from './send-form';
import type { StepFormProps } from '../step-form-props';
import { TagForm } from './tag-form';
import { WaitForm } from './wait-form';

/** The form of one step, by what it does. */
export function StepForm({ step, ...rest }: StepFormProps) {
  switch (step.do) {
    case 'wait':
      return <WaitForm step={step} {...rest} />;
    case 'condition':
      return <ConditionForm step={step} {...rest} />;
    case 'send':
      return <SendForm step={step} {...rest} />;
    case 'tag':
      return <TagForm step={step} {...rest} />;
  }
}
