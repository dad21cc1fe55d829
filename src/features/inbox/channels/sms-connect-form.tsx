import { paths } from '../../../config/paths';
import { inboxContract } from '../../../contracts/inbox';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useCreateInboxChannelMutation } from '../inbox-api';
import { faultAt } from './connect-faults';
import { ConnectFoot } from './connect-foot';

/** A number of the workspace's own Twilio account. */
export function SmsConnectForm({ onClose }: { onClose: () => void }) {
  const { show } = useToast();
  const [create] = useCreateInboxChannelMutation();
  const { ref, values, bind, change, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: inboxContract.createInboxChannel,
    from: { number: '', setWebhook: true },
    input: ({ number, setWebhook }) => ({ connect: { channel: 'sms' as const, number, setWebhook } }),
    send: create,
    guarded: false,
    onSaved: ({ cause }) => {
      onClose();
      show({
        text: cause ? 'Your number is connected. Its panel says what is left to do.' : 'Your number is connected.',
      });
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="We could not connect it.">{refusal}</Banner>}
      <Text size="sm" tone={2}>
        We use the Twilio keys from <Link to={`${paths.settings}?tab=keys`}>Settings</Link>.
      </Text>
      <Field label="Number" help="As Twilio writes it, with the country code." error={faultAt(faults, 'number')}>
        <TextInput {...bind('number')} type="tel" dir="ltr" maxLength={30} placeholder="+15550130177" />
      </Field>
      <Checkbox
        checked={values.setWebhook}
        onChange={(setWebhook) => change({ setWebhook })}
        help="A number that already works with another program is left alone. You can set it yourself; we show you how."
      >
        Set the number up at Twilio, so that its texts arrive here
      </Checkbox>
      <ConnectFoot busy={busy} onClose={onClose} />
    </Form>
  );
}
