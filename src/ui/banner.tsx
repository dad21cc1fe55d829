import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './button';
import { theme } from './theme';

export interface BannerProps {
  /** What happened, as a sentence. */
  title: ReactNode;
  /** What is safe and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  tone?: 'red' | 'amber';
}

/** An error, inside the panel it belongs to. Announced when it appears. */
export function Banner({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  tone = 'red',
}: BannerProps) {
  return (
    <Box role="alert" $tone={tone}>
      <TriangleAlert />
      <Words>
        <b>{title}</b>
        {children !== undefined && <div>{children}</div>}
      </Words>
      {onRetry !== undefined && (
        <Button size="sm" onClick={onRetry} busy={retrying}>
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div<{ $tone: 'red' | 'amber' }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  background: ${({ $tone }) => theme.tone[$tone].soft};
  color: ${({ $tone }) => theme.tone[$tone].text};
  ${theme.type.sm}
  /* In a narrow column, too, the button goes below the words. */
  flex-wrap: wrap;
`;

const Words = styled.div`
  flex: 1 1 min(12rem, calc(100% - 2.5rem));
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
