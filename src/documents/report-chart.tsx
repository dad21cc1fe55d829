import { styled } from 'styled-components';
import { dayInWords } from '../domain/day-in-words';
import type { Report } from '../domain/report';
import { axisEnd, inWords, shortNumber } from '../domain/report-numbers';
import { plainText } from '../domain/report-sentence';
import { brandAccent } from './brand-accent';
import { ReportSentence } from './said-sentence';

/** People reached by day, the period before dotted, and the same as a table. */
export function ReportChart({ chart }: { chart: Report['chart'] }) {
  const { days, counted, before } = chart;
  const isEmpty = days.every(({ reach }) => reach === 0);
  const end = axisEnd(Math.max(...days.map(({ reach }) => reach), ...(before ?? []).map(({ reach }) => reach)));
  const place = (reach: number, index: number): [string, string] => [
    ((index / Math.max(1, days.length - 1)) * WIDTH).toFixed(1),
    (HEIGHT - (reach / end) * HEIGHT).toFixed(1),
  ];
  const line = (rows: readonly { reach: number }[], from = 0): string =>
    rows
      .map(({ reach }, index) => place(reach, index).join(','))
      .slice(from)
      .join(' ');
  const labelled = [...new Set([0, 1 / 3, 2 / 3, 1].map((share) => Math.round(share * (days.length - 1))))];
  const only = days.length - counted === 1 ? place(days[counted]!.reach, counted) : null;
  return (
    <section>
      <h2>People reached per day</h2>
      {!isEmpty && (
        <Picture
          viewBox={`-${LEFT} -8 ${WIDTH + LEFT} ${HEIGHT + 36}`}
          role="img"
          aria-label={plainText(chart.sentence)}
        >
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <g key={share}>
              <Grid x1={0} x2={WIDTH} y1={share * HEIGHT} y2={share * HEIGHT} />
              <Label x={-10} y={share * HEIGHT + 4} textAnchor="end">
                {shortNumber(end * (1 - share))}
              </Label>
            </g>
          ))}
          {labelled.map((index, nth) => (
            <Label
              key={index}
              x={place(0, index)[0]}
              y={HEIGHT + 22}
              textAnchor={nth === 0 ? 'start' : nth === labelled.length - 1 ? 'end' : 'middle'}
            >
              {dayInWords(days[index]!.day)}
            </Label>
          ))}
          {before && <Before points={line(before)} />}
          <Now points={line(days, counted)} />
          {only && <Only cx={only[0]} cy={only[1]} r={5} />}
        </Picture>
      )}
      <p>
        <ReportSentence sentence={chart.sentence} />
        {before && !isEmpty && ' The dotted line is the period before.'}
      </p>
      {!isEmpty && (
        <details>
          <summary>Show as a table</summary>
          <Table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">People reached</th>
              </tr>
            </thead>
            <tbody>
              {days.slice(counted).map(({ day, reach }) => (
                <tr key={day}>
                  <th scope="row">{dayInWords(day, { year: true })}</th>
                  <td>{inWords(reach)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </section>
  );
}

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.text.md};

  th,
  td {
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]};
    border-bottom: 1px solid ${({ theme }) => theme.color.hairline};
    text-align: right;
    vertical-align: top;
  }

  td {
    overflow-wrap: normal;
    white-space: nowrap;
  }

  tbody th {
    overflow-wrap: normal;
    font-weight: ${({ theme }) => theme.weight.medium};
  }

  bdi {
    overflow-wrap: anywhere;
  }

  small {
    font-size: ${({ theme }) => theme.text.sm};
    font-weight: ${({ theme }) => theme.weight.regular};
    color: ${({ theme }) => theme.color.text2};
  }

  @media (max-width: 40rem) {
    font-size: ${({ theme }) => theme.text.sm};

    th,
    td {
      padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[1]};
    }

    && thead th {
      font-size: ${({ theme }) => theme.text['2xs']};
    }
  }

  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: left;
  }

  thead th {
    overflow-wrap: normal;
    font-size: ${({ theme }) => theme.text.sm};
    font-weight: ${({ theme }) => theme.weight.regular};
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Picture = styled.svg`
  display: block;
  overflow: visible; /* the point of the last day */
  width: 100%;
  height: auto;
  margin-bottom: ${({ theme }) => theme.space[3]};
`;

const Grid = styled.line`
  stroke: ${({ theme }) => theme.color.hairline};
`;

/** Larger on a phone, where the picture is half as wide. */
const Label = styled.text`
  font-size: 13px;
  fill: ${({ theme }) => theme.color.text2};

  @media (max-width: 40rem) {
    font-size: 22px;
  }
`;

const Now = styled.polyline`
  fill: none;
  stroke: ${brandAccent};
  stroke-width: 2.5;
  stroke-linejoin: round;
`;

/** A single day makes no line. */
const Only = styled.circle`
  fill: ${brandAccent};
`;

const Before = styled.polyline`
  fill: none;
  stroke: ${({ theme }) => theme.color.text3};
  stroke-width: 1.5;
  stroke-dasharray: 2 4;
`;

const WIDTH = 800;
const HEIGHT = 220;
/** Room for the numbers of the axis. */
const LEFT = 62;
