import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messageOf } from '../../api/api-error';
import type { Cycle } from '../../contracts/engine-cycle';
import { Banner } from '../../ui/banner';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Skeleton, SkeletonMetrics, SkeletonPanel } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { UnsavedGuard } from '../../ui/unsaved-guard';
import { VoiceAgentTab } from '../calls/calls-parts';
import { RulesTab } from '../rules/rules-parts';
import { proposedSlots, takenTimes } from '../../domain/default-slot';
import { EngineFigures } from './components/engine-figures';
import { engineSentence } from './components/engine-sentence';
import { EngineSwitch } from './components/engine-switch';
import { LateFirstRun, LateSettingsTab } from './components/late-profile';
import { IdeasTab } from './ideas/ideas-tab';
import { LateQueueTab } from './queue/late-queue';
import { RunningBadge } from './components/running-badge';
import { LateWeekRun } from './week/late-week-run';
import { LateWeekPanel } from './week/late-week-panel';
import { useGetCycleQuery } from './engine-shared-api';
import { CycleBeats } from './engine-parts';
import { selectTab, tabChosen, type EngineTab } from './engine-slice';
import { useNow } from '../../hooks/use-now';
import { usePicking } from './ideas/use-picking';
import { useWeekPieces } from './pieces/hooks/use-pieces';

export function EnginePage() {
  useEffect(() => {
    LateFirstRun.fetch();
    LateSettingsTab.fetch();
    LateQueueTab.fetch();
    LateWeekPanel.fetch();
    LateWeekRun.fetch();
  }, []);
  const {
    data: cycle,
    error,
    isFetching,
    refetch,
  } = useGetCycleQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  if (cycle)
    return (
      <UnsavedGuard>
        <Engine cycle={cycle} reading={isFetching} />
      </UnsavedGuard>
    );
  return (
    <Page>
      <PageHeader title={TITLE} />
      {error ? (
        <Banner title="The content engine could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      ) : (
        <>
          <CycleBeats />
          <Skeleton label="Loading the content engine">
            <SkeletonMetrics count={6} />
          </Skeleton>
          <Skeleton label="Loading ideas">
            <SkeletonPanel rows={4} />
          </Skeleton>
        </>
      )}
    </Page>
  );
}

function Engine({ cycle, reading }: { cycle: Cycle; reading: boolean }) {
  const dispatch = useDispatch();
  const tab = useSelector(selectTab);
  const now = useNow();
  const picking = usePicking();
  const week = useWeekPieces(now);
  const taken = takenTimes(week.pieces);
  const slots = proposedSlots(week.pieces, { now, zone: cycle.zone, taken, rhythm: cycle });
  const isNew = !cycle.hasProfile;
  const toPick = cycle.ideas.filter(({ status }) => status === 'suggested').length; // only of the newest set: the owner passed over the earlier ones
  const [opened, setOpened] = useState<readonly EngineTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  // Once opened they stay, hidden, so that a look at another tab loses nothing that was typed.
  const kept = (name: EngineTab, part: ReactNode) =>
    (tab === name || (opened.includes(name) && !isNew)) && <div hidden={tab !== name}>{part}</div>;
  const tabs = [
    { value: 'rules', label: 'Automation rules' },
    { value: 'queue', label: 'Queue', ...(week.onTheWay && { count: week.onTheWay }) },
    { value: 'ideas', label: 'Ideas', ...(toPick > 0 && { count: toPick }) },
    { value: 'voice-agent', label: 'Voice-agent' },
    { value: 'settings', label: 'Settings' },
  ] as const;

  return (
    <Page>
      <PageHeader
        title={TITLE}
        badge={<RunningBadge cycle={cycle} />}
        sentence={engineSentence(cycle, { ...week, now })}
        actions={<EngineSwitch running={cycle.running} held={cycle.held} />}
      />
      <CycleBeats />
      <EngineFigures />
      <Tabs label="Content engine" value={tab} onChange={(next) => dispatch(tabChosen(next))} tabs={tabs}>
        {kept('rules', <RulesTab />)}
        {tab === 'queue' && <LateQueueTab cycle={cycle} now={now} taken={taken} slots={slots} waiting={week.waiting} />}
        {kept('ideas', isNew ? <LateFirstRun reading={reading} /> : <IdeasTab cycle={cycle} picking={picking} />)}
        {tab === 'voice-agent' && <VoiceAgentTab />}
        {kept('settings', <LateSettingsTab />)}
      </Tabs>
      {!isNew && !cycle.asksFirst && (
        <LateWeekPanel
          cycle={cycle}
          pieces={week.pieces}
          error={week.error}
          isFetching={week.isFetching}
          onRetry={week.refetch}
          now={now}
        >
          <LateWeekRun />
        </LateWeekPanel>
      )}
    </Page>
  );
}

const TITLE = 'Autonomous Content Engine';
