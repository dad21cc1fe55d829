import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

export interface NoticeProps {
  /** Blue explains (a demo), amber needs action soon (a trial's end). */
  tone: 'blue' | 'amber';
  /** Names the bar: "Demo workspace". */
  label: string;
  /** One sentence and links. */
  children: ReactNode;
}

/** The 36-px bar above the frame. */
export function Notice({ tone, label, children }: NoticeProps) {
  return (
    <Bar aria-label={label} $tone={tone}>
      <p>{children}</p>
    </Bar>
  );
}

const Bar = styled.aside<{ $tone: 'blue' | 'amber' }>`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 2.25rem;
  padding: 0.375rem ${theme.space[4]};
  background: ${({ $tone }) => theme.tone[$tone].soft};
  color: ${({ $tone }) => theme.tone[$tone].text};
  ${theme.type.sm}
  text-align: center;
  text-wrap: pretty;
  > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
