import { CalendarPlus, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { apiUrl } from '../../../config/paths';
import { callsContract } from '../../../contracts/calls';
import { useNow } from '../../../hooks/use-now';
import { formatDay } from '../../../lib/format-day';
import { formatTime } from '../../../lib/format-time';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useGetCallPlanQuery } from '../calls-api';
import { ScheduleCallDialog } from './schedule-call-dialog';
import { PhonePanel } from './phone-panel';
import { RecentCalls } from './recent-calls';
import { RingPanel } from './ring-panel';
import { useTestCall } from './use-test-call';

/** The next call with its time, and the calls that were. */
export function CallTab() {
  const now = useNow();
  const { data: plan, error, isFetching, refetch } = useGetCallPlanQuery();
  const [moving, setMoving] = useState(false);
  const { call, busy } = useTestCall();
  if (!plan)
    return error ? (
      <Banner title="Your calls could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading calls">
        <SkeletonPanel rows={3} />
      </Skeleton>
    );

  const { next, zone } = plan;
  return (
    <Stack>
      <Panel title="Next call">
        <PanelBody>
          {next ? (
            <>
              <Text size="lg">
                {formatDay(next.at, zone, { weekday: true })}, {formatTime(next.at, zone)}
              </Text>
              <Text size="sm" tone={2}>
                {next.channel === 'phone'
                  ? 'Your phone rings.'
                  : 'It rings in every open dashboard for up to half an hour, on a computer or a phone.'}{' '}
                {next.isMoved
                  ? 'You chose this time. Later calls go back to your usual schedule.'
                  : RHYTHM.get(plan.frequency)}{' '}
                Calls are in English.
              </Text>
            </>
          ) : (
            <Text size="sm" tone={2}>
              Calls are off. Turn on Voice calls in the settings to be called about each week’s ideas.
            </Text>
          )}
          <Row>
            {next && <Button onClick={() => setMoving(true)}>Reschedule</Button>}
            {next && (
              <ButtonLink
                href={apiUrl(callsContract.getCallCalendar.path)}
                download="fourbeat-call.ics"
                icon={<CalendarPlus />}
              >
                Add to calendar
              </ButtonLink>
            )}
            <Button variant="primary" icon={<PhoneCall />} onClick={() => void call()} busy={busy} busyLabel="Calling…">
              Test call now
            </Button>
          </Row>
        </PanelBody>
      </Panel>
      <RecentCalls zone={zone} now={now} />
      <RingPanel />
      <PhonePanel zone={zone} />
      <ScheduleCallDialog open={moving} onClose={() => setMoving(false)} />
    </Stack>
  );
}

const RHYTHM = new Map([
  ['daily', 'Your agent calls every day.'],
  ['weekly', 'Your agent calls every Monday.'],
  ['biweekly', 'Your agent calls every other Monday.'],
  ['monthly', 'Your agent calls on the first Monday of the month.'],
]);
