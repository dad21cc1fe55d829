import { styled } from 'styled-components';
import { formatNumber } from '../../../../lib/format-number';
import { theme } from '../../../../ui/theme';
import { axisTop, everyHour, type HourFigure } from '../hour-figures';

/** Two bars an hour from a true zero. Ears get the sentence below it and the table. */
export function HourChart({ hours }: { hours: readonly HourFigure[] }) {
  const top = axisTop(hours);
  const lines = [top, ...(top % 2 === 0 ? [top / 2] : []), 0];
  const height = (people: number) => ({ height: people > 0 ? `max(2px, ${(people / top) * 100}%)` : 0 });
  return (
    <Figure aria-hidden="true">
      <Legend>
        <span>
          <i data-series="opens" />
          Opened
        </span>
        <span>
          <i data-series="clicks" />
          Clicked
        </span>
      </Legend>
      <Plot>
        {lines.map((line) => (
          <Line key={line} style={{ bottom: `${(line / top) * 100}%` }}>
            <span>{formatNumber(line)}</span>
          </Line>
        ))}
        <Bars>
          {everyHour(hours).map(({ hour, opens, clicks }) => (
            <div key={hour}>
              <i data-series="opens" style={height(opens)} />
              <i data-series="clicks" style={height(clicks)} />
            </div>
          ))}
        </Bars>
      </Plot>
      <Axis>
        <span>Sent</span>
        <span>12 hours</span>
        <span>1 day</span>
        <span>36 hours</span>
        <span>2 days</span>
      </Axis>
    </Figure>
  );
}

/** Room for the figures of the axis. */
const ROOM = '2.5rem';

const Figure = styled.div`
  ${theme.type['2xs']}
  color: ${theme.color.text3};
  font-variant-numeric: tabular-nums;
  i {
    forced-color-adjust: none;
  }
  i[data-series='opens'] {
    background: ${theme.chart[0]};
  }
  i[data-series='clicks'] {
    background: ${theme.chart[1]};
  }
`;

const Legend = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};
  ${theme.type.xs}
  color: ${theme.color.text2};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  i {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 2px;
  }
`;

const Plot = styled.div`
  position: relative;
  height: 10rem;
`;

const Line = styled.div`
  position: absolute;
  inset-inline: ${ROOM} 0;
  height: 1px;
  background: ${theme.color.chartGrid};
  > span {
    position: absolute;
    inset-inline-end: calc(100% + 0.5rem);
    bottom: -0.5rem;
  }
`;

const Bars = styled.div`
  position: absolute;
  inset: 0;
  inset-inline-start: ${ROOM};
  display: flex;
  align-items: flex-end;
  > div {
    display: flex;
    flex: 1;
    align-items: flex-end;
    justify-content: center;
    gap: 1px;
    height: 100%;
    min-width: 0;
  }
  i {
    width: 36%;
    max-width: 0.5rem;
    border-radius: 2px 2px 0 0;
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${theme.space[2]};
  padding-inline-start: ${ROOM};
`;
