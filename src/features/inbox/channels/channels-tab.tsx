import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { inboxChannelNames, type InboxChannel } from '../../../domain/conversation';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { List, ListRow } from '../../../ui/list';
import { InboxChannelIcon } from '../../../ui/inbox-channel-icon';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useListInboxChannelsQuery } from '../inbox-api';
import { ChannelPanel } from './inbox-channel-panel';
import { ConnectDialog } from './inbox-connect-dialog';
import { SimulatePanel } from './simulate-panel';

/** What is connected, and what each of the others needs. */
export function ChannelsTab() {
  const { workspace } = useSession();
  const { data, error, isFetching, refetch } = useListInboxChannelsQuery();
  const [asked, setAsked] = useState<{ channel: InboxChannel; open: boolean }>({ channel: 'email', open: false });
  const isOwner = workspace.role === 'owner';
  const isDemo = workspace.kind === 'demo';
  if (!data)
    return error ? (
      <Banner title="Your channels could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading your channels">
        <SkeletonPanel rows={5} />
      </Skeleton>
    );
  const closed = isOwner
    ? isDemo
      ? 'Nothing is connected in a demo. Register to connect your own.'
      : undefined
    : NOT_OWNER;
  return (
    <Stack>
      {/* Above: a made-up message may add its channel below, and the form must not move away. */}
      {data.canSimulate && <SimulatePanel />}
      {data.items.map((channel) => (
        <ChannelPanel key={channel.id} channel={channel} isOwner={isOwner} isDemo={isDemo} />
      ))}
      <Panel title={data.items.length === 0 ? 'Connect a channel' : 'Connect another channel'}>
        {closed !== undefined && (
          <PanelBody>
            <Text size="sm" tone={2}>
              {closed}
            </Text>
          </PanelBody>
        )}
        <List label="Channels to connect">
          {data.missing.map(({ channel, needs, ready }) => (
            <ListRow
              key={channel}
              glyph={<InboxChannelIcon channel={channel} />}
              title={inboxChannelNames[channel]}
              meta={
                <>
                  {(ready ? READY[channel] : undefined) ?? needs}{' '}
                  {!ready && (channel === 'facebook' || channel === 'instagram') && (
                    <Link to={paths.connections}>Open connections</Link>
                  )}
                  {!ready && channel === 'sms' && (
                    <Link to={`${paths.settings}?tab=keys`}>Add the keys in Settings</Link>
                  )}
                </>
              }
              side={
                <Button
                  size="sm"
                  icon={<Plus />}
                  aria-label={`Connect ${inboxChannelNames[channel]}`}
                  {...disabled(
                    closed ?? (ready ? undefined : 'Something it needs is missing. See the note on the left.'),
                  )}
                  onClick={() => setAsked({ channel, open: true })}
                >
                  Connect
                </Button>
              }
            />
          ))}
          {data.items.some(({ channel }) => channel === 'email') && (
            <ListRow
              glyph={<InboxChannelIcon channel="email" />}
              title="Another mailbox"
              meta="Every mailbox of yours can come here, such as hello@ and bookings@."
              side={
                <Button
                  size="sm"
                  icon={<Plus />}
                  aria-label="Connect another mailbox"
                  {...disabled(closed)}
                  onClick={() => setAsked({ channel: 'email', open: true })}
                >
                  Connect
                </Button>
              }
            />
          )}
        </List>
      </Panel>
      <ConnectDialog
        channel={asked.channel}
        canForward={data.canForward}
        open={asked.open}
        onClose={() => setAsked((now) => ({ ...now, open: false }))}
      />
    </Stack>
  );
}

const disabled = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason });
/** Instead of what it needs, once that is there. */
const READY: Partial<Record<InboxChannel, string>> = {
  facebook: 'Your Page is connected in Settings. Its messages and comments can come here.',
  instagram: 'Your account is connected in Settings. Its messages and comments can come here.',
};
const NOT_OWNER = 'Only owners of the workspace can connect channels.';
