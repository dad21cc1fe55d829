import { sendingContract } from '../../../contracts/sending';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useSession } from '../../auth/auth-parts';
import { useCreateSendingDomainMutation } from '../sending-api';

/** The form that adds a sending domain and creates its key. */
export function DomainForm() {
  const { workspace } = useSession();
  const [create] = useCreateSendingDomainMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: sendingContract.createSendingDomain,
    from: { domain: '' },
    send: create,
    guarded: false,
  });

  return (
    <Panel title="Send from your own domain">
      <PanelBody>
        <Form ref={ref} noValidate aria-label="Send from your own domain" onSubmit={onSubmit}>
          <Text size="sm" tone={2}>
            Mailbox providers trust emails in your name when your domain’s DNS has a key for them (DKIM). We create the
            key and show you what to enter where you manage your domain.
          </Text>
          {refusal !== null && <Banner title={refusal} />}
          <Field label="Domain" required error={faults.domain}>
            <TextInput
              {...bind('domain')}
              maxLength={253}
              placeholder="cornergrill.com"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Button
            type="submit"
            busy={busy}
            busyLabel="Creating the key..."
            {...(workspace.role !== 'owner' && { disabledReason: 'Only workspace owners can add a domain.' })}
          >
            Add domain
          </Button>
        </Form>
      </PanelBody>
    </Panel>
  );
}
