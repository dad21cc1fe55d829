import { Phone, Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Cols } from '../../ui/cols';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Stack } from '../../ui/stack';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useSession } from '../auth/auth-parts';
import { useGetCycleQuery } from '../engine/engine-shared-api';
import { ScheduleCallDialog } from '../calls/calls-parts';
import { CycleBeats, EnginePanel } from '../engine/engine-parts';
import { OwnerQuestions } from '../material/material-parts';
import { ActivityPanel } from './components/activity-panel';
import { FirstSteps } from './components/first-steps';
import { MetricsPanel } from './components/metrics-panel';
import { QuickActions } from './components/quick-actions';
import { TasksPanel } from './components/tasks-panel';
import { greeting } from './greeting';
import { useNow } from '../../hooks/use-now';
import { useGetOverviewQuery } from './overview-api';
import { ownPiecePath } from '../../config/paths';
import { SkeletonBlock } from '../../ui/skeleton';
import { waitingSentence } from './waiting-sentence';

export function OverviewPage() {
  const { user, workspace } = useSession();
  const { data: cycle, error: cycleError } = useGetCycleQuery();
  const { data: overview, error: overviewError } = useGetOverviewQuery();
  const now = useNow();
  const [scheduling, setScheduling] = useState(false);
  const isNew = cycle?.hasProfile === false;
  const isKnown =
    Boolean(cycleError) ||
    (cycle !== undefined && (!cycle.hasProfile || overview !== undefined || Boolean(overviewError)));

  return (
    <Page>
      <PageHeader
        title={greeting(user.name, workspace.zone, now)}
        sentence={isKnown ? (cycle && waitingSentence(cycle, overview)) || '\u00a0' : <Reading />}
        actions={
          <>
            <Button
              icon={<Phone />}
              aria-haspopup="dialog"
              onPointerEnter={ScheduleCallDialog.fetch}
              onClick={() => {
                ScheduleCallDialog.fetch();
                setScheduling(true);
              }}
            >
              Schedule Call
            </Button>
            <ButtonLink to={ownPiecePath} variant={isNew ? 'second' : 'primary'} icon={<Plus />}>
              Create Content
            </ButtonLink>
          </>
        }
      />
      <ScheduleCallDialog open={scheduling} onClose={() => setScheduling(false)} />
      <CycleBeats />
      <MetricsPanel />
      <Cols>
        <Stack>
          {isNew && <FirstSteps />}
          <ActivityPanel now={now} />
          <TasksPanel now={now} />
        </Stack>
        <Stack>
          <EnginePanel />
          {cycle?.hasProfile && <OwnerQuestions />}
          <QuickActions />
        </Stack>
      </Cols>
    </Page>
  );
}

/** Whether anything waits is known only when both replies have arrived. */
const Reading = () => (
  <Line role="status">
    <VisuallyHidden>Loading what is waiting for you</VisuallyHidden>
    <SkeletonBlock width="min(24rem, 60vw)" />
  </Line>
);

const Line = styled.span`
  display: flex;
  align-items: center;
  height: 1.25rem;
`;
