import { useState } from 'react';
import { useNotificationChoice } from '../../../hooks/use-notification-choice';
import { useNotificationPermission, type NotificationAllowance } from '../../../hooks/use-notification-permission';
import { showNotification } from '../../../lib/show-notification';
import { Panel, PanelBody } from '../../../ui/panel';
import { Switch } from '../../../ui/switch';

/** What this browser may show by itself. The browser is asked when the switch is turned on, never before. */
export function NotificationsPanel() {
  const [choice, choose] = useNotificationChoice();
  const [allowance, ask] = useNotificationPermission();
  const [failed, setFailed] = useState(false);
  const available = allowance === 'default' || allowance === 'granted';

  const turn = async (on: boolean) => {
    if (!on) return choose('off');
    if ((await ask()) !== 'granted') return;
    // Some browsers grant what they then do not show: the first one is shown at once.
    const shown = showNotification({ title: 'Notifications are on', body: 'What happens while Fourbeat is open and out of sight is told like this.', tag: 'notifications-on' });
    setFailed(!shown);
    if (shown) choose('on');
  };

  return (
    <Panel title="Notifications">
      <PanelBody>
        <Switch checked={choice === 'on' && allowance === 'granted'} disabled={!available || failed} onChange={(on) => void turn(on)} help={failed ? SENTENCES.unsupported : SENTENCES[allowance]}>
          Show browser notifications while Fourbeat is open
        </Switch>
      </PanelBody>
    </Panel>
  );
}

const WHEN = 'When ideas are ready or a piece goes out while you look at something else. In this browser only.';

const SENTENCES: Record<NotificationAllowance, string> = {
  default: WHEN,
  granted: WHEN,
  denied: 'Your browser blocks notifications from this site. Open the site settings beside the address, allow notifications, then come back and turn this on.',
  unsupported: 'This browser cannot show notifications from an open page. The bell at the top tells you the same news.',
};
