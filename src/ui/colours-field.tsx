import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { MAX_COLOURS } from '../domain/business-profile';
import { isColour } from '../domain/colour';
import { Button } from './button';
import { Field } from './field';
import { Fieldset } from './fieldset';
import { TextInput } from './text-input';
import { theme } from './theme';

/** Several colours, each with a swatch to pick from and a text field. `faults` are keyed 'colours' and 'colours.1'. */
export function ColoursField({
  legend,
  colours,
  onChange,
  faults,
  help,
}: {
  legend: string;
  colours: string[];
  onChange: (colours: string[]) => void;
  faults: Record<string, string>;
  help: string;
}) {
  const put = (index: number, colour: string) => onChange(colours.map((old, at) => (at === index ? colour : old)));
  const full = colours.length >= MAX_COLOURS;
  return (
    <Fieldset
      legend={
        <>
          {legend} <Optional>(optional)</Optional>
        </>
      }
      help={help}
      error={faults.colours}
    >
      <Rows role="list">
        {colours.map((colour, index) => (
          <li key={index}>
            <Swatch
              type="color"
              aria-label={`Pick colour ${index + 1}`}
              value={isColour(colour) ? colour.toLowerCase() : FIRST}
              onChange={(event) => put(index, event.target.value)}
            />
            <Field label={`Colour ${index + 1}`} hideLabel error={faults[`colours.${index}`]}>
              <TextInput
                value={colour}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => put(index, event.target.value.trim())}
              />
            </Field>
            <Button
              iconOnly
              label={`Remove colour ${index + 1}`}
              variant="quiet"
              icon={<X />}
              onClick={() => onChange(colours.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </Rows>
      <Button
        size="sm"
        icon={<Plus />}
        onClick={() => onChange([...colours, FIRST])}
        disabledReason={full ? `${MAX_COLOURS} colours are enough. Remove one to add another.` : undefined}
      >
        Add a colour
      </Button>
    </Fieldset>
  );
}

/** The initial colour of a new swatch. */
const FIRST = '#000000';

const Optional = styled.span`
  font-weight: ${theme.weight.regular};
  color: ${theme.color.text3};
`;

const Rows = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  &:empty {
    display: none;
  }
  width: 100%;
  margin-bottom: ${theme.space[2]};
  li {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[1]};
  }
  li > :nth-child(2) {
    width: 6.5rem;
  }
`;

const Swatch = styled.input`
  flex: none;
  width: 2.125rem;
  height: 2.125rem;
  padding: 2px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
  cursor: pointer;
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 0;
    border-radius: ${theme.radius.bar};
  }
  &::-moz-color-swatch {
    border: 0;
    border-radius: ${theme.radius.bar};
  }
  ${theme.media.phone} {
    width: ${theme.size.touch};
    height: ${theme.size.touch};
  }
`;
