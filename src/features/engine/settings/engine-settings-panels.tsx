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
      <div id="voice-agent">
        <VoiceAgentPanel settings={settings} zone={zone} />
      </div>
      <div id="savings">
        <SavingsPanel settings={settings} />
      </div>
    </>
  );
  return (
    <>
      {data && (
        <>
          <div id="posting">
            <PostingPanel settings={data} zone={zone} />
          </div>
          <div id="week">
            <AutopilotPanel settings={data} zone={zone} />
          </div>
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
