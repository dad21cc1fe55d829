import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { MAX_PILLARS, type Pillar } from '../../../domain/pillar';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';

/** What the business keeps talking about, one a line. `faults` are keyed 'pillars' and 'pillars.2.name'. */
export function PillarsField({ pillars, faults, onChange }: PillarsFieldProps) {
  return (
    <Fieldset
      legend="Content pillars"
      help="The subjects you come back to. Every new post gets the one that fits its idea."
      error={faults.pillars}
    >
      <Lines>
        <Rows>
          {pillars.map((pillar, index) => (
            <li key={pillar.id}>
              <Field label={`Pillar ${index + 1}`} hideLabel error={faults[`pillars.${index}.name`]}>
                <TextInput
                  value={pillar.name}
                  dir="auto"
                  maxLength={40}
                  onChange={(event) =>
                    onChange(pillars.map((one, at) => (at === index ? { ...one, name: event.target.value } : one)))
                  }
                />
              </Field>
              <Button
                iconOnly
                label={`Remove pillar ${index + 1}`}
                variant="quiet"
                icon={<X />}
                onClick={() => onChange(pillars.filter(({ id }) => id !== pillar.id))}
              />
            </li>
          ))}
        </Rows>
        <Button
          size="sm"
          icon={<Plus />}
          onClick={() => onChange([...pillars, { id: crypto.randomUUID(), name: '' }])}
          disabledReason={
            pillars.length >= MAX_PILLARS ? `${MAX_PILLARS} pillars are the most you can have.` : undefined
          }
        >
          Add a pillar
        </Button>
      </Lines>
    </Fieldset>
  );
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
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[2]};
    align-items: start;
  }
`;

interface PillarsFieldProps {
  pillars: Pillar[];
  faults: Record<string, string>;
  onChange: (pillars: Pillar[]) => void;
}
