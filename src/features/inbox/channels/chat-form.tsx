import type { InboxChannelView } from '../../../contracts/inbox-channels';
import { inboxContract } from '../../../contracts/inbox';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { useToast } from '../../../ui/use-toast';
import { useUpdateInboxChannelMutation } from '../inbox-api';
import { hostsOf } from './connect-faults';
import { ChatFields, type ChatValues } from './chat-fields';

/** Changes how a chat looks and where it shows. */
export function ChatForm({
  channel,
  chat,
  onDone,
}: {
  channel: InboxChannelView;
  chat: NonNullable<InboxChannelView['chat']>;
  onDone: () => void;
}) {
  const { show } = useToast();
  const [update] = useUpdateInboxChannelMutation();
  const from: ChatValues = { name: channel.name, hosts: chat.hosts.join('\n'), ...chat.look };
  const { ref, values, faults, refusal, busy, change, onSubmit } = useContractForm({
    endpoint: inboxContract.updateInboxChannel,
    from,
    input: ({ name, hosts, ...look }) => ({ channelId: channel.id, name, hosts: hostsOf(hosts), look }),
    send: update,
    onSaved: () => {
      show({ text: 'The chat is saved.' });
      onDone();
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate aria-label="Look and domains">
      {refusal !== null && <Banner title="The chat was not saved.">{refusal}</Banner>}
      <ChatFields values={values} faults={faults} onChange={change} />
      <Row>
        <Button type="submit" variant="primary" busy={busy}>
          Save chat
        </Button>
      </Row>
    </Form>
  );
}
