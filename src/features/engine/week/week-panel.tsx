import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Cycle } from '../../../contracts/engine-cycle';
import type { Piece } from '../../../contracts/engine-pieces';
import { Banner } from '../../../ui/banner';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { weekDays } from './week-cells';
import { WeekGrid, WeekLegend, type ChannelRow } from './week-grid';

/** This week on each channel of the workspace; today that is only its public page. */
export function WeekPanel({ cycle, pieces, error, isFetching, onRetry, now, children }: WeekPanelProps) {
  const { week, zone } = cycle;
  const channels: ChannelRow[] = pieces
    ? [{ name: 'Your page', icon: <Newspaper />, days: weekDays(pieces, { week, zone, now, rhythm: cycle }) }]
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

interface WeekPanelProps {
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
