import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { dayMetrics } from '../../../domain/analytics-metric';
import { chartSentence, quoted, weekdayName } from '../../../domain/analytics-sentence';
import { dayInWords } from '../../../domain/day-in-words';
import { weekday } from '../../../domain/zoned-time';
import type { ChartPoint } from '../../../ui/chart/chart-point';
import { LineChart } from '../../../ui/chart/line-chart';
import { ViewSwitch } from '../../../ui/chart/view-switch';
import { Panel, PanelBody } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { metricNames, sayMetric, shortMetricNames, sayOnAxis, type Analytics } from '../analytics-words';
import { metricChosen, selectMetric } from '../analytics-slice';
import { DayTable } from './day-table';

/** One figure by days, with what we did on them, the period before it, a sentence and a table. */
export function DayChart({ data, isCompared, today }: { data: Analytics; isCompared: boolean; today: string }) {
  const dispatch = useDispatch();
  const metric = useSelector(selectMetric);
  const [asTable, setAsTable] = useState(false);
  const { days, daysBefore, notes, currency, since } = data;
  const say = sayMetric(metric, currency);
  const title = `${metricNames[metric]} per day`;
  const year = days[0]!.day.slice(0, 4) !== days.at(-1)!.day.slice(0, 4);
  const isCounted = (day: string) => since !== null && day >= since;
  const points: ChartPoint[] = days.map((figures, index) => ({
    key: figures.day,
    name: `${weekdayName(weekday(figures.day))} ${dayInWords(figures.day, { year })}${figures.day === today ? ', so far' : ''}`,
    ...(figures.day === today && { unfinished: true as const }),
    short: dayInWords(figures.day),
    value: isCounted(figures.day) ? figures[metric] : null,
    before: isCompared ? (daysBefore[index]?.[metric] ?? 0) : null,
    notes: notes
      .filter(({ day, title: words }) => day === figures.day && words !== '')
      .map((note) => quoted(note.title)),
  }));
  return (
    <Panel
      title={title}
      side={
        <Side>
          <Key>
            <i data-series="now" />
            This period
          </Key>
          {isCompared && (
            <Key>
              <i data-series="before" />
              Previous
            </Key>
          )}
          {points.at(-1)?.unfinished && (
            <Key>
              <i data-series="today" />
              Today so far
            </Key>
          )}
          <ViewSwitch asTable={asTable} onSwitch={setAsTable} />
        </Side>
      }
    >
      <PanelBody>
        <Segmented
          label="Figure in the chart"
          value={metric}
          onChange={(value) => dispatch(metricChosen(value))}
          options={dayMetrics.map((value) => ({ value, label: shortMetricNames[value] }))}
        />
        {asTable ? (
          <DayTable label={title} points={points} say={say} isCompared={isCompared} />
        ) : (
          <LineChart label={title} points={points} say={say} sayShort={sayOnAxis(metric, currency)} />
        )}
        <Text size="sm" tone={2}>
          {chartSentence(
            days.filter(({ day }) => isCounted(day)),
            metric,
            notes,
            say,
          )}
        </Text>
      </PanelBody>
    </Panel>
  );
}

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  ${theme.type.xs}
  color: ${theme.color.text2};
  i {
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 2px;
    background: ${theme.chart[0]};
    forced-color-adjust: none;
  }
  i[data-series='today'] {
    width: 0.875rem;
    height: 0;
    border-top: 2px dashed ${theme.chart[0]};
    border-radius: 0;
    background: none;
  }
  i[data-series='before'] {
    width: 0.875rem;
    height: 0;
    border-top: 2px dotted ${theme.color.text3};
    border-radius: 0;
    background: none;
  }
`;
