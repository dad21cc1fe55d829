import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dayInWords } from '../../../domain/day-in-words';
import { weekdayNames } from '../../../domain/rule-schedule';
import type { ContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import type { RuleDraft } from '../rule-draft';

/** What a rule may not do, whatever its trigger says. */
export function GuardFields({ values, faults, change, bind, today }: GuardFieldsProps) {
  const [day, setDay] = useState('');
  const { quietDays, quietWeekdays } = values;
  const isNew = day !== '' && !quietDays.includes(day);
  return (
    <>
      <Field label="Maximum posts a week" error={faults.weeklyCap}>
        <TextInput inputMode="numeric" {...bind('weeklyCap')} maxLength={2} />
      </Field>
      <Fieldset legend="Days off" error={faults.quietWeekdays} help="The rule skips these days.">
        {weekdayNames.map((name, at) => (
          <Checkbox
            key={name}
            checked={quietWeekdays.includes(at + 1)}
            onChange={(on) =>
              change({ quietWeekdays: on ? [...quietWeekdays, at + 1] : quietWeekdays.filter((one) => one !== at + 1) })
            }
          >
            {name}s
          </Checkbox>
        ))}
      </Fieldset>
      <Field label="Other days off" optional error={faults.quietDays}>
        <Line>
          <TextInput type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
          <Button
            disabledReason={isNew ? undefined : 'Choose a day that is not in the list yet.'}
            onClick={() => {
              change({ quietDays: [...quietDays, day].sort() });
              setDay('');
            }}
          >
            Add day
          </Button>
        </Line>
      </Field>
      {quietDays.length > 0 && (
        <Days aria-label="Other days off">
          {quietDays.map((one) => (
            <li key={one}>
              <Button
                size="sm"
                iconEnd={<X />}
                aria-label={`Remove ${dayInWords(one, { year: true })}`}
                onClick={() => change({ quietDays: quietDays.filter((other) => other !== one) })}
              >
                {dayInWords(one, { year: true })}
              </Button>
            </li>
          ))}
        </Days>
      )}
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

interface GuardFieldsProps extends Pick<ContractForm<RuleDraft>, 'values' | 'faults' | 'change' | 'bind'> {
  today: string;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 12rem) auto;
  justify-content: start;
  gap: ${theme.space[2]};
`;

const Days = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
