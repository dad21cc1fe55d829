import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { AccountPanel } from './components/account-panel';
import { AppearancePanel } from './components/appearance-panel';
import { MembersPanel } from './components/members-panel';
import { NotificationsPanel } from './components/notifications-panel';
import { WorkspacePanel } from './components/workspace-panel';

export function SettingsPage() {
  return (
    <Page>
      <PageHeader title="Settings" sentence="Your workspace, your account, and how Fourbeat looks on this device." />
      <WorkspacePanel />
      <MembersPanel />
      <AppearancePanel />
      <NotificationsPanel />
      <AccountPanel />
    </Page>
  );
}
