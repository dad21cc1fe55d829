import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useRef, type ComponentPropsWithoutRef, type RefCallback } from 'react';
import { styled } from 'styled-components';
import { DESCRIPTION_MAX } from '../../../../domain/creation';
import { letteringWarning } from '../../../../domain/lettering';
import { formatNumber } from '../../../../lib/format-number';
import { pluralise } from '../../../../lib/pluralise';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { TextArea } from '../../../../ui/text-area';
import { theme } from '../../../../ui/theme';

/**
 * What is to be made, in words. It counts them when they come near the most that are taken, and says what the built-in
 * designer will leave out; neither takes anything away. `byService`: somebody else sets the letters. It is
 * empty when its picture is made: `onAgain` brings it back, so that a word of it can be changed.
 */
export function DescriptionField({
  label = 'Description',
  help,
  error,
  byService = false,
  onAgain,
  ref,
  value,
  ...area
}: DescriptionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
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
  const describeAgain = () => {
    onAgain?.();
    field.current?.focus();
  };
  /** Also for whoever brought a template here. */
  const hold = (element: HTMLTextAreaElement | null) => {
    field.current = element;
    return ref?.(element);
  };
  return (
    <Field
      label={label}
      error={
        over > 0
          ? `A description can be at most ${formatNumber(DESCRIPTION_MAX)} characters long. Remove ${pluralise(over, 'character')}; nothing you typed is lost.`
          : error
      }
      {...(notes.length > 0 && { help: notes.map((note, index) => <Note key={index}>{note}</Note>) })}
      side={
        <Side>
          {length >= DESCRIPTION_MAX * NEAR && (
            <Counter $over={over > 0}>
              {formatNumber(length)} of {formatNumber(DESCRIPTION_MAX)}
            </Counter>
          )}
          {onAgain && length === 0 && (
            <Button size="sm" variant="quiet" icon={<RotateCcw />} onClick={describeAgain}>
              Use my last description
            </Button>
          )}
        </Side>
      }
      required
    >
      <TextArea dir="auto" value={value} {...area} ref={hold} />
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

const Side = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  margin-block: -0.25rem;
`;

const Counter = styled.span<{ $over: boolean }>`
  flex: none;
  font-variant-numeric: tabular-nums;
  ${({ $over }) => $over && `color: ${theme.tone.red.text};`}
`;

interface DescriptionFieldProps extends Pick<
  ComponentPropsWithoutRef<'textarea'>,
  'placeholder' | 'rows' | 'onChange'
> {
  ref?: RefCallback<HTMLTextAreaElement>;
  label?: string;
  help?: string;
  error?: string | undefined;
  byService?: boolean;
  onAgain?: (() => void) | undefined;
  value: string;
}
