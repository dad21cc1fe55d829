import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** An address or a token in full, to read and select. */
export function CodeLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Line aria-label={label} role="group">
      {children}
    </Line>
  );
}

const Line = styled.code`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font-size: ${theme.text.xs};
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  user-select: all;
`;
