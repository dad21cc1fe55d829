import { useDispatch, useSelector } from 'react-redux';
import { formatNumber } from '../../../lib/format-number';
import { RankRows } from '../../../ui/chart/rank-rows';
import { Panel, PanelBody } from '../../../ui/panel';
import { Tabs } from '../../../ui/tabs';
import { useListBreakdownQuery } from '../analytics-api';
import {
  breakdownChosen,
  filterAdded,
  filterDimensions,
  filterRemoved,
  selectFilter,
  selectTab,
  type FilterDimension,
} from '../analytics-slice';
import { dimensionNames, sayValue } from '../analytics-words';
import { useQuestion } from '../hooks/use-question';
import { PanelState } from './panel-state';

/** Where people came from and what they saw; selecting a row filters the whole page by it. */
export function BreakdownPanel() {
  const dispatch = useDispatch();
  const tab = useSelector(selectTab);
  const filter = useSelector(selectFilter);
  const found = useListBreakdownQuery({ ...useQuestion(), dimension: tab });
  const items = found.currentData?.items;
  return (
    <Panel title="Visitors by page, source and more" side="people">
      <PanelBody>
        <Tabs
          label="Break down by"
          value={tab}
          onChange={(value) => dispatch(breakdownChosen(value))}
          tabs={filterDimensions.map((value) => ({ value, label: dimensionNames[value].many }))}
        >
          {items && items.length > 0 ? (
            <RankRows
              label={`${dimensionNames[tab].many} by people`}
              what="Show only"
              pressed={filter[tab]}
              onPress={(value) =>
                dispatch(filter[tab] === value ? filterRemoved(tab) : filterAdded({ by: tab, value }))
              }
              rows={items.map(({ key, people }) => ({
                key,
                name: sayValue(tab, key),
                value: people,
                text: formatNumber(people),
              }))}
            />
          ) : (
            <div>
              <PanelState query={found} what={dimensionNames[tab].many} rows={4}>
                {NONE[tab]}
              </PanelState>
            </div>
          )}
        </Tabs>
      </PanelBody>
    </Panel>
  );
}

const NONE: Record<FilterDimension, string> = {
  page: 'Nobody visited a page in this period.',
  source: 'We could not tell where these visits came from: bookmarks and typed addresses leave no trace.',
  campaign: 'No visits came from a link with a campaign name. Add utm_campaign to the links you share.',
  device: 'No devices were recorded in this period.',
  country: 'No countries were recorded. They show only if the service that hosts Fourbeat reports them.',
};
