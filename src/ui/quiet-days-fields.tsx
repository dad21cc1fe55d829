import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { weekdayNames } from '../domain/business-details';
import { dayInWords } from '../domain/day-in-words';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { Fieldset } from './fieldset';
import { TextInput } from './text-input';
import { theme } from './theme';

/** Days on which something does nothing: weekdays, and single ones. */
export function QuietDaysFields({ weekdays, days, faults, help, today, onChange }: QuietDaysFieldsProps) {
  const [day, setDay] = useState('');
  const isNew = day !== '' && !days.includes(day);
  return (
    <>
      <Fieldset legend="Days off" error={faults.quietWeekdays} help={help}>
        {weekdayNames.map((name, at) => (
          <Checkbox
            key={name}
            checked={weekdays.includes(at + 1)}
            onChange={(on) =>
              onChange({ quietWeekdays: on ? [...weekdays, at + 1] : weekdays.filter((one) => one !== at + 1) })
            }
          >
            {name}s
          </Checkbox>
        ))}
      </Fieldset>
      <Field label="Single days off" optional error={faults.quietDays}>
        <Line>
          <TextInput type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
          <Button
            disabledReason={isNew ? undefined : 'Choose a day that is not in the list yet.'}
            onClick={() => {
              onChange({ quietDays: [...days, day].sort() });
              setDay('');
            }}
          >
            Add day
          </Button>
        </Line>
      </Field>
      {days.length > 0 && (
        <Days aria-label="Single days off">
          {days.map((one) => (
            <li key={one}>
              <Button
                size="sm"
                iconEnd={<X />}
                aria-label={`Remove ${dayInWords(one, { year: true })}`}
                onClick={() => onChange({ quietDays: days.filter((other) => other !== one) })}
              >
                {dayInWords(one, { year: true })}
              </Button>
            </li>
          ))}
        </Days>
      )}
    </>
  );
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

interface QuietDaysFieldsProps {
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** 2026-12-25 */
  days: readonly string[];
  /** Keyed 'quietWeekdays' and 'quietDays'. */
  faults: Record<string, string>;
  help: string;
  today: string;
  onChange: (change: { quietWeekdays?: number[]; quietDays?: string[] }) => void;
}
