import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError, Help } from './field';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface FieldsetProps {
  legend: ReactNode;
  hideLegend?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** Checkboxes, radios or switches; they wrap in a row. */
  children: ReactNode;
}

/** A group of choices under one question. */
export function Fieldset({ legend, hideLegend = false, help, error, children }: FieldsetProps) {
  const id = useId();
  const hasError = Boolean(error);
  const describedBy =
    [help !== undefined && `${id}-help`, hasError && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Group aria-describedby={describedBy} aria-invalid={hasError || undefined}>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Choices>{children}</Choices>
      {help !== undefined && <Help id={`${id}-help`}>{help}</Help>}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 0.375rem;
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  ${theme.media.phone} {
    row-gap: 0;
  }
`;
