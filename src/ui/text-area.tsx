import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { useFieldAttributes } from './field-context';
import { theme } from './theme';

/** Several lines of text. Inside a `Field` it takes label, help and error from there. */
export function TextArea({ rows = 3, ...props }: ComponentPropsWithRef<'textarea'>) {
  const attributes = useFieldAttributes(props);
  return <Area {...props} {...attributes} rows={rows} />;
}

const Area = styled.textarea`
  ${controlStyles}
  height: auto;
  padding: 0.5625rem 0.6875rem;
  line-height: 1.25rem;
  resize: vertical;
  ${theme.media.phone} {
    line-height: 1.375rem;
  }
`;
