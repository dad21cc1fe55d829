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

export const PostingSection = () => (
  <WithSettings>{(settings, zone) => <PostingPanel settings={settings} zone={zone} />}</WithSettings>
);
export const WeekSection = () => (
  <WithSettings>{(settings, zone) => <AutopilotPanel settings={settings} zone={zone} />}</WithSettings>
);
export const VoiceAgentSection = () => (
  <WithSettings>{(settings, zone) => <VoiceAgentPanel settings={settings} zone={zone} />}</WithSettings>
);
export const SavingsSection = () => <WithSettings>{(settings) => <SavingsPanel settings={settings} />}</WithSettings>;

/** How the engine works, as it is stored. */
function WithSettings({ children }: { children: (settings: EngineSettingsView, zone: string) => ReactNode }) {
  const { zone } = useSession().workspace;
  const { data, error, isFetching, refetch } = useGetEngineSettingsQuery();
  if (data) return children(data, zone);
  if (error)
    return (
      <Banner title="The engine’s settings could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <Skeleton label="Loading the engine’s settings">
      <SkeletonPanel rows={4} />
    </Skeleton>
  );
}
