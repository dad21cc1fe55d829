import { useNotificationPermission } from '../../../hooks/use-notification-permission';
import { Checkbox } from '../../../ui/checkbox';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useSettingsForm } from '../hooks/use-settings-form';
import { MailHint } from './mail-hint';
import { PanelColumn } from '../components/panel-column';
import { SettingsForm } from '../components/settings-form';
import { ThisBrowser } from './this-browser';
import { WithSettings, type StoredSettings } from '../components/with-settings';

/** How a person hears of what happens in this workspace. */
export function NotificationsTab() {
  return (
    <PanelColumn>
      <WithSettings title="What you hear about">{(settings) => <Notifications settings={settings} />}</WithSettings>
    </PanelColumn>
  );
}

function Notifications({
  settings: { emailNotifications, pushNotifications, weeklyReports },
}: {
  settings: StoredSettings;
}) {
  const { workspace } = useSession();
  const [, ask] = useNotificationPermission();
  const form = useSettingsForm<'emailNotifications' | 'pushNotifications' | 'weeklyReports'>({
    emailNotifications,
    pushNotifications,
    weeklyReports,
  });
  const { values, change } = form;

  const turnPush = (on: boolean) => {
    change({ pushNotifications: on });
    // Asked here and nowhere else by itself: browsers hold a question without a click against the page.
    if (on) void ask();
  };

  return (
    <Panel title="What you hear about">
      <PanelBody>
        <Text size="sm" tone={2}>
          How you hear about what happens in {workspace.name}. Your other workspaces have their own settings.
        </Text>
        <SettingsForm form={form} label="Notifications">
          <Checkbox
            checked={values.emailNotifications}
            onChange={(on) => change({ emailNotifications: on })}
            help="What was published and what others did while you were away: grouped, at most one email an hour, and nothing you have already seen here."
          >
            News by email
          </Checkbox>
          <Checkbox
            checked={values.weeklyReports}
            onChange={(on) => change({ weeklyReports: on })}
            help={`On Mondays at eight, ${workspace.zone.replace(/_/g, ' ')} time: what last week brought and what needs you. If nothing happened and nothing is waiting, we don’t send one.`}
          >
            Weekly report by email
          </Checkbox>
          <Checkbox
            checked={values.pushNotifications}
            onChange={turnPush}
            help="While Fourbeat is open in a tab you are not looking at. They stop once you close its last tab."
          >
            Browser notifications
          </Checkbox>
          {(values.emailNotifications || values.weeklyReports) && <MailHint />}
        </SettingsForm>
      </PanelBody>
      {values.pushNotifications && (
        <PanelSection>
          <ThisBrowser />
        </PanelSection>
      )}
    </Panel>
  );
}
