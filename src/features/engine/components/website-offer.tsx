import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';

/** The website's text for a field that already has something else; used only on a click. */
export function WebsiteOffer({ field, children, onUse }: { field: string; children: ReactNode; onUse: () => void }) {
  return (
    <Line>
      <span>Your website says: {children}</span>
      <Button size="sm" onClick={onUse} aria-label={`Use it: ${field}`}>
        Use it
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  ${theme.type.xs}
  color: ${theme.color.text2};
  > span {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
