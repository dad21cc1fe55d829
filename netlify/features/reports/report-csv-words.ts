import { guardCell } from '../../../src/domain/formula-guard';
import { channelNames, stateWords } from '../../../src/domain/report-names';
import { goalKindWords } from '../../../src/domain/goal';
import { writeReport } from '../../../src/domain/report';
import { plainText } from '../../../src/domain/report-sentence';
import { addDays } from '../../../src/domain/zoned-time';
import type { ReportFigures } from '../../../src/domain/report-figures';

/** The figures as tables for spreadsheets, by file name (RFC 4180, with a byte order mark). Money is in whole units. */
export function reportTables(figures: ReportFigures): Record<string, string> {
  const sums = ['People reached', 'Engaged', 'Conversions', `Revenue (${figures.currency})`];
  const sumsOf = ({ reach, engaged, conversions, revenue }: Sums) => [
    reach,
    engaged,
    conversions,
    (revenue / 100).toFixed(2),
  ];
  const dayRows = (days: ReportFigures['days'], period: string) =>
    days.map((row) =>
      figures.since !== null && row.day < figures.since
        ? [row.day, period, ...EMPTY, '', '']
        : [row.day, period, ...sumsOf(row), row.visitors, row.views],
    );
  return {
    'days.csv': table(
      ['Day', 'Period', ...sums, 'Visitors', 'Page views'],
      [
        ...(figures.since === null || figures.since > figures.before.to ? [] : dayRows(figures.daysBefore, 'before')),
        ...dayRows(figures.days, 'report'),
      ],
    ),
    'channels.csv': table(
      ['Channel', 'State', ...sums, ...sums.map((name) => `${name} before`)],
      figures.channels.map((row) =>
        row.state === 'measured'
          ? [channelNames[row.channel], 'Measured', ...sumsOf(row), ...sumsOf(row.before)]
          : [channelNames[row.channel], stateWords[row.state], ...EMPTY, ...EMPTY],
      ),
    ),
    'content.csv': table(
      ['Title', 'Type', 'Channel', 'Published', ...sums],
      figures.content.map((row) => [row.title, row.type, channelNames[row.channel], row.at ?? '', ...sumsOf(row)]),
    ),
    'goals.csv': table(
      ['Goal', 'Month', 'Counts', 'Page or name', 'So far', 'Target', 'Forecast'],
      figures.goals.map(({ name, kind, match, done, monthly, forecast }) => [
        name,
        figures.current.to.slice(0, 7),
        goalKindWords[kind],
        match,
        done,
        monthly,
        forecast ?? '',
      ]),
    ),
    'insights.csv': table(
      ['Week from', 'Week to', 'Insight', 'Measure', 'Size', 'Sample', 'Confidence (%)', 'Impact', 'Applied'],
      writeReport(figures).insights.map((insight, index) => [
        addDays(figures.insights[index]!.week, -7),
        addDays(figures.insights[index]!.week, -1),
        plainText(insight.sentence),
        insight.metric,
        insight.size.text,
        plainText(insight.sample),
        figures.insights[index]!.confidence,
        insight.impact.text,
        insight.isApplied ? 'yes' : 'no',
      ]),
    ),
    'sources.csv': table(
      ['Source', 'People', 'Events'],
      figures.sources.map(({ key, people, events }) => [key, people, events]),
    ),
  };
}

const table = (head: Cell[], rows: Cell[][]): string => `\uFEFF${[head, ...rows].map(lineOf).join('')}`;

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const cellOf = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : `"${guardCell(cell).replaceAll('"', '""')}"`;

/** An unmeasured figure is an empty cell, not a zero. */
const EMPTY: readonly Cell[] = ['', '', '', ''];

type Cell = string | number;
type Sums = Pick<ReportFigures['days'][number], 'reach' | 'engaged' | 'conversions' | 'revenue'>;
