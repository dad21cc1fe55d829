import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

/**
 * A sketch of what is loading. It takes up its space at once and becomes visible after 300 ms, so that fast
 * replies do not flicker. `label` is announced: "Loading contacts".
 */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Late aria-hidden="true">{children}</Late>
    </div>
  );
}

export interface SkeletonBlockProps {
  width?: string;
  height?: string;
  round?: boolean;
}

export function SkeletonBlock({ width = '100%', height = '0.75rem', round = false }: SkeletonBlockProps) {
  return <Block style={{ width, height, borderRadius: round ? '50%' : undefined }} />;
}

/** The same number of rows as the `List` that follows. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <RowShape key={index}>
          <SkeletonBlock width="2rem" height="2rem" />
          <span>
            <SkeletonBlock width={`${WIDTHS[index % WIDTHS.length] ?? 50}%`} />
            <SkeletonBlock width={`${(WIDTHS[index % WIDTHS.length] ?? 50) / 2}%`} height="0.5rem" />
          </span>
          <SkeletonBlock width="4.5rem" height="1.375rem" />
        </RowShape>
      ))}
    </ul>
  );
}

/** A `Panel` with its head and rows. */
export function SkeletonPanel({ rows = 3 }: { rows?: number }) {
  return (
    <Frame>
      <Head>
        <SkeletonBlock width="9rem" height="0.875rem" />
      </Head>
      <SkeletonRows count={rows} />
    </Frame>
  );
}

/** A `MetricStrip`. */
export function SkeletonMetrics({ count = 4 }: { count?: 4 | 6 }) {
  return (
    <Strip $count={count}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>
          <SkeletonBlock width="56%" height="0.625rem" />
          <SkeletonBlock width="40%" height="1.5rem" />
          <SkeletonBlock width="64%" height="0.5rem" />
        </span>
      ))}
    </Strip>
  );
}

const WIDTHS = [62, 48, 70, 55];

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const Late = styled.div`
  animation: ${appear} 1ms 300ms both;
`;

const Block = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.selected};
`;

const RowShape = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 3.375rem;
  padding: 0.6875rem ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  > span:nth-child(2) {
    display: grid;
    flex: 1;
    gap: 0.5rem;
  }
  ${theme.media.phone} {
    padding: 0.75rem ${theme.space[4]};
  }
`;

const Frame = styled.div`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  padding: 0 ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: 0 ${theme.space[4]};
  }
`;

const Strip = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  overflow: hidden;
  > span {
    display: grid;
    align-content: space-between;
    height: 6.75rem;
    padding: 1.375rem ${theme.space[5]};
    margin: -1px 0 0 -1px;
    border: 1px solid ${theme.color.hairline};
    border-width: 1px 0 0 1px;
  }
  @media (max-width: 1000px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
