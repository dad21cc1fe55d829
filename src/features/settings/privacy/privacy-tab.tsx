import { lazy, Suspense, type ComponentType } from 'react';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';
import { PanelColumn } from '../components/panel-column';
import { PublicPagePanel } from './public-page-panel';
import { SharingPanel } from './sharing-panel';
import { WithSettings } from '../components/with-settings';

/** What others see of the workspace and of you, how long things are kept, and how to take or delete them. */
export function PrivacyTab() {
  return (
    <PanelColumn>
      <Stack>
        <WithSettings title="Public page">
          {(settings) => (
            <>
              <PublicPagePanel settings={settings} />
              <SharingPanel settings={settings} />
            </>
          )}
        </WithSettings>
        <Suspense
          fallback={
            <Panel label="Loading">
              <Skeleton label="Loading privacy">
                <SkeletonRows count={4} />
              </Skeleton>
            </Panel>
          }
        >
          <PrivacyPanels />
        </Suspense>
      </Stack>
    </PanelColumn>
  );
}

const PANELS = ['ExportPanel', 'RetentionPanel', 'DeletionPanels'] as const;

/** What the feature "privacy" shows in the settings, in this order. */
const PrivacyPanels = lazy(async () => {
  const parts: Partial<Record<(typeof PANELS)[number], ComponentType>> = await import('../../privacy/privacy-parts');
  return {
    default: () =>
      PANELS.map((name) => {
        const Part = parts[name];
        return Part && <Part key={name} />;
      }),
  };
});
