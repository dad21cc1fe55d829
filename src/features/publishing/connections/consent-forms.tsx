import { publishingContract } from '../../../contracts/publishing';
import { useContractForm } from '../../../hooks/use-contract-form';
import { leaveTo } from '../../../lib/leave-to';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useCreateConsentMutation } from '../publishing-api';

/** Sends the person to the page of their Mastodon server. */
export function MastodonForm({ onClose }: { onClose: () => void }) {
  const [create] = useCreateConsentMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: publishingContract.createConsent,
    from: { server: '' },
    input: ({ server }) => ({ channel: 'mastodon' as const, server }),
    check: (found, { server }) => (server.trim() === '' ? { ...found, server: 'Type your server’s address.' } : found),
    send: create,
    onSaved: ({ address }) => leaveTo(address),
    guarded: false,
    leaves: true,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      <Text size="sm" tone={2}>
        Approve access on your server’s page, and you will be brought back here. We may post for you and read your
        account and your posts, nothing else.
      </Text>
      {refusal !== null && <Banner title="We could not connect it.">{refusal}</Banner>}
      <Field
        label="Server"
        required
        error={faults.server}
        help="The part after your name: in @ada@mastodon.social, it is mastodon.social."
      >
        <TextInput
          {...bind('server')}
          maxLength={253}
          placeholder="mastodon.social"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Foot onClose={onClose} busy={busy} label="Go to your server" />
    </Form>
  );
}

/** Sends the person to LinkedIn, through the workspace's own app. */
export function LinkedinForm({ onClose, returnTo }: { onClose: () => void; returnTo: string }) {
  const [create] = useCreateConsentMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: publishingContract.createConsent,
    from: { clientId: '', clientSecret: '' },
    input: (values) => ({ channel: 'linkedin' as const, ...values }),
    check: (found, { clientId, clientSecret }) => ({
      ...found,
      ...(clientId.trim() === '' && { clientId: 'Type the client ID of your app.' }),
      ...(clientSecret.trim() === '' && { clientSecret: 'Type the client secret of your app.' }),
    }),
    send: create,
    onSaved: ({ address }) => leaveTo(address),
    guarded: false,
    leaves: true,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      <Text size="sm" tone={2}>
        Make an app at <Link href="https://www.linkedin.com/developers/apps">linkedin.com/developers</Link>, give it the
        products “Share on LinkedIn” and “Sign In with LinkedIn using OpenID Connect”, and enter this redirect URL
        there:
      </Text>
      <Field label="Redirect URL" side={<CopyButton text={returnTo} label="Copy" size="sm" variant="quiet" />}>
        <TextInput value={returnTo} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      {refusal !== null && <Banner title="We could not connect it.">{refusal}</Banner>}
      <Field label="Client ID" required error={faults.clientId}>
        <TextInput {...bind('clientId')} maxLength={200} autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Client secret" required error={faults.clientSecret}>
        <TextInput {...bind('clientSecret')} type="password" maxLength={400} autoComplete="off" />
      </Field>
      <Foot onClose={onClose} busy={busy} label="Go to LinkedIn" />
    </Form>
  );
}

const Foot = ({ onClose, busy, label }: { onClose: () => void; busy: boolean; label: string }) => (
  <DialogFoot>
    <Button onClick={onClose}>Cancel</Button>
    <Button type="submit" variant="primary" busy={busy} busyLabel="One moment…">
      {label}
    </Button>
  </DialogFoot>
);
