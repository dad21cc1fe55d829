import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A sketch of twelve weeks, the last one dashed as an estimate. */
export function GhostChart() {
  return (
    <Chart>
      {[38, 46, 42, 58, 54, 66, 61, 70, 78, 74, 86].map((height, index) => (
        <i key={index} style={{ height: `${height}%` }} />
      ))}
      <Estimate style={{ height: '96%' }} />
    </Chart>
  );
}

const Chart = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 7px;
  height: 8.5rem;
  padding: ${theme.space[3]} ${theme.space[3]} 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  > i {
    flex: 1;
    border-radius: ${theme.radius.bar} ${theme.radius.bar} 0 0;
    background: ${theme.color.chartMuted};
  }
  > i:nth-child(11) {
    background: ${theme.color.text1};
  }
`;

const Estimate = styled.i`
  && {
    border: 1.5px dashed ${theme.color.control};
    border-bottom: 0;
    background: none;
  }
`;
