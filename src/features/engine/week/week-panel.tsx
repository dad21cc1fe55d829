import { AtSign, Cloud } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Cycle } from '../../../contracts/engine-cycle';
import type { Piece } from '../../../contracts/engine-pieces';
import { networkLabel, type Network } from '../../../domain/network';
import { Banner } from '../../../ui/banner';
import { ChannelIcon } from '../../../ui/channel-icon';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { weekChannels } from './week-cells';
import { WeekGrid, WeekLegend, type ChannelRow } from './week-grid';

/** This week on each channel that its posts go to; the workspace's own page shows all of them. */
export function WeekPanel({ cycle, pieces, error, isFetching, onRetry, now, children }: WeekPanelProps) {
  const { week, zone } = cycle;
  const channels: ChannelRow[] = pieces
    ? weekChannels(pieces, { week, zone, now, rhythm: cycle }).map(({ network, days }) => ({
        name: network === 'blog' ? 'Your page' : networkLabel(network),
        icon: ICONS[network],
        days,
      }))
    : [];
  return (
    <Panel title="This week by channel" side={<WeekLegend channels={channels} />}>
      {pieces ? (
        <WeekGrid channels={channels} zone={zone} />
      ) : (
        <PanelBody>
          {error ? (
            <Banner title="The week’s pieces could not be loaded." onRetry={onRetry} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          ) : (
            <Skeleton label="Loading the week">
              <SkeletonBlock height="3.5rem" />
            </Skeleton>
          )}
        </PanelBody>
      )}
      {children}
    </Panel>
  );
}

const ICONS: Record<Network, ReactElement> = {
  blog: <ChannelIcon channel="blog" />,
  facebook: <ChannelIcon channel="facebook" />,
  instagram: <ChannelIcon channel="instagram" />,
  linkedin: <ChannelIcon channel="linkedin" />,
  youtube: <ChannelIcon channel="youtube" />,
  twitter: <span aria-hidden="true">𝕏</span>,
  mastodon: <AtSign />,
  bluesky: <Cloud />,
};

export interface WeekPanelProps {
  cycle: Pick<Cycle, 'week' | 'zone' | 'frequency' | 'slot' | 'slots'>;
  /** Undefined until they have loaded. */
  pieces: Piece[] | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  now: Date;
  /** Below the grid. */
  children?: ReactNode;
}
