import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { MAX_OPENING_TIMES, weekdayNames, type OpeningTime } from '../../../domain/business-details';
import { Button } from '../../../ui/button';
import { Field, Help } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';

/** Opening hours, one line per day; a second line for a day leaves a break. A new line starts with the next day. */
export function OpeningTimesField({
  hours,
  faults,
  onChange,
}: {
  hours: OpeningTime[];
  faults: Record<string, string>;
  onChange: (hours: OpeningTime[]) => void;
}) {
  const rows = useRef<HTMLUListElement>(null);
  const full = hours.length >= MAX_OPENING_TIMES;
  const put = (index: number, part: Partial<OpeningTime>) =>
    onChange(hours.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const add = () => {
    const last = hours.at(-1);
    onChange([...hours, last ? { ...last, day: (last.day % 7) + 1 } : { day: 1, from: '', to: '' }]);
    // The line exists only after the next paint.
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <Group role="group" aria-label="Opening hours">
      <b>Opening hours (optional)</b>
      <Rows ref={rows} role="list">
        {hours.map((line, index) => (
          <li key={index}>
            <Field label={`Day of line ${index + 1}`} hideLabel error={faults[`details.hours.${index}.day`]}>
              <Select options={DAYS} value={String(line.day)} onChange={(day) => put(index, { day: Number(day) })} />
            </Field>
            <Field label={`Opens, line ${index + 1}`} hideLabel error={faults[`details.hours.${index}.from`]}>
              <TextInput type="time" value={line.from} onChange={(event) => put(index, { from: event.target.value })} />
            </Field>
            <Field label={`Closes, line ${index + 1}`} hideLabel error={faults[`details.hours.${index}.to`]}>
              <TextInput type="time" value={line.to} onChange={(event) => put(index, { to: event.target.value })} />
            </Field>
            <Button
              iconOnly
              label={`Remove line ${index + 1} of the opening hours`}
              variant="quiet"
              icon={<X />}
              onClick={() => onChange(hours.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </Rows>
      {hours.length > 0 && <Help>For a break, add a second line for the same day.</Help>}
      <div>
        <Button
          size="sm"
          icon={<Plus />}
          onClick={add}
          {...(full && {
            disabledReason: `You can add at most ${MAX_OPENING_TIMES} lines, two per day. Remove one to add another.`,
          })}
        >
          Add opening hours
        </Button>
      </div>
    </Group>
  );
}

const DAYS = weekdayNames.map((label, index) => ({ value: String(index + 1), label }));

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  > b {
    ${theme.type.sm} font-weight: ${theme.weight.medium};
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 10rem) minmax(0, 8rem) minmax(0, 8rem) auto;
    gap: ${theme.space[2]};
    align-items: start;
  }
  ${theme.media.phone} {
    gap: ${theme.space[4]};
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    }
    > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
