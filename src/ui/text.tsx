import type { ElementType, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from './theme';

export interface TextProps {
  as?: ElementType;
  id?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** 1 for content, 2 for explanations, 3 for details. */
  tone?: 1 | 2 | 3;
  weight?: 'regular' | 'medium' | 'semibold';
  /** Tabular figures, for numbers that line up or change. */
  numeric?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  children: ReactNode;
}

/** Text in one of the sizes; a paragraph by default. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 1,
  weight = 'regular',
  numeric = false,
  truncate = false,
  ...rest
}: TextProps) {
  return (
    <Styled as={as} $size={size} $tone={tone} $weight={weight} $numeric={numeric} $truncate={truncate} {...rest} />
  );
}

const Styled = styled.p<{
  $size: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  $tone: 1 | 2 | 3;
  $weight: 'regular' | 'medium' | 'semibold';
  $numeric: boolean;
  $truncate: boolean;
}>`
  ${({ $size }) => theme.type[$size]}
  color: ${({ $tone }) => ({ 1: 'inherit', 2: theme.color.text2, 3: theme.color.text3 })[$tone]};
  font-weight: ${({ $weight }) => theme.weight[$weight]};
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $truncate }) => ($truncate ? cut : 'text-wrap: pretty;')}
`;

const cut = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
