import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { toLocal } from '../../../domain/zoned-time';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { formatDay } from '../../../lib/format-day';
import { pluralise } from '../../../lib/pluralise';
import { zoneInWords } from '../../../lib/zone-in-words';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListCalendarQuery } from '../engine-api';
import { filterChosen, viewChosen, type Narrowed } from '../engine-slice';
import { daysAround, fillDays, stepFrom, type CalendarSpan, type PlacedItem } from './calendar-days';
import { CalendarGrid } from './calendar-grid';
import { CalendarList } from './calendar-list';
import { MoveDialog } from './move-dialog';
import { useMoving } from './use-moving';

/** What was and will be published, by the workspace's clock. Approved posts can be moved. */
export function QueueCalendar({ span, zone, now, waiting, narrowed }: QueueCalendarProps) {
  const dispatch = useDispatch();
  const today = toLocal(now, zone).date;
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  const dates = daysAround(date, span);
  const { currentData, error, isFetching, refetch } = useListCalendarQuery(
    { from: dates[0]!, to: dates.at(-1)!, ...narrowed },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  const [moved, setMoved] = useState<PlacedItem | null>(null);
  const move = useMoving(zone);
  const isPhone = useMediaQuery('(max-width: 860px)');
  const days = fillDays(dates, currentData?.items ?? [], zone);
  const step = (direction: 1 | -1) => setChosen(stepFrom(date, span, direction));

  return (
    <>
      <Head>
        <h2 aria-live="polite">{titleOf(date, dates, span)}</h2>
        <Steps>
          <Button
            iconOnly
            size="sm"
            icon={<ChevronLeft />}
            label={`Previous ${span}`}
            variant="quiet"
            onClick={() => step(-1)}
          />
          <Button size="sm" onClick={() => setChosen(null)}>
            Today
          </Button>
          <Button
            iconOnly
            size="sm"
            icon={<ChevronRight />}
            label={`Next ${span}`}
            variant="quiet"
            onClick={() => step(1)}
          />
        </Steps>
      </Head>
      {error && !currentData ? (
        <PanelBody>
          <Banner title="The calendar could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      ) : !currentData ? (
        <PanelBody>
          <Skeleton label="Loading the calendar">
            <SkeletonBlock height={span === 'week' ? '20rem' : '34rem'} />
          </Skeleton>
        </PanelBody>
      ) : isPhone ? (
        <CalendarList days={days} today={today} zone={zone} onMove={setMoved} />
      ) : (
        <CalendarGrid
          days={days}
          span={span}
          month={date.slice(0, 7)}
          today={today}
          zone={zone}
          onMove={setMoved}
          onDrop={(item, to) => void move(item, to)}
          onOpenDay={(day) => {
            setChosen(day);
            dispatch(viewChosen('week'));
          }}
        />
      )}
      <Foot>
        <Text size="xs" tone={3}>
          Times are in {zoneInWords(zone)}. An approved post stays approved when you move it.
          {currentData?.isCut && ' There are more posts than the calendar can show; narrow it with the filter.'}
        </Text>
        {waiting > 0 && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              dispatch(filterChosen('review'));
              dispatch(viewChosen('list'));
            }}
          >
            {pluralise(waiting, 'post')} without a time {waiting === 1 ? 'waits' : 'wait'} for your approval
          </Button>
        )}
      </Foot>
      <MoveDialog item={moved} zone={zone} onClose={() => setMoved(null)} />
    </>
  );
}

function titleOf(date: string, dates: readonly string[], span: CalendarSpan): string {
  if (span === 'month')
    return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
      new Date(`${date}T12:00:00Z`),
    );
  const day = (at: string, year = false) => formatDay(`${at}T12:00:00Z`, 'UTC', { year });
  const [first, last] = [dates[0]!, dates.at(-1)!];
  // "23–29 November 2026", or "30 November to 6 December 2026"
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))}–${day(last, true)}`
    : `${day(first)} to ${day(last, true)}`;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} 0;
  h2 {
    ${theme.type.lg}
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} 0;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[5]} ${theme.space[4]};
  ${theme.media.phone} {
    padding: 0 ${theme.space[4]} ${theme.space[4]};
  }
`;

export interface QueueCalendarProps {
  span: CalendarSpan;
  zone: string;
  now: Date;
  /** Posts that need approval, and have no time yet. */
  waiting: number;
  narrowed: Narrowed;
}
