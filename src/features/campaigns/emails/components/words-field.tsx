import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field } from '../../../../ui/field';
import { TextInput } from '../../../../ui/text-input';
import { insertWords } from '../text-marks';
import { MergeMenu } from './merge-menu';

/** One line of a mail, which may hold merge fields. */
export function WordsField({
  label,
  value,
  max,
  onChange,
  help,
  optional,
  error,
  onBlur,
  placeholder,
  name,
}: WordsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const insert = (tag: string) => {
    const { current } = input;
    const next = insertWords(
      { text: value, start: current?.selectionStart ?? value.length, end: current?.selectionEnd ?? value.length },
      tag,
    );
    onChange(next.text.slice(0, max));
    requestAnimationFrame(() => {
      current?.focus();
      current?.setSelectionRange(next.start, next.end);
    });
  };
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      <Line>
        <TextInput
          ref={input}
          name={name}
          dir="auto"
          value={value}
          maxLength={max}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
        <MergeMenu iconOnly into={label.toLowerCase()} onInsert={insert} />
      </Line>
    </Field>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
`;

export interface WordsFieldProps {
  label: string;
  value: string;
  max: number;
  onChange: (value: string) => void;
  help?: ReactNode;
  optional?: boolean;
  error?: string;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
}
