import { ruleLimits } from '../../../domain/rule';
import { weekdayNames } from '../../../domain/rule-schedule';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { FormPair } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import type { RuleDraft } from '../rule-draft';

/** On which days a rule runs; what these fields cannot say is written as RFC 5545 has it. */
export function ScheduleFields({ values, faults, change }: ScheduleFieldsProps) {
  const { every, days } = values;
  return (
    <>
      <Field label="How often">
        <Select value={every} onChange={(next) => change({ every: next })} options={KINDS} />
      </Field>
      {every === 'week' && (
        <>
          <Fieldset legend="Days" error={faults.days}>
            {weekdayNames.map((name, at) => (
              <Checkbox
                key={name}
                checked={days.includes(at + 1)}
                onChange={(on) =>
                  change({
                    days: on
                      ? [...days, at + 1].sort((one, other) => one - other)
                      : days.filter((day) => day !== at + 1),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </Fieldset>
          <Field label="Repeat every">
            <Select value={values.weeks} onChange={(weeks) => change({ weeks })} options={WEEKS} />
          </Field>
        </>
      )}
      {every === 'month' && (
        <Field label="Day of the month" help="Months without this day are skipped.">
          <Select value={values.monthDay} onChange={(monthDay) => change({ monthDay })} options={MONTH_DAYS} />
        </Field>
      )}
      {every === 'nth' && (
        <FormPair>
          <Field label="Which one">
            <Select value={values.nth} onChange={(nth) => change({ nth })} options={NTH} />
          </Field>
          <Field label="Day of the week">
            <Select value={values.nthDay} onChange={(nthDay) => change({ nthDay })} options={WEEKDAYS} />
          </Field>
        </FormPair>
      )}
      {every === 'custom' && (
        <Field
          label="Calendar rule"
          error={faults.rrule}
          help="In the format calendars use (RRULE, RFC 5545), such as FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1."
        >
          <TextInput
            dir="ltr"
            value={values.rrule}
            onChange={({ target }) => change({ rrule: target.value })}
            maxLength={ruleLimits.rrule}
          />
        </Field>
      )}
    </>
  );
}

const KINDS = [
  { value: 'week' as const, label: 'On days of the week' },
  { value: 'month' as const, label: 'On a day of the month' },
  { value: 'nth' as const, label: 'On the first, second … Monday' },
  { value: 'custom' as const, label: 'By an RRULE (advanced)' },
];
const WEEKS = ['1', '2', '3', '4'].map((value) => ({ value, label: value === '1' ? 'Week' : `${value} weeks` }));
const MONTH_DAYS = [
  ...Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
  { value: '-1', label: 'The last day' },
];
const NTH = ['First', 'Second', 'Third', 'Fourth', 'Last'].map((label, at) => ({
  value: label === 'Last' ? '-1' : String(at + 1),
  label,
}));
const WEEKDAYS = weekdayNames.map((label, at) => ({ value: String(at + 1), label }));

interface ScheduleFieldsProps {
  values: RuleDraft;
  faults: Record<string, string | undefined>;
  change: (part: Partial<RuleDraft>) => void;
}
