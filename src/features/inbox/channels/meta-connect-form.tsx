import { inboxContract } from '../../../contracts/inbox';
import { inboxChannelNames } from '../../../domain/conversation';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Form } from '../../../ui/form';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useCreateInboxChannelMutation } from '../inbox-api';
import { ConnectFoot } from './connect-foot';

/** Messages of a page that is connected for posts already; it needs nothing typed. */
export function MetaConnectForm({ channel, onClose }: { channel: 'facebook' | 'instagram'; onClose: () => void }) {
  const { show } = useToast();
  const [create] = useCreateInboxChannelMutation();
  const name = inboxChannelNames[channel];
  const { ref, refusal, busy, onSubmit } = useContractForm({
    endpoint: inboxContract.createInboxChannel,
    from: {},
    input: () => ({ connect: { channel } }),
    send: create,
    guarded: false,
    onSaved: () => {
      onClose();
      show({ text: `${name} is connected.` });
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="We could not connect it.">{refusal}</Banner>}
      <Text size="sm" tone={2}>
        {channel === 'facebook'
          ? 'Messages to your Page, and comments under your posts, come here. You answer as the Page.'
          : 'Direct messages to your business account, and comments under your posts, come here.'}{' '}
        Meta lets a business answer within 24 hours of the last message, and a person within 7 days.
      </Text>
      <ConnectFoot busy={busy} onClose={onClose} />
    </Form>
  );
}
