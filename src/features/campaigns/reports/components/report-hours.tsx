import { useState } from 'react';
import { formatNumber } from '../../../../lib/format-number';
import { Button } from '../../../../ui/button';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Table } from '../../../../ui/table';
import { Text } from '../../../../ui/text';
import { hourName, hoursSentence, type HourFigure } from '../hour-figures';
import { HourChart } from './hour-chart';

/** When people opened and clicked, counted from the hour that their mail was sent. */
export function ReportHours({ hours }: { hours: HourFigure[] }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel
      title="First two days"
      side={
        <Button size="sm" variant="quiet" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {asTable ? (
        <div>
          <Table
            label="People by hours since their email was sent"
            dense
            rows={hours}
            rowKey={({ hour }) => String(hour)}
            columns={[
              { head: 'When', main: true, render: ({ hour }) => capital(hourName(hour)) },
              { head: 'Opened', numeric: true, render: ({ opens }) => formatNumber(opens) },
              { head: 'Clicked', numeric: true, render: ({ clicks }) => formatNumber(clicks) },
            ]}
          />
        </div>
      ) : (
        <PanelBody>
          <HourChart hours={hours} />
          <Text size="sm" tone={2}>
            {hoursSentence(hours)}
          </Text>
        </PanelBody>
      )}
    </Panel>
  );
}

const capital = (words: string): string => words[0]!.toUpperCase() + words.slice(1);
