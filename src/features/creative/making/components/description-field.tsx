import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { DESCRIPTION_MAX } from '../../../../domain/creation';
import { letteringWarning } from '../../../../domain/lettering';
import { formatNumber } from '../../../../lib/format-number';
import { pluralise } from '../../../../lib/pluralise';
import { Field } from '../../../../ui/field';
import { TextArea } from '../../../../ui/text-area';
import { theme } from '../../../../ui/theme';

/**
 * What is to be made, in words. It counts them when they come near the most that are taken, and says what the built-in
 * designer will leave out; neither takes anything away. `byService`: somebody else sets the letters.
 */
export function DescriptionField({
  label = 'Description',
  help,
  error,
  byService = false,
  value,
  ...area
}: DescriptionFieldProps) {
  const length = value.trim().length;
  const over = length - DESCRIPTION_MAX;
  const warning = byService ? null : letteringWarning(value);
  const full = over === 0 ? 'You have reached the maximum length.' : null;
  const notes = [
    help,
    full,
    warning && (
      <Warning key="warning">
        <TriangleAlert />
        <span>{warning}</span>
      </Warning>
    ),
  ].filter(Boolean);
  return (
    <Field
      label={label}
      error={
        over > 0
          ? `A description can be at most ${formatNumber(DESCRIPTION_MAX)} characters long. Remove ${pluralise(over, 'character')}; nothing you typed is lost.`
          : error
      }
      {...(notes.length > 0 && { help: notes.map((note, index) => <Note key={index}>{note}</Note>) })}
      {...(length >= DESCRIPTION_MAX * NEAR && {
        side: (
          <Counter $over={over > 0}>
            {formatNumber(length)} of {formatNumber(DESCRIPTION_MAX)}
          </Counter>
        ),
      })}
      required
    >
      <TextArea dir="auto" value={value} {...area} />
    </Field>
  );
}

/** From this part of the most on, the count is shown. */
const NEAR = 0.8;

const Note = styled.span`
  display: block;
  & + & {
    margin-top: 0.25rem;
  }
`;

const Warning = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  color: ${theme.tone.amber.text};
  svg {
    flex: none;
    width: 13px;
    height: 13px;
    margin-top: 1.5px;
  }
`;

const Counter = styled.span<{ $over: boolean }>`
  flex: none;
  font-variant-numeric: tabular-nums;
  ${({ $over }) => $over && `color: ${theme.tone.red.text};`}
`;

interface DescriptionFieldProps extends Pick<
  ComponentPropsWithRef<'textarea'>,
  'ref' | 'placeholder' | 'rows' | 'onChange'
> {
  label?: string;
  help?: string;
  error?: string | undefined;
  byService?: boolean;
  value: string;
}
