import type { ContractForm } from '../../../hooks/use-contract-form';
import { Field } from '../../../ui/field';
import { QuietDaysFields } from '../../../ui/quiet-days-fields';
import { TextInput } from '../../../ui/text-input';
import type { RuleDraft } from '../rule-draft';

/** What a rule may not do, whatever its trigger says. */
export function GuardFields({ values, faults, change, bind, today }: GuardFieldsProps) {
  return (
    <>
      <Field label="Most posts a week" error={faults.weeklyCap}>
        <TextInput inputMode="numeric" {...bind('weeklyCap')} maxLength={2} />
      </Field>
      <QuietDaysFields
        weekdays={values.quietWeekdays}
        days={values.quietDays}
        faults={faults}
        help="On these days the rule does nothing."
        today={today}
        onChange={change}
      />
      <Field
        label="Words to avoid"
        optional
        error={faults.avoidWords}
        help="Separate them with commas. The words that your whole business avoids count here, too."
      >
        <TextInput dir="auto" {...bind('avoidWords')} placeholder="cheap, hurry" />
      </Field>
      <Field
        label="Words it must contain"
        optional
        error={faults.needWords}
        help="A post without one of them waits for your approval."
      >
        <TextInput dir="auto" {...bind('needWords')} />
      </Field>
    </>
  );
}

interface GuardFieldsProps extends Pick<ContractForm<RuleDraft>, 'values' | 'faults' | 'change' | 'bind'> {
  today: string;
}
