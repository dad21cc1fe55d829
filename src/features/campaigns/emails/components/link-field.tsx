import { useState } from 'react';
import { blockLimits } from '../../../../domain/email-block';
import { completeLink, linkFault } from '../block-words';
import { WordsField } from './words-field';

/** Where something leads. A bare domain is completed when the field is left. */
export function LinkField({
  label = 'Link address',
  value,
  onChange,
  optional,
}: {
  label?: string;
  value: string;
  onChange: (url: string) => void;
  optional?: boolean;
}) {
  const [left, setLeft] = useState(false);
  const fault = left ? linkFault(value) : null;
  const leave = () => {
    setLeft(true);
    const complete = completeLink(value);
    if (complete !== value) onChange(complete);
  };
  return (
    <WordsField
      label={label}
      value={value}
      max={blockLimits.url}
      optional={optional}
      placeholder="https://"
      onChange={onChange}
      onBlur={leave}
      {...(fault && { error: fault })}
    />
  );
}
