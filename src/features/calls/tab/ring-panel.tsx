import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/checkbox';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';

import { useSession } from '../../auth/auth-parts';
import { useDeleteCallPushMutation, useGetCallPushQuery, useUpdateCallPushMutation } from '../calls-api';
import { canPush, subscribeToPush, unsubscribeFromPush } from './browser-push';

/** Ringing in this browser while the dashboard is closed: asked for here, and only here. */
export function RingPanel() {
  const { workspace } = useSession();
  const { data, error, refetch, isFetching } = useGetCallPushQuery();
  const [keep, keeping] = useUpdateCallPushMutation();
  const [forget, forgetting] = useDeleteCallPushMutation();
  const [failed, setFailed] = useState<'denied' | 'unreachable' | null>(null);
  const [asking, setAsking] = useState(false);
  const refused = keeping.error ?? forgetting.error;

  async function turn(on: boolean): Promise<void> {
    setFailed(null);
    if (!on) {
      await forget();
      await unsubscribeFromPush();
      return;
    }
    setAsking(true);
    const subscribed = await subscribeToPush(data!.publicKey);
    setAsking(false);
    if ('failed' in subscribed) setFailed(subscribed.failed);
    else await keep(subscribed.target);
  }

  const why = workspace.kind === 'demo' ? DEMO : canPush() ? null : UNABLE;
  return (
    <Panel title="When the dashboard is closed">
      <PanelBody>
        {error && (
          <Banner title="This could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        )}
        {failed && <Banner title="This browser does not ring yet.">{FAILED[failed]}</Banner>}
        {refused && <Banner title="That was not saved.">{messageOf(refused)}</Banner>}
        {why !== null && (
          <Text size="sm" tone={2}>
            {why}
          </Text>
        )}
        {why === null && data && (
          <Checkbox
            checked={data.isOn}
            onChange={(on) => void turn(on)}
            disabled={asking || keeping.isLoading || forgetting.isLoading}
            help={`Your browser shows a notification, and a click on it opens the call. It ends when you sign out.${data.count > 0 ? ` ${pluralise(data.count, 'browser')} of this workspace ${data.count === 1 ? 'rings' : 'ring'}.` : ''}`}
          >
            Ring in this browser, also when Fourbeat is closed
          </Checkbox>
        )}
      </PanelBody>
    </Panel>
  );
}

const DEMO =
  'A demo rings only while it is open. In your own workspace, this browser can ring with the dashboard closed.';
const UNABLE =
  'This browser cannot ring while the dashboard is closed. On an iPhone or iPad, add Fourbeat to the Home Screen and open it from there.';
const FAILED = {
  denied:
    'Notifications from this site are blocked. Allow them in the settings of your browser, beside the address, then try again.',
  unreachable:
    'Your browser could not reach its maker’s push service. Calls still ring while the dashboard is open; try again later.',
};
