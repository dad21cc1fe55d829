import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useGetProfileQuery } from '../engine-shared-api';
import { SettingsSections } from '../settings/settings-sections';
import { FirstRun } from './first-run';

/** What ideas and posts are built on, and how the engine works, to change at any time. */
export function SettingsTab() {
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery();
  if (profile) return <SettingsSections />;
  if (profile === null) return <FirstRun />;
  if (error)
    return (
      <Banner title="Your business profile could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <Skeleton label="Loading your business profile">
      <SkeletonPanel rows={5} />
    </Skeleton>
  );
}
