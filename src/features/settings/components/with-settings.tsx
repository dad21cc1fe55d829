import type { ReactNode } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Output } from '../../../contracts/endpoint';
import type { settingsContract } from '../../../contracts/settings';
import { Banner } from '../../../ui/banner';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { useGetSettingsQuery } from '../settings-api';

/** Reads the settings once for what shows them, and says so where that fails. */
export function WithSettings({
  title,
  children,
}: {
  title: string;
  children: (settings: StoredSettings) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = useGetSettingsQuery();
  if (data) return children(data);
  return (
    <Panel title={title}>
      <PanelBody>
        {error ? (
          <Banner title="Your settings could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        ) : (
          <Skeleton label="Loading settings">
            <SkeletonRows count={3} />
          </Skeleton>
        )}
      </PanelBody>
    </Panel>
  );
}

export type StoredSettings = Output<typeof settingsContract.getSettings>;
