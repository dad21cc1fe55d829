import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

/** Names and values, one pair per line. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <Pairs>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Pairs>
  );
}

const Pairs = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
  ${theme.type.sm}
  > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  dt {
    color: ${theme.color.text2};
  }
  dd {
    overflow-wrap: anywhere;
    text-wrap: pretty;
    font-variant-numeric: tabular-nums;
  }
`;
