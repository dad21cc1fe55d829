import { useState } from 'react';
import { useNotificationPermission, type NotificationAllowance } from '../../../hooks/use-notification-permission';
import { showNotification } from '../../../lib/show-notification';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';

/** Whether the browser in hand shows what its owner wants to be shown, and what to do where it does not. */
export function ThisBrowser() {
  const [allowance, ask] = useNotificationPermission();
  const [outcome, setOutcome] = useState<'shown' | 'failed'>();
  const shows = allowance === 'granted' && outcome !== 'failed';

  // Some browsers grant what they then do not show: only seeing one tells.
  const tryOne = async () => {
    if ((await ask()) !== 'granted') return;
    setOutcome(
      showNotification({
        title: 'Notifications are on',
        body: 'This is how you’ll hear about what happens while Fourbeat is in the background.',
        tag: 'notifications-on',
      })
        ? 'shown'
        : 'failed',
    );
  };

  return (
    <Row between>
      <Text size="sm" tone={2}>
        {outcome === 'failed'
          ? SENTENCES.unsupported
          : outcome === 'shown'
            ? 'We just showed one. If you did not see it, your computer is blocking notifications from this browser.'
            : SENTENCES[allowance]}
      </Text>
      {allowance === 'default' && <Button onClick={() => void tryOne()}>Allow in this browser</Button>}
      {shows && <Button onClick={() => void tryOne()}>Show a test notification</Button>}
    </Row>
  );
}

const SENTENCES: Record<NotificationAllowance, string> = {
  default: 'You have not yet allowed Fourbeat to show notifications in this browser.',
  granted: 'This browser shows notifications from Fourbeat.',
  denied:
    'This browser blocks notifications from this site. Open the site settings next to the address, allow notifications, then come back.',
  unsupported: 'This browser cannot show notifications from an open page. The bell at the top shows the same news.',
};
