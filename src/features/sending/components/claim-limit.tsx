import { useState } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import type { SendingSettings } from '../../../contracts/sending';
import { readAmount } from '../../../domain/amount';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { formatAmount } from '../../../lib/format-amount';
import { formatMoney } from '../../../lib/format-money';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useUpdateSendingSettingsMutation } from '../sending-api';

/** The largest sale that counts on the word of a click alone. */
export function ClaimLimit({ settings }: { settings: SendingSettings }) {
  const isMember = useSession().workspace.role !== 'owner';
  const { show } = useToast();
  const [update, { isLoading, error }] = useUpdateSendingSettingsMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const { claimLimit, currency, senderName, localPart, domainId, replyTo, postalAddress } = settings;
  const stored = formatAmount(claimLimit);
  const written = typed ?? stored;
  useUnsaved(written !== stored);

  const save = async () => {
    const limit = readAmount(written);
    setFault(limit === null ? 'Enter an amount, for example 500.' : undefined);
    if (limit === null) return;
    const outcome = await update({ senderName, localPart, domainId, replyTo, postalAddress, claimLimit: limit });
    if (!outcome.error) setTyped(null);
    else if (!fieldsOf(outcome.error).claimLimit) show({ kind: 'failure', text: messageOf(outcome.error) });
  };

  if (isMember)
    return (
      <Text size="sm" tone={2}>
        Sales of up to {formatMoney(claimLimit / 100, currency)} that your website reports count straight away. For
        larger ones, an owner checks the amount first.
      </Text>
    );
  return (
    <Form
      noValidate
      aria-label="Largest sale"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label="Largest sale counted automatically"
        error={fault ?? fieldsOf(error).claimLimit}
        help={`In ${currency}. Anyone who got an email can report a sale through its link. Above this amount, the sale counts, but you confirm the money in the campaign’s report first. Sales reported with your key always count in full.`}
      >
        <TextInput
          inputMode="decimal"
          value={written}
          maxLength={20}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Row>
        <Button
          type="submit"
          busy={isLoading}
          busyLabel="Saving…"
          {...(written === stored && { disabledReason: 'Nothing has changed.' })}
        >
          Save amount
        </Button>
      </Row>
    </Form>
  );
}
