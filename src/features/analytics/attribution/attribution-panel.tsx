import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { TouchLevel } from '../../../domain/attribution';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Row } from '../../../ui/stack';
import { Table } from '../../../ui/table';
import { Tabs } from '../../../ui/tabs';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { selectPeriod } from '../analytics-slice';
import { PanelState } from '../components/panel-state';
import { Unfiltered } from '../components/unfiltered';
import { latest } from '../hooks/latest';
import { useGetAttributionQuery } from './attribution-api';
import {
  attributionSentence,
  measure,
  measureNames,
  sayMeasure,
  touchMeasures,
  touchName,
  type Attribution,
  type AttributionRow,
  type TouchMeasure,
} from './attribution-words';
import { CostsDialog } from './costs-dialog';

/** Who brought leads and customers, by first and by last touch side by side, and what it cost. */
export function AttributionPanel() {
  const [by, setBy] = useState<TouchLevel>('source');
  const [what, setWhat] = useState<TouchMeasure>('leads');
  const [asksCosts, setAsksCosts] = useState(false);
  const isOwner = useSession().workspace.role === 'owner';
  const found = useGetAttributionQuery({ period: useSelector(selectPeriod), by });
  const data = latest(found);
  return (
    <Panel
      title="What brought customers"
      side={<Segmented label="Show by" value={by} onChange={setBy} options={LEVELS} />}
    >
      {!data || isEmpty(data) ? (
        <PanelState query={found} what="The sources of your customers" rows={4}>
          Nobody left their details or bought anything in this period. Once somebody does, you will see here what
          brought them.
        </PanelState>
      ) : (
        <PanelBody>
          <Tabs
            label="Figure"
            value={what}
            onChange={setWhat}
            tabs={touchMeasures.map((value) => ({ value, label: measureNames[value] }))}
          >
            <Wide>
              <Table
                label={`${measureNames[what]} by first and by last touch`}
                dense
                rows={rowsOf(data, what)}
                rowKey={({ source, campaign, isRest }) => `${String(isRest)} ${source} ${campaign}`}
                columns={[
                  {
                    head: by === 'source' ? 'Source' : 'Campaign',
                    main: true,
                    render: (row) => <Name row={row} by={by} />,
                  },
                  {
                    head: 'First touch',
                    numeric: true,
                    render: (row) => <Value row={row} model="first" what={what} data={data} />,
                  },
                  {
                    head: 'Last touch',
                    numeric: true,
                    render: (row) => <Value row={row} model="last" what={what} data={data} />,
                  },
                  {
                    head: 'Cost',
                    numeric: true,
                    hideOnPhone: true,
                    render: ({ cost, isRest }) =>
                      isRest ? (
                        ''
                      ) : cost === null ? (
                        <Muted>Not known</Muted>
                      ) : (
                        sayMeasure('revenue', cost, data.currency)
                      ),
                  },
                ]}
              />
            </Wide>
          </Tabs>
          <Text size="sm">{attributionSentence(what, data)}</Text>
          <Text size="sm" tone={2}>
            We can recognise a website visitor for one day only, and a contact who clicks links in your emails for as
            long as we keep events (25 months). Costs are spread evenly over the month.
            <Unfiltered />
          </Text>
          <Row>
            <Button
              size="sm"
              icon={<Coins />}
              onClick={() => setAsksCosts(true)}
              {...(!isOwner && { disabledReason: 'Only an owner of the workspace can enter costs.' })}
            >
              Enter costs
            </Button>
          </Row>
        </PanelBody>
      )}
      <CostsDialog open={asksCosts} known={data?.items ?? []} onClose={() => setAsksCosts(false)} />
    </Panel>
  );
}

function Name({ row: { isRest, ...row }, by }: { row: ShownRow; by: TouchLevel }) {
  if (isRest) return <Muted>Not known</Muted>;
  return (
    <Touch>
      <span dir="auto">{touchName(row)}</span>
      {by === 'campaign' && row.source !== '' && (
        <small dir="auto">{touchName({ source: row.source, campaign: '' })}</small>
      )}
    </Touch>
  );
}

function Value({ row, model, what, data }: ValueProps) {
  const value = measure(what, row[model], row.cost);
  if (value === null) return <Muted>{row.cost === null && !row.isRest ? 'Not known' : '–'}</Muted>;
  return value === 0 && what !== 'costPerLead' ? '–' : sayMeasure(what, value, data.currency);
}

/** The largest, and below them what is not known; a cost of nobody is none. */
function rowsOf({ items, rest }: Attribution, what: TouchMeasure): ShownRow[] {
  const shown = items
    .toSorted((one, other) => sizeOf(other, what) - sizeOf(one, what))
    .slice(0, SHOWN)
    .map((row) => ({ ...row, isRest: false }));
  const none = { source: '', campaign: '', cost: null, isRest: true };
  const isKnown = what === 'costPerLead' || what === 'return' || rest.first[what] + rest.last[what] === 0;
  return isKnown ? shown : [...shown, { ...none, ...rest }];
}

const sizeOf = ({ first, last, cost }: AttributionRow, what: TouchMeasure): number =>
  what === 'costPerLead' || what === 'return' ? (cost ?? -1) : first[what] + last[what];

const isEmpty = ({ items, rest }: Attribution): boolean =>
  items.length === 0 && rest.last.leads + rest.last.conversions + rest.first.leads + rest.first.conversions === 0;

const LEVELS = [
  { value: 'source', label: 'Sources' },
  { value: 'campaign', label: 'Campaigns' },
] as const;
const SHOWN = 12;

const Muted = styled.span`
  color: ${theme.color.text2};
`;

const Wide = styled.div`
  margin-inline: calc(${theme.space[5]} * -1);
  ${theme.media.phone} {
    margin-inline: calc(${theme.space[4]} * -1);
  }
`;

const Touch = styled.span`
  display: grid;
  min-width: 0;
  span,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text2};
  }
`;

type ShownRow = AttributionRow & { isRest: boolean };

interface ValueProps {
  row: ShownRow;
  model: 'first' | 'last';
  what: TouchMeasure;
  data: Attribution;
}
