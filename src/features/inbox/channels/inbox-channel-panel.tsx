import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { InboxChannelView } from '../../../contracts/inbox-channels';
import { inboxChannelNames } from '../../../domain/conversation';
import { useNow } from '../../../hooks/use-now';
import { formatAgo } from '../../../lib/format-ago';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { InboxChannelIcon } from '../../../ui/inbox-channel-icon';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import {
  useCheckInboxChannelMutation,
  useDeleteInboxChannelMutation,
  useUpdateInboxChannelMutation,
} from '../inbox-api';
import { ChatForm } from './chat-form';

/** One connected channel: how it stands, and what can be done with it. */
export function ChannelPanel({
  channel,
  isOwner,
  isDemo,
}: {
  channel: InboxChannelView;
  isOwner: boolean;
  isDemo: boolean;
}) {
  const { workspace } = useSession();
  const now = useNow();
  const { show } = useToast();
  const [update, { isLoading: updating }] = useUpdateInboxChannelMutation();
  const [check, { isLoading: checking }] = useCheckInboxChannelMutation();
  const [remove, { isLoading: removing }] = useDeleteInboxChannelMutation();
  const [asking, setAsking] = useState(false);
  const [styling, setStyling] = useState(false);
  const { id: channelId, state, cause, heardAt, mail, chat, name, address } = channel;
  const paused = state === 'paused';
  const kind = inboxChannelNames[channel.channel];
  const badge = state === 'connected' && waitsFor(channel) !== null ? WAITING : BADGES[state];

  const toggle = async () => {
    const { error } = await update({ channelId, paused: !paused });
    show(
      error
        ? { kind: 'failure', text: messageOf(error) }
        : { text: paused ? `${name} is on again.` : `${name} is paused. Nothing that comes in is lost.` },
    );
  };
  const tryIt = async () => {
    const { data, error } = await check({ channelId });
    if (!data) show({ kind: 'failure', text: messageOf(error) });
    else if (data.state === 'broken') show({ kind: 'failure', text: data.cause ?? `${name} does not answer.` });
    else if (waitsFor(data) !== null) show({ kind: 'failure', text: waitsFor(data)! });
    else show({ text: data.cause === null ? `${name} works.` : `${name} is connected, with something left to do.` });
  };
  const disconnect = async () => {
    const { error } = await remove({ channelId });
    setAsking(false);
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: `${name} is disconnected.` });
  };
  const closed = isOwner ? {} : { disabledReason: 'Only owners of the workspace can change channels.' };

  return (
    <Panel
      title={name}
      icon={<InboxChannelIcon channel={channel.channel} />}
      side={<Badge status={badge.status}>{badge.label}</Badge>}
    >
      <PanelBody>
        <Stack gap={4}>
          {state === 'broken' && (
            <Banner
              title={`${kind} needs attention.`}
              {...(isOwner &&
                !isDemo && { onRetry: () => void tryIt(), retryLabel: 'Check again', retrying: checking })}
            >
              {cause ?? 'It no longer accepts your keys or password.'} What you write in the meantime is kept.
            </Banner>
          )}
          {state !== 'broken' && cause !== null && (
            <Banner tone="amber" title="Please check this.">
              {cause}
            </Banner>
          )}
          <Text size="sm" tone={2}>
            {address && (
              <>
                <bdi>{address}</bdi>.{' '}
              </>
            )}
            {chat &&
              (chat.seen ? (
                <>
                  Last seen on <bdi>{chat.seen.on}</bdi> {formatAgo(chat.seen.at, workspace.zone, now)}.{' '}
                </>
              ) : (
                'Not seen on your website yet. '
              ))}
            {heardAt ? `Last message ${formatAgo(heardAt, workspace.zone, now)}.` : 'No message has come in yet.'}
          </Text>
          {mail?.source === 'forward' && mail.forwardTo && (
            <div>
              <Text size="sm">In your mailbox’s settings, forward every message to this address:</Text>
              <Code>
                <code>{mail.forwardTo}</code>
                <CopyButton size="sm" text={mail.forwardTo} label="Copy address" />
              </Code>
            </div>
          )}
          {mail?.source === 'forward' && !mail.forwardTo && (
            <Text size="sm" tone={2}>
              This installation has no address to forward to yet. Ask whoever runs it, or connect the mailbox by IMAP.
            </Text>
          )}
          {mail?.source === 'imap' && (
            <Text size="sm" tone={2}>
              Read by IMAP from <bdi>{mail.imapHost}</bdi> as <bdi>{mail.imapUser}</bdi>.
            </Text>
          )}
          {chat && (
            <div>
              <Text size="sm">Add this line of code to your website, before the closing body tag:</Text>
              <Code>
                <code>{chat.snippet}</code>
                <CopyButton size="sm" text={chat.snippet} label="Copy line" />
              </Code>
              <Text size="sm" tone={2}>
                {chat.hosts.length === 0
                  ? 'It does not show anywhere yet. Add your website’s domain below.'
                  : `It can show on ${chat.hosts.join(', ')}.`}
              </Text>
            </div>
          )}
          <Row>
            <Button size="sm" busy={updating} onClick={() => void toggle()} {...closed}>
              {paused ? 'Resume' : 'Pause'}
            </Button>
            <Button
              size="sm"
              busy={checking}
              busyLabel="Checking…"
              onClick={() => void tryIt()}
              {...closed}
              {...(isDemo && { disabledReason: 'A demo does not reach any outside service.' })}
            >
              Check
            </Button>
            {chat && (
              <Button size="sm" aria-expanded={styling} onClick={() => setStyling(!styling)} {...closed}>
                Look and domains
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)} {...closed}>
              Disconnect
            </Button>
          </Row>
          {chat && styling && <ChatForm channel={channel} chat={chat} onDone={() => setStyling(false)} />}
        </Stack>
      </PanelBody>
      <ConfirmDialog
        open={asking}
        title={`Disconnect ${name}?`}
        sentence="No more messages will come in through it. You keep its conversations."
        confirmLabel={`Disconnect ${kind}`}
        busy={removing}
        onConfirm={() => void disconnect()}
        onClose={() => setAsking(false)}
        variant="danger"
      />
    </Panel>
  );
}

/** What has to happen elsewhere before a channel is known to work, as a sentence; null once a message or a page has shown it. */
function waitsFor({ chat, mail, heardAt }: InboxChannelView): string | null {
  if (heardAt !== null) return null;
  if (chat)
    return chat.seen === null
      ? `We have not seen the chat on ${chat.hosts.join(' or ') || 'your website'} yet. Put its line there, open a page, then check again.`
      : null;
  return mail?.source === 'forward' && mail.forwardTo !== ''
    ? 'Nothing has been forwarded to us yet. Set up the forwarding, send yourself a mail, then check again.'
    : null;
}

const WAITING = { status: 'scheduled', label: 'Waiting' } as const;
const BADGES = {
  connected: { status: 'active', label: 'Connected' },
  paused: { status: 'paused', label: 'Paused' },
  broken: { status: 'failed', label: 'Needs attention' },
} as const;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  code {
    flex: 1;
    min-width: 0;
    font-family: ${theme.font.mono};
    ${theme.type.xs}
    overflow-wrap: anywhere;
  }
`;
