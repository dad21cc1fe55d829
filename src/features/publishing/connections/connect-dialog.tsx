import { useState } from 'react';
import { publishingContract } from '../../../contracts/publishing';
import { channelLabel } from '../../../domain/posting';
import { type ConnectableChannel } from '../../../domain/posting-channel';
import { useContractForm } from '../../../hooks/use-contract-form';
import { apiUrl, paths } from '../../../config/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useCreateBlueskyConnectionMutation, useCreateWebhookMutation } from '../publishing-api';
import { LinkedinForm, MastodonForm } from './consent-forms';

/** Connects one network: by agreeing on its page, or with what is typed here. */
export function ConnectDialog({ channel, open, onClose }: ConnectDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Connect ${channelLabel(channel)}`}>
      {open && channel === 'mastodon' && <MastodonForm onClose={onClose} />}
      {open && channel === 'linkedin' && <LinkedinForm onClose={onClose} returnTo={apiUrl(paths.connections)} />}
      {open && channel === 'bluesky' && <BlueskyForm onClose={onClose} />}
      {open && channel === 'webhook' && <WebhookForm onClose={onClose} />}
    </Dialog>
  );
}

function BlueskyForm({ onClose }: { onClose: () => void }) {
  const { show } = useToast();
  const [create] = useCreateBlueskyConnectionMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: publishingContract.createBlueskyConnection,
    from: { handle: '', appPassword: '', server: '' },
    send: create,
    onSaved: () => {
      show({ text: 'Bluesky is connected.' });
      onClose();
    },
    guarded: false,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      <Text size="sm" tone={2}>
        Make an app password for Fourbeat in Bluesky’s settings, under{' '}
        <Link href="https://bsky.app/settings/app-passwords">Privacy and security, App passwords</Link>. Your own
        password stays with you.
      </Text>
      {refusal !== null && <Banner title="We could not connect it.">{refusal}</Banner>}
      <Field label="Handle" required error={faults.handle}>
        <TextInput
          {...bind('handle')}
          maxLength={253}
          placeholder="yourname.bsky.social"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="App password" required error={faults.appPassword}>
        <TextInput {...bind('appPassword')} type="password" maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Server" optional help="Only if your account is not at bsky.social." error={faults.server}>
        <TextInput
          {...bind('server')}
          maxLength={253}
          placeholder="bsky.social"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Connecting…">
          Connect
        </Button>
      </DialogFoot>
    </Form>
  );
}

function WebhookForm({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [create] = useCreateWebhookMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: publishingContract.createWebhook,
    from: { url: '' },
    send: create,
    onSaved: (made) => setSecret(made.secret),
    guarded: false,
  });
  if (secret !== null)
    return (
      <Stack>
        <Text size="sm" tone={2}>
          Your address accepted the test message. Give your program this secret, so that it can check that a message is
          ours. It is shown only now.
        </Text>
        <Field label="Secret">
          <TextInput value={secret} readOnly onFocus={(event) => event.target.select()} />
        </Field>
        <DialogFoot>
          <CopyButton text={secret} label="Copy secret" />
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </DialogFoot>
      </Stack>
    );
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      <Text size="sm" tone={2}>
        Posts are sent as JSON, signed as described by{' '}
        <Link href="https://www.standardwebhooks.com/">Standard Webhooks</Link>. We send a test message first.
      </Text>
      {refusal !== null && <Banner title="We could not connect it.">{refusal}</Banner>}
      <Field label="Address" required error={faults.url}>
        <TextInput
          {...bind('url')}
          type="url"
          maxLength={1_000}
          placeholder="https://example.com/posts"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending a test…">
          Test and connect
        </Button>
      </DialogFoot>
    </Form>
  );
}

export interface ConnectDialogProps {
  channel: ConnectableChannel;
  open: boolean;
  onClose: () => void;
}
