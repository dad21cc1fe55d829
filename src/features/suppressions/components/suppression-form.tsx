import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { contactsContract } from '../../../contracts/contacts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useCreateSuppressionMutation } from '../../contacts/contacts-api';

/** Blocks an address by hand, and explains what blocking is. */
export function SuppressionForm() {
  const [create, { isLoading }] = useCreateSuppressionMutation();
  const { show } = useToast();
  const [point, setPoint] = useState('');
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const refuse = (sentence: string) => {
    setFault(sentence);
    queueMicrotask(() => focusFirstInvalid(form.current));
  };
  const add = async () => {
    if (isLoading) return;
    const wrong = checkInput(contactsContract.createSuppression, { point }).point;
    if (wrong) return refuse(wrong);
    const { data, error } = await create({ point });
    if (!data) return refuse(fieldsOf(error).point ?? messageOf(error));
    setFault(undefined);
    setPoint('');
    show({ text: data.added > 0 ? `${point.trim()} is blocked.` : `${point.trim()} was already blocked.` });
  };

  return (
    <Panel title="Block an address">
      <PanelBody>
        <Line
          ref={form}
          noValidate
          aria-label="Block an address"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <Field label="Email or phone number" required error={fault}>
            <TextInput
              value={point}
              maxLength={320}
              autoComplete="off"
              onChange={({ target }) => {
                setPoint(target.value);
                setFault(undefined);
              }}
            />
          </Field>
          <Button type="submit" variant="primary" busy={isLoading}>
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
