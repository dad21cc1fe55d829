import { lazy, Suspense } from 'react';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { Skeleton, SkeletonRows } from '../../ui/skeleton';
import { AccountPanel } from './components/account-panel';
import { AppearancePanel } from './components/appearance-panel';
import { NotificationsPanel } from './components/notifications-panel';
import { WorkspacePanel } from './components/workspace-panel';

export function SettingsPage() {
  return (
    <Page>
      <PageHeader title="Settings" sentence="Your workspace, your account, and how Fourbeat looks on this device." />
      <WorkspacePanel />
      <Suspense fallback={<Panel title="Members"><Skeleton label="Loading members"><SkeletonRows count={2} /></Skeleton></Panel>}>
        <MembersPanel />
      </Suspense>
      <AppearancePanel />
      <NotificationsPanel />
      <AccountPanel />
    </Page>
  );
}

/** Its menus and dialogs are most of the page's weight, and most visits are about something else. */
const MembersPanel = lazy(async () => ({ default: (await import('./components/members-panel')).MembersPanel }));
