import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { weekdayNames } from '../../../domain/business-details';
import type { PostingSlot } from '../../../domain/cycle';
import { MAX_CUSTOM_SLOTS } from '../../../domain/posting-rhythm';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';

/** The times of a week, one a line. `faults` are keyed 'slots' and 'slots.2.time'. */
export function SlotsField({ slots, faults, onChange }: SlotsFieldProps) {
  const put = (index: number, part: Partial<PostingSlot>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...part } : slot)));
  const full = slots.length >= MAX_CUSTOM_SLOTS;
  return (
    <Fieldset legend={`Times of the week (${slots.length})`} error={faults.slots}>
      <Lines>
        <Rows>
          {slots.map((slot, index) => (
            <li key={index}>
              <Field label={`Day of time ${index + 1}`} hideLabel error={faults[`slots.${index}.weekday`]}>
                <Select
                  value={String(slot.weekday)}
                  onChange={(day) => put(index, { weekday: Number(day) })}
                  options={weekdayNames.map((label, at) => ({ value: String(at + 1), label }))}
                />
              </Field>
              <Field label={`Time ${index + 1}`} hideLabel error={faults[`slots.${index}.time`]}>
                <TextInput
                  type="time"
                  value={slot.time}
                  onChange={(event) => put(index, { time: event.target.value })}
                />
              </Field>
              <Button
                iconOnly
                label={`Remove time ${index + 1}`}
                variant="quiet"
                icon={<X />}
                onClick={() => onChange(slots.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </Rows>
        <Button
          size="sm"
          icon={<Plus />}
          onClick={() => onChange([...slots, following(slots)])}
          disabledReason={full ? `${MAX_CUSTOM_SLOTS} times are the most a week can have.` : undefined}
        >
          Add a time
        </Button>
      </Lines>
    </Fieldset>
  );
}

/** The day after the last one at its time, so that a new line is no duplicate. */
function following(slots: readonly PostingSlot[]): PostingSlot {
  const last = slots.at(-1) ?? { weekday: 7, time: '16:30' };
  return { ...last, weekday: (last.weekday % 7) + 1 };
}

const Lines = styled.div`
  flex: 1;
  min-width: 0;
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-width: 26rem;
  margin-bottom: ${theme.space[2]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${theme.space[2]};
    align-items: start;
  }
`;

interface SlotsFieldProps {
  slots: PostingSlot[];
  faults: Record<string, string>;
  onChange: (slots: PostingSlot[]) => void;
}
