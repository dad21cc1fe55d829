import type { ReactNode } from 'react';
import { messageOf } from '../../../api/api-error';
import type { EngineSettingsView } from '../../../contracts/engine-settings';
import { Banner } from '../../../ui/banner';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useSession } from '../../auth/auth-parts';
import { useGetEngineSettingsQuery } from '../engine-api';
import { AutopilotPanel } from './autopilot-panel';
import { PostingPanel } from './posting-panel';
import { SavingsPanel } from './savings-panel';
import { VoiceAgentPanel } from './voice-agent-panel';

/** How the engine works, around the panel of the business that it works for. */
export function EngineSettingsPanels({ children }: { children: ReactNode }) {
  const { zone } = useSession().workspace;
  const { data, error, isFetching, refetch } = useGetEngineSettingsQuery();
  const below = (settings: EngineSettingsView) => (
    <>
      <VoiceAgentPanel settings={settings} zone={zone} />
      <SavingsPanel settings={settings} />
    </>
  );
  return (
    <>
      {data && (
        <>
          <PostingPanel settings={data} zone={zone} />
          <AutopilotPanel settings={data} zone={zone} />
        </>
      )}
      {!data && error && (
        <Banner title="The engine’s settings could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      {!data && !error && (
        <Skeleton label="Loading the engine’s settings">
          <SkeletonPanel rows={4} />
        </Skeleton>
      )}
      {children}
      {data && below(data)}
    </>
  );
}
