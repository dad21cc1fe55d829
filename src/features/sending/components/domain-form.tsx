import { useState } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { sendingContract } from '../../../contracts/sending';
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
  const [create, { isLoading, error }] = useCreateSendingDomainMutation();
  const [domain, setDomain] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});

  const send = async () => {
    if (isLoading) return;
    const found = checkInput(sendingContract.createSendingDomain, { domain });
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await create({ domain });
    setFaults(fieldsOf(outcome.error));
    if (!outcome.error) setDomain('');
  };

  return (
    <Panel title="Send from your own domain">
      <PanelBody>
        <Form
          noValidate
          aria-label="Send from your own domain"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Text size="sm" tone={2}>
            Mailbox providers trust emails in your name when your domain’s DNS has a key for them (DKIM). We create the
            key and show you what to enter where you manage your domain.
          </Text>
          {error && Object.keys(faults).length === 0 && <Banner title={messageOf(error)} />}
          <Field label="Domain" required error={faults.domain}>
            <TextInput
              value={domain}
              maxLength={253}
              placeholder="cornergrill.com"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => setDomain(target.value)}
            />
          </Field>
          <Button
            type="submit"
            busy={isLoading}
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
