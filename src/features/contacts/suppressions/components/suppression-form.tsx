import { styled } from 'styled-components';
import { contactsContract } from '../../../../contracts/contacts';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Text } from '../../../../ui/text';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { useCreateSuppressionMutation } from '../../contacts-api';

/** Blocks an address by hand, and explains what blocking is. */
export function SuppressionForm() {
  const [create] = useCreateSuppressionMutation();
  const { show } = useToast();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: contactsContract.createSuppression,
    from: { point: '' },
    send: create,
    onSaved: ({ added }, { point }) =>
      show({ text: added > 0 ? `${point.trim()} is blocked.` : `${point.trim()} was already blocked.` }),
    guarded: false,
  });

  return (
    <Panel title="Block an address">
      <PanelBody>
        <Line ref={ref} noValidate aria-label="Block an address" onSubmit={onSubmit}>
          <Field label="Email or phone number" required error={faults.point ?? refusal}>
            <TextInput {...bind('point')} maxLength={320} autoComplete="off" />
          </Field>
          <Button type="submit" variant="primary" busy={busy}>
            Block address
          </Button>
        </Line>
        <Text size="sm" tone={2}>
          Nothing is sent to a blocked address, no matter whose it is or what an import says. People who unsubscribe,
          report a message as spam or ask to be erased are blocked automatically, and so are addresses that don’t exist.
        </Text>
        <Text size="sm" tone={2}>
          An email address is blocked for emails, a phone number for texts and calls. People who unsubscribed still get
          your replies and what they need to know, such as booking details.
        </Text>
      </PanelBody>
    </Panel>
  );
}

const Line = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;
