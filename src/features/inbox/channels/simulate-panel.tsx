import { useState } from 'react';
import { paths } from '../../../config/paths';
import { conversationsContract } from '../../../contracts/conversations';
import { inboxChannelNames, inboxChannels, type InboxChannel } from '../../../domain/conversation';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/text';
import { TextArea } from '../../../ui/text-area';
import { useCreateSimulatedMessageMutation } from '../../conversations/conversations-api';

/** Sends a made-up message through this installation's own webhook, as a service would. */
export function SimulatePanel() {
  const [send] = useCreateSimulatedMessageMutation();
  const [channel, setChannel] = useState<InboxChannel>('email');
  const [sent, setSent] = useState<InboxChannel | null>(null);
  const { ref, values, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: conversationsContract.createSimulatedMessage,
    from: { text: 'Hello, are you open on Sunday?' },
    input: ({ text }) => ({ channel, text }),
    send,
    guarded: false,
    onSaved: () => setSent(channel),
  });
  return (
    <Panel title="Try it with a made-up message">
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate>
          <Text size="sm" tone={2}>
            A made-up customer writes to you. The message arrives just as a real one would.
          </Text>
          {refusal !== null && <Banner title="It was not sent.">{refusal}</Banner>}
          <Field label="Channel">
            <Select
              value={channel}
              options={inboxChannels.map((value) => ({ value, label: inboxChannelNames[value] }))}
              onChange={setChannel}
            />
          </Field>
          <Field label="Message" error={faults.text}>
            <TextArea dir="auto" rows={2} {...bind('text')} maxLength={1_000} />
          </Field>
          <Row>
            <Button
              type="submit"
              busy={busy}
              {...(values.text.trim() === '' && { disabledReason: 'Write a message first.' })}
            >
              Send made-up message
            </Button>
            <Text as="span" size="sm" tone={2}>
              <span role="status">{sent ? `Sent by ${inboxChannelNames[sent]}. ` : ''}</span>
              {sent && <Link to={paths.conversations}>Open Conversations</Link>}
            </Text>
          </Row>
        </Form>
      </PanelBody>
    </Panel>
  );
}
