import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldContext } from './field-context';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** A sentence. The typed text is kept. */
  error?: ReactNode;
  /** Shows "optional" beside the label. */
  optional?: boolean;
  /** Announced to assistive technology; visibly, only optional fields are marked. */
  required?: boolean;
  hideLabel?: boolean;
  /** Shown to the right of the label: a count, a link. */
  side?: ReactNode;
  /** One control of this folder. */
  children: ReactNode;
}

/** Label, control, help and error, connected for assistive technology. */
export function Field({
  label,
  help,
  error,
  optional = false,
  required = false,
  hideLabel = false,
  side,
  children,
}: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const labelId = `${id}-label`;
  const hasError = Boolean(error);
  const describedBy = [help !== undefined && helpId, hasError && errorId].filter(Boolean).join(' ') || undefined;
  const labelElement = (
    <Label id={labelId} htmlFor={id}>
      {label}
      {optional && <Optional> (optional)</Optional>}
    </Label>
  );
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid: hasError, required }}>
      <Group>
        {hideLabel ? (
          <VisuallyHidden>{labelElement}</VisuallyHidden>
        ) : (
          <Top>
            {labelElement}
            {side}
          </Top>
        )}
        {children}
        {help !== undefined && <Help id={helpId}>{help}</Help>}
        {hasError && <FieldError id={errorId}>{error}</FieldError>}
      </Group>
    </FieldContext>
  );
}

/** The error sentence under a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Error id={id}>
      <TriangleAlert />
      <span>{children}</span>
    </Error>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.375rem;
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Label = styled.label`
  min-width: 0;
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text1};
`;

const Optional = styled.span`
  font-weight: ${theme.weight.regular};
  color: ${theme.color.text3};
`;

export const Help = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
  text-wrap: pretty;
`;

const Error = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  ${theme.type.xs}
  color: ${theme.tone.red.text};
  svg {
    width: 13px;
    height: 13px;
    margin-top: 1.5px;
  }
  > span {
    min-width: 0;
  }
`;
