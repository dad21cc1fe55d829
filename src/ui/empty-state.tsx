import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

export interface EmptyStateProps {
  /** A faded sketch of the filled view: `GhostRows`, `GhostCells`. */
  ghost?: ReactNode;
  title: string;
  /** What the feature is for, in one sentence. */
  sentence: ReactNode;
  /** One action to start with. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** For a list that has nothing yet. For a search without results, use `NoResults`. */
export function EmptyState({ ghost, title, sentence, action, level = 3 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <Box>
      {ghost !== undefined && <Fading aria-hidden="true">{ghost}</Fading>}
      <Title>{title}</Title>
      <p>{sentence}</p>
      {action !== undefined && <div>{action}</div>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[8]};
  border: 1px dashed ${theme.color.soft};
  border-radius: ${theme.radius.panel};
  text-align: center;
  h2,
  h3 {
    ${theme.type.md} letter-spacing: -0.008em;
  }
  > p {
    max-width: 24rem;
    ${theme.type.sm} color: ${theme.color.text2};
    text-wrap: balance;
  }
  > div:last-child {
    margin-top: ${theme.space[2]};
    max-width: 100%;
  }
  ${theme.media.phone} {
    padding: ${theme.space[6]} ${theme.space[4]};
  }
`;

const Fading = styled.div`
  width: 100%;
  max-width: 20.25rem;
  margin-bottom: ${theme.space[4]};
  text-align: start;
  mask-image: linear-gradient(black 30%, transparent);
`;
