import { sendingContract, type SendingSettings } from '../../../contracts/sending';
import { readAmount } from '../../../domain/amount';
import { useContractForm } from '../../../hooks/use-contract-form';
import { formatAmount } from '../../../lib/format-amount';
import { formatMoney } from '../../../lib/format-money';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useSession } from '../../auth/auth-parts';
import { useUpdateSendingSettingsMutation } from '../sending-api';

/** The largest sale that counts on the word of a click alone. */
export function ClaimLimit({ settings }: { settings: SendingSettings }) {
  const isMember = useSession().workspace.role !== 'owner';
  const [update] = useUpdateSendingSettingsMutation();
  const { claimLimit, currency, senderName, localPart, domainId, replyTo, postalAddress } = settings;
  const { ref, bind, faults, refusal, busy, isChanged, onSubmit } = useContractForm({
    endpoint: sendingContract.updateSendingSettings,
    from: { claimLimit: formatAmount(claimLimit) },
    input: (typed) => ({
      senderName,
      localPart,
      domainId,
      replyTo,
      postalAddress,
      claimLimit: readAmount(typed.claimLimit) ?? undefined,
    }),
    check: (found, typed) =>
      readAmount(typed.claimLimit) === null ? { ...found, claimLimit: 'Enter an amount, for example 500.' } : found,
    send: update,
  });

  if (isMember)
    return (
      <Text size="sm" tone={2}>
        Sales of up to {formatMoney(claimLimit / 100, currency)} that your website reports count straight away. For
        larger ones, an owner checks the amount first.
      </Text>
    );
  return (
    <Form ref={ref} noValidate aria-label="Largest sale" onSubmit={onSubmit}>
      <Field
        label="Largest sale counted automatically"
        error={faults.claimLimit ?? refusal}
        help={`In ${currency}. Anyone who got an email can report a sale through its link. Above this amount, the sale counts, but you confirm the money in the campaign’s report first. Sales reported with your key always count in full.`}
      >
        <TextInput {...bind('claimLimit')} inputMode="decimal" maxLength={20} />
      </Field>
      <Row>
        <Button
          type="submit"
          busy={busy}
          busyLabel="Saving…"
          {...(!isChanged && { disabledReason: 'Nothing has changed.' })}
        >
          Save amount
        </Button>
      </Row>
    </Form>
  );
}
