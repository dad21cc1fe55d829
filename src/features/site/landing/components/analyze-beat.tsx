import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { Bar, Name, When } from '../landing-beat';
import { counting, growing, lifting } from '../landing-motion';

export function AnalyzeBeat() {
  return (
    <Analyze>
      <Name>Analyze</Name>
      <When>Monday, before you open</When>
      <Chart aria-hidden="true">
        {[34, 42, 38, 55, 49, 63, 72, 100].map((height, index) => (
          <i key={index} style={{ height: `${height}%`, '--turn': index } as CSSProperties} />
        ))}
      </Chart>
      <Note>
        <b>What went out, week by week.</b>The season and the calendar beside it.
      </Note>
    </Analyze>
  );
}

const Analyze = styled(Bar)`
  height: clamp(25rem, 37.5vw, 33.75rem);
  background: ${theme.color.accentLit};
  color: ${theme.color.onLit};
  ${lifting(0)}
  &::after {
    background: ${theme.color.onLit};
    ${counting(0)}
  }
  ${theme.media.phone} {
    height: 21rem;
  }
`;

const Chart = styled.div`
  display: flex;
  align-items: flex-end;
  flex: 1;
  gap: 8px;
  min-height: 0;
  margin-top: ${theme.space[10]};
  > i {
    flex: 1;
    border-radius: ${theme.radius.bar};
    background: color-mix(in oklch, ${theme.color.onLit} 20%, transparent);
    ${growing}
  }
  > i:last-child {
    background: ${theme.color.onLit};
  }
  ${theme.media.phone} {
    gap: 5px;
    margin-top: ${theme.space[4]};
  }
`;

const Note = styled.p`
  margin-top: ${theme.space[8]};
  text-wrap: pretty;
  > b {
    display: block;
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.phone} {
    margin-top: ${theme.space[4]};
    ${theme.type.sm}
  }
`;
