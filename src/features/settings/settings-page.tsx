import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Tabs } from '../../ui/tabs';
import { Kept } from '../../ui/kept';
import { UnsavedGuard } from '../../ui/unsaved-guard';
import { ProfileTab } from './components/profile-tab';
import { TAB_PARTS } from './components/tab-parts';
import { selectTab, settingsTabs, tabChosen, type SettingsTab } from './settings-slice';

export function SettingsPage() {
  const dispatch = useDispatch();
  const tab = useSelector(selectTab);
  return (
    <UnsavedGuard>
      <Page>
        <PageHeader title="Settings" sentence="You, your workspace, and what Fourbeat may do for it." />
        <Tabs
          label="Settings"
          value={tab}
          onChange={(next) => dispatch(tabChosen(next))}
          tabs={settingsTabs.map((value) => ({ value, label: LABELS[value] }))}
        >
          <Kept chosen={tab} labels={LABELS} parts={{ profile: ProfileTab, ...TAB_PARTS }} />
        </Tabs>
      </Page>
    </UnsavedGuard>
  );
}

const LABELS: Record<SettingsTab, string> = {
  profile: 'Profile',
  keys: 'API keys',
  notifications: 'Notifications',
  privacy: 'Privacy',
};
