import type { ContractForm } from '../../../hooks/use-contract-form';
import { Field } from '../../../ui/field';
import { QuietDaysFields } from '../../../ui/quiet-days-fields';
import { TextInput } from '../../../ui/text-input';
import type { RuleTriggerKind } from '../../../domain/rule';
import { usualCap, type RuleDraft } from '../rule-draft';

/** What a rule may not do, whatever its trigger says. */
export function GuardFields({ values, faults, change, bind, today }: GuardFieldsProps) {
  return (
    <>
      <Field
        label="Maximum posts a week"
        error={faults.weeklyCap}
        help={values.weeklyCap === null ? CAPS[values.on] : undefined}
      >
        <TextInput
          inputMode="numeric"
          value={values.weeklyCap ?? String(usualCap(values))}
          onChange={({ target }) => change({ weeklyCap: target.value })}
          maxLength={2}
        />
      </Field>
      <QuietDaysFields
        weekdays={values.quietWeekdays}
        days={values.quietDays}
        faults={faults}
        help="The rule skips these days."
        today={today}
        onChange={change}
      />
      <Field
        label="Words to avoid"
        optional
        error={faults.avoidWords}
        help="Separate them with commas. Words on your brand’s list are avoided anyway."
      >
        <TextInput dir="auto" {...bind('avoidWords')} placeholder="cheap, hurry" />
      </Field>
      <Field
        label="Words it must contain"
        optional
        error={faults.needWords}
        help="Separate them with commas. A post that lacks any of them waits for your approval."
      >
        <TextInput dir="auto" {...bind('needWords')} />
      </Field>
    </>
  );
}

/** Where the number comes from that nobody has chosen. */
const CAPS: Record<RuleTriggerKind, string> = {
  time: 'As often as it comes. A smaller number skips the rest of the week.',
  holiday: 'Two, for weeks with more than one holiday.',
  feed: 'Three, so that a busy feed does not fill your page.',
  metric: 'It comes once a week at most.',
};

interface GuardFieldsProps extends Pick<ContractForm<RuleDraft>, 'values' | 'faults' | 'change' | 'bind'> {
  today: string;
}
