import { inboxContract } from '../../../contracts/inbox';
import type { MailSource } from '../../../domain/inbox-channel';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Segmented } from '../../../ui/segmented';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useCreateInboxChannelMutation } from '../inbox-api';
import { faultAt } from './connect-faults';
import { ConnectFoot } from './connect-foot';

const START = {
  address: '',
  host: '',
  port: '993',
  user: '',
  password: '',
};

/** A mailbox that forwards to us, or one that we read. */
export function MailConnectForm({ canForward, onClose }: { canForward: boolean; onClose: () => void }) {
  const { show } = useToast();
  const [create] = useCreateInboxChannelMutation();
  const { ref, values, bind, faults, refusal, busy, change, onSubmit } = useContractForm({
    endpoint: inboxContract.createInboxChannel,
    from: { ...START, source: (canForward ? 'forward' : 'imap') as MailSource },
    input: ({ source, address, host, port, user, password }) => ({
      connect:
        source === 'forward'
          ? { channel: 'email' as const, source, address }
          : { channel: 'email' as const, source, address, host, port: Number(port), user: user || address, password },
    }),
    send: create,
    guarded: false,
    onSaved: ({ mail }) => {
      onClose();
      show({
        text:
          mail?.source === 'forward' ? 'Now forward your mailbox to the address shown.' : 'Your mailbox is connected.',
      });
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="We could not connect it.">{refusal}</Banner>}
      <Segmented
        label="How mail gets here"
        value={values.source}
        onChange={(source) => change({ source })}
        options={[
          { value: 'forward', label: 'Forwarding' },
          { value: 'imap', label: 'IMAP' },
        ]}
      />
      <Text size="sm" tone={2}>
        {values.source === 'forward'
          ? canForward
            ? 'We give you an address to forward your email to. We read nothing else in your mailbox.'
            : 'Forwarding is not set up on this installation yet. Let us read your mailbox by IMAP instead.'
          : 'We check the mailbox every few minutes and copy new email. Nothing in it is changed.'}
      </Text>
      <Field label="Your address" help="What your customers write to." error={faultAt(faults, 'address')}>
        <TextInput
          type="email"
          {...bind('address')}
          maxLength={254}
          autoComplete="off"
          placeholder="hello@example.com"
        />
      </Field>
      {values.source === 'imap' && (
        <>
          <FormPair>
            <Field label="Server" error={faultAt(faults, 'host')}>
              <TextInput
                {...bind('host')}
                maxLength={253}
                placeholder="imap.example.com"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <Field label="Port" error={faultAt(faults, 'port')}>
              <TextInput {...bind('port')} inputMode="numeric" maxLength={5} />
            </Field>
          </FormPair>
          <Field label="User name" optional help="If it is not the address." error={faultAt(faults, 'user')}>
            <TextInput {...bind('user')} maxLength={320} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Field
            label="Password"
            help="If your mailbox has two-step sign-in, make an app password for Fourbeat there."
            error={faultAt(faults, 'password')}
          >
            <TextInput {...bind('password')} type="password" maxLength={400} autoComplete="off" canReveal />
          </Field>
        </>
      )}
      <ConnectFoot busy={busy} onClose={onClose} />
    </Form>
  );
}
