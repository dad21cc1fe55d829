import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { AccountPanel } from './components/account-panel';
import { AppearancePanel } from './components/appearance-panel';
import { WorkspacePanel } from './components/workspace-panel';

export function SettingsPage() {
  return (
    <Page>
      <PageHeader title="Settings" sentence="Your workspace, your account, and how Fourbeat looks on this device." />
      <WorkspacePanel />
      <AppearancePanel />
      <AccountPanel />
    </Page>
  );
}
