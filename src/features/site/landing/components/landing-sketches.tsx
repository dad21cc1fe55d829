import { PhoneCall } from 'lucide-react';
import { styled } from 'styled-components';
import { Estimate } from '../../../../ui/estimate';
import { theme } from '../../../../ui/theme';

/** Four weeks of seven days: published, current, planned. */
export function EngineFigure() {
  return (
    <Week aria-hidden="true">
      {[...DAYS].map((day, index) => (
        <i key={index} data-day={day} />
      ))}
    </Week>
  );
}

export function CallFigure() {
  return (
    <Call aria-hidden="true">
      <p>
        <PhoneCall />
        0:42
      </p>
      <p>“Say one, two or three.”</p>
      <ol>
        <li>1</li>
        <li>2</li>
        <li>3</li>
      </ol>
    </Call>
  );
}

export function AvatarFigure() {
  return (
    <Script aria-hidden="true">
      <p>
        Hello <mark>{'{first name}'}</mark>, your table by the <mark>{'{favourite seat}'}</mark> is free on Friday.
      </p>
      <p>28 seconds at a calm pace</p>
    </Script>
  );
}

export function AnalyticsFigure() {
  return (
    <Chart aria-hidden="true">
      {[38, 46, 42, 58, 66, 61, 78, 92].map((height, index) => (
        <i key={index} style={{ height: `${height}%` }} />
      ))}
      <span>
        <Estimate />
      </span>
    </Chart>
  );
}

/** x published, ! current, o planned. */
const DAYS = 'x.x..x..x.x..!..x' + 'o..o.o..o..';

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 5px;
  padding: ${theme.space[5]};
  > i {
    border-radius: ${theme.radius.bar};
    background: ${theme.color.selected};
  }
  > i[data-day='x'] {
    background: ${theme.color.text1};
  }
  > i[data-day='!'] {
    background: ${theme.color.accentLit};
  }
  > i[data-day='o'] {
    background: ${theme.color.chartMuted};
  }
`;

const Call = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${theme.space[5]};
  > p:first-child {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    ${theme.type.sm} color: ${theme.color.text2};
  }
  > p + p {
    margin-top: ${theme.space[2]};
    ${theme.type.lg} font-weight: ${theme.weight.medium};
    letter-spacing: -0.012em;
  }
  > ol {
    display: flex;
    gap: ${theme.space[2]};
    margin-top: auto;
  }
  li {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: 1px solid ${theme.color.soft};
    border-radius: ${theme.radius.control};
    background: ${theme.color.panel};
    font-weight: ${theme.weight.semibold};
  }
  li:nth-child(2) {
    border-color: transparent;
    background: ${theme.color.accentLit};
    color: ${theme.color.onLit};
  }
`;

const Script = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${theme.space[5]};
  > p {
    font-size: ${theme.text.lg};
    line-height: 1.75rem;
  }
  > p + p {
    ${theme.type.xs} color: ${theme.color.text3};
  }
  mark {
    padding: 0.0625rem 0.25rem;
    border-radius: 4px;
    background: ${theme.color.accentUnlit};
    color: ${theme.color.text1};
  }
`;

const Chart = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 8px;
  padding: ${theme.space[5]} ${theme.space[5]} 0;
  > i {
    flex: 1;
    border-radius: ${theme.radius.bar} ${theme.radius.bar} 0 0;
    background: ${theme.color.chartMuted};
  }
  > i:nth-child(7) {
    background: ${theme.color.accentLit};
  }
  > i:nth-child(8) {
    border: 1.5px dashed ${theme.color.control};
    border-bottom: 0;
    background: none;
  }
  > span {
    position: absolute;
    top: ${theme.space[5]};
    left: ${theme.space[5]};
    line-height: 1rem;
  }
`;
