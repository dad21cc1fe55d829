import { useState } from 'react';
import { styled } from 'styled-components';
import { dayInWords } from '../../../domain/day-in-words';
import { backAfter, isEnough, type Cohort } from '../../../domain/retention-cohorts';
import { formatNumber } from '../../../lib/format-number';
import { formatPercent } from '../../../lib/format-percent';
import { pluralise } from '../../../lib/pluralise';
import { CohortMap } from '../../../ui/chart/cohort-map';
import { ViewSwitch } from '../../../ui/chart/view-switch';
import { Panel, PanelBody } from '../../../ui/panel';
import { Table } from '../../../ui/table';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { PanelState } from '../components/panel-state';
import { Unfiltered } from '../components/unfiltered';
import { latest } from '../hooks/latest';
import { useGetRetentionQuery } from './retention-api';

/** Contacts by their first week, and how many came back in each week since. */
export function CohortPanel() {
  const [asTable, setAsTable] = useState(false);
  const found = useGetRetentionQuery();
  const cohorts = latest(found)?.cohorts ?? [];
  if (!isEnough(cohorts))
    return (
      <Panel title="Returning contacts">
        <PanelState query={found} what="Returning contacts" rows={3}>
          Once 30 contacts have opened an email, clicked a link or bought something, over at least three weeks, you will
          see here how many come back. {WHO}
        </PanelState>
      </Panel>
    );
  const weeks = Math.max(...cohorts.map(({ back }) => back.length));
  const columns = Array.from({ length: weeks }, (_, week) => `+${week + 1}`);
  return (
    <Panel title="Returning contacts" side={<ViewSwitch asTable={asTable} onSwitch={setAsTable} picture="map" />}>
      {asTable ? (
        <Wide tabIndex={0} role="region" aria-label="Returning contacts, as a table">
          <Table
            label="Contacts by first week, and how many came back"
            dense
            rows={cohorts}
            rowKey={({ first }) => first}
            columns={[
              { head: 'First week from', main: true, render: ({ first }) => dayInWords(first) },
              { head: 'People', numeric: true, render: ({ people }) => formatNumber(people) },
              ...columns.map((head, week) => ({
                head,
                numeric: true,
                render: ({ back }: Cohort) => (back[week] === undefined ? '' : formatNumber(back[week])),
              })),
            ]}
          />
        </Wide>
      ) : (
        <PanelBody>
          <CohortMap
            label="Share of contacts who came back, by first week"
            columns={columns}
            rows={cohorts.map(({ first, people, back }) => ({
              name: dayInWords(first).replace(/( \p{L}{3})\p{L}+/u, '$1'),
              size: formatNumber(people),
              shares: back.map((count) => count / people),
            }))}
            say={(row, week) => sayCell(cohorts[row]!, week)}
            sayShort={(share) => formatPercent(share, 0)}
          />
        </PanelBody>
      )}
      <PanelBody>
        <Text size="sm">{summary(cohorts)}</Text>
        <Text size="sm" tone={2}>
          {WHO}
          <Unfiltered />
        </Text>
      </PanelBody>
    </Panel>
  );
}

const WHO =
  'Only contacts are counted, by what they open, click and buy from your emails: website visitors cannot be recognised on another day.';

const sayCell = ({ first, people, back }: Cohort, week: number): string =>
  `${formatNumber(back[week]!)} of the ${pluralise(people, 'person', 'people')} who first came in the week from ${dayInWords(first)} came back ${pluralise(week + 1, 'week')} later.`;

/** "31% of 120 contacts came back in the week after their first, and 22% of 80 four weeks later." */
function summary(cohorts: readonly Cohort[]): string {
  const [next, later] = [backAfter(cohorts, 1), backAfter(cohorts, 4)];
  if (!next) return '';
  const share = ({ back, people }: { back: number; people: number }) => formatPercent(back / people, 0);
  const begin = `${share(next)} of ${pluralise(next.people, 'contact')} came back in the week after their first`;
  return later ? `${begin}, and ${share(later)} of ${formatNumber(later.people)} four weeks later.` : `${begin}.`;
}

const Wide = styled.div`
  overflow-x: auto;
  border-bottom: 1px solid ${theme.color.hairline};
`;
