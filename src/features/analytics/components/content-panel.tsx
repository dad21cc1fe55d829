import { Mail, Newspaper, Workflow } from 'lucide-react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { campaignPath, mediaUrl, piecePath } from '../../../config/paths';
import type { analyticsContract } from '../../../contracts/analytics';
import type { Output } from '../../../contracts/endpoint';
import { engagementRate } from '../../../domain/analytics-figures';
import { formatNumber } from '../../../lib/format-number';
import { formatPercent } from '../../../lib/format-percent';
import { formatRecentDay } from '../../../lib/format-recent-day';
import { Link } from '../../../ui/link';
import { Panel } from '../../../ui/panel';
import { Table } from '../../../ui/table';
import { theme } from '../../../ui/theme';
import { Glyph, Thumb } from '../../../ui/thumb';
import { useSession } from '../../auth/auth-parts';
import { useListTopContentQuery } from '../analytics-api';
import { selectFilter } from '../analytics-slice';
import { channelNames } from '../analytics-words';
import { latest } from '../hooks/latest';
import { useQuestion } from '../hooks/use-question';
import { PanelState } from './panel-state';

/** The posts and campaigns that reached the most people, each linked to its page. */
export function ContentPanel({ now }: { now: Date }) {
  const { zone } = useSession().workspace;
  const found = useListTopContentQuery({ ...useQuestion(), limit: 8 });
  const items = latest(found)?.items;
  const isNarrowed = Object.values(useSelector(selectFilter)).some((value) => value !== undefined);
  return (
    <Panel title="Top content">
      {items && items.length > 0 ? (
        <div>
          <Table
            label="Posts and campaigns by people reached"
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              { head: 'Post or campaign', main: true, render: (item) => <Piece item={item} zone={zone} now={now} /> },
              { head: 'Channel', hideOnPhone: true, render: ({ channel }) => <Muted>{channelNames[channel]}</Muted> },
              { head: 'Reach', numeric: true, render: ({ reach }) => formatNumber(reach) },
              {
                head: 'Engagement',
                numeric: true,
                hideOnPhone: true,
                render: (item) => {
                  const rate = engagementRate(item);
                  return rate === null ? '–' : formatPercent(rate);
                },
              },
              {
                head: 'Conversions',
                numeric: true,
                hideOnPhone: true,
                render: ({ conversions }) => (conversions === 0 ? '–' : <b>{formatNumber(conversions)}</b>),
              },
            ]}
          />
        </div>
      ) : (
        <PanelState query={found} what="Top content" rows={4}>
          {isNarrowed
            ? 'No post or campaign matches these filters. Clear them to see all.'
            : 'None of your posts or campaigns reached anybody in this period. Once they do, they appear here, most seen first.'}
        </PanelState>
      )}
    </Panel>
  );
}

function Piece({ item, zone, now }: { item: Item; zone: string; now: Date }) {
  const { id, type, title, at, pictureUrl } = item;
  const { name, icon: Icon } = TYPES[type];
  return (
    <Row>
      {pictureUrl ? (
        <Thumb src={mediaUrl(pictureUrl)} alt="" />
      ) : (
        <Glyph>
          <Icon />
        </Glyph>
      )}
      <span>
        <Link to={type === 'post' ? piecePath(id) : campaignPath(id)}>
          <span dir="auto">{title || `Untitled ${name.toLowerCase()}`}</span>
        </Link>
        <small>{at ? `${name}, ${withinSentence(formatRecentDay(at, zone, now))}` : name}</small>
      </span>
    </Row>
  );
}

const withinSentence = (day: string): string => day.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());

const TYPES = {
  post: { name: 'Post', icon: Newspaper },
  campaign: { name: 'Campaign', icon: Mail },
  automation: { name: 'Automation', icon: Workflow },
} as const;

const Muted = styled.span`
  color: ${theme.color.text2};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  > span:last-child {
    display: grid;
    min-width: 0;
  }
  a {
    overflow: hidden;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

type Item = Output<typeof analyticsContract.listTopContent>['items'][number];
