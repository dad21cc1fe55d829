import { useState } from 'react';
import { useSelector } from 'react-redux';
import { bestHour } from '../../../domain/analytics-figures';
import { clockTime, hourInWords, weekdayName } from '../../../domain/analytics-sentence';
import { formatNumber } from '../../../lib/format-number';
import { HeatMap } from '../../../ui/chart/heat-map';
import { ViewSwitch } from '../../../ui/chart/view-switch';
import { Panel, PanelBody } from '../../../ui/panel';
import { Table } from '../../../ui/table';
import { Text } from '../../../ui/text';
import { useGetBestHoursQuery } from '../analytics-api';
import { selectPeriod } from '../analytics-slice';
import { latest } from '../hooks/latest';
import { PanelState } from './panel-state';
import { Unfiltered } from './unfiltered';

/** When people were reached, by weekday and hour of the workspace's clock. */
export function HoursPanel() {
  const [asTable, setAsTable] = useState(false);
  const found = useGetBestHoursQuery({ period: useSelector(selectPeriod) });
  const hours = latest(found)?.hours.filter(({ reach }) => reach > 0) ?? [];
  const best = bestHour(hours);
  const reachOf = (weekday: number, hour: number) =>
    hours.find((it) => it.weekday === weekday && it.hour === hour)?.reach ?? 0;
  if (hours.length === 0)
    return (
      <Panel title="Best hours">
        <PanelState query={found} what="The best hours" rows={3}>
          Nobody was reached in this period, so there is no best hour to show.
        </PanelState>
      </Panel>
    );
  return (
    <Panel title="Best hours" side={<ViewSwitch asTable={asTable} onSwitch={setAsTable} picture="map" />}>
      {asTable ? (
        <div>
          <Table
            label="Hours by people reached"
            dense
            rows={hours.toSorted((one, other) => other.reach - one.reach).slice(0, SHOWN)}
            rowKey={({ weekday, hour }) => `${weekday}-${hour}`}
            columns={[
              { head: 'When', main: true, render: hourInWords },
              { head: 'Reached', numeric: true, render: ({ reach }) => formatNumber(reach) },
              { head: 'Engaged', numeric: true, render: ({ engaged }) => formatNumber(engaged) },
            ]}
          />
        </div>
      ) : (
        <PanelBody>
          <HeatMap
            columns={Array.from({ length: 24 }, (_, hour) => (hour % 6 === 0 ? clockTime(hour) : ''))}
            rows={[1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
              name: weekdayName(weekday).slice(0, 3),
              values: Array.from({ length: 24 }, (_, hour) => reachOf(weekday, hour)),
            }))}
          />
          <Text size="sm" tone={2}>
            {best
              ? `Most people were reached on ${hourInWords(best)}: ${formatNumber(best.reach)} in all.`
              : 'Too few people were reached to show a best hour.'}
            <Unfiltered />
          </Text>
        </PanelBody>
      )}
    </Panel>
  );
}

/** The busiest; a week has 168. */
const SHOWN = 20;
