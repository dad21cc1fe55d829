import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

export interface PanelProps {
  title?: ReactNode;
  icon?: ReactElement;
  /** At most one small item at the right of the header. */
  side?: ReactNode;
  level?: 2 | 3;
  /** Names the region where there is no title. */
  label?: string;
  children?: ReactNode;
}

/** A framed part of a page; its title names the region. Never nest panels: use `PanelSection`. */
export function Panel({ title, icon, side, level = 2, label, children }: PanelProps) {
  const titleId = useId();
  const named = title !== undefined;
  return (
    <Box
      as={named || label !== undefined ? 'section' : 'div'}
      aria-labelledby={named ? titleId : undefined}
      aria-label={named ? undefined : label}
    >
      {named && (
        <Head>
          <Title as={`h${level}`} id={titleId}>
            {icon}
            <span>{title}</span>
          </Title>
          {side !== undefined && <Side>{side}</Side>}
        </Head>
      )}
      {children}
    </Box>
  );
}

const Box = styled.section`
  min-width: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 3.25rem;
  padding: ${theme.space[4]} ${theme.space[5]};
  & + * {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  ${theme.type.lg}
  letter-spacing: -0.012em;
  > span {
    min-width: 0;
  }
`;

const Side = styled.div`
  flex: none;
  max-width: 100%;
  ${theme.type.sm}
  color: ${theme.color.text2};
  a {
    color: ${theme.color.text1};
  }
`;

/** Padding of 20 and a grid of 16. */
export const PanelBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

/** Another section of the same panel, below a hairline. */
export const PanelSection = styled(PanelBody)`
  border-top: 1px solid ${theme.color.hairline};
`;

/** The last line of a panel: the cost at the left, the primary button at the right. */
export const PanelFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  ${theme.type.xs}
  color: ${theme.color.text2};
`;
