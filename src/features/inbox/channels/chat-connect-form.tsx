import { inboxContract } from '../../../contracts/inbox';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Form } from '../../../ui/form';
import { useToast } from '../../../ui/use-toast';
import { useCreateInboxChannelMutation } from '../inbox-api';
import { hostsOf } from './connect-faults';
import { ChatFields, type ChatValues } from './chat-fields';
import { ConnectFoot } from './connect-foot';

const START: ChatValues = {
  name: 'Website chat',
  hosts: '',
  title: '',
  greeting: '',
  away: '',
  accent: '',
  side: 'right',
};

/** A chat for the business's own website. */
export function ChatConnectForm({ onClose }: { onClose: () => void }) {
  const { show } = useToast();
  const [create] = useCreateInboxChannelMutation();
  const { ref, values, faults, refusal, busy, change, onSubmit } = useContractForm({
    endpoint: inboxContract.createInboxChannel,
    from: START,
    input: ({ name, hosts, ...look }) => ({
      connect: { channel: 'livechat' as const, name, hosts: hostsOf(hosts), look },
    }),
    send: create,
    guarded: false,
    onSaved: () => {
      onClose();
      show({ text: 'Your chat is ready. Now add its line of code to your website.' });
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="We could not set it up.">{refusal}</Banner>}
      <ChatFields values={values} faults={faults} onChange={change} />
      <ConnectFoot busy={busy} onClose={onClose} />
    </Form>
  );
}
