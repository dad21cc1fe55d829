import { securityContract } from '../../../contracts/security';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { Text } from '../../../ui/text';
import { SecondFactorField } from '../../account/account-parts';
import { useFocusedFirst } from '../hooks/use-focused-first';
import { CurrentPasswordField } from './current-password-field';
import { FormFoot } from './form-foot';

export interface ProofFormProps {
  /** Names the form. */
  label: string;
  /** What it does. */
  sentence: string;
  confirmLabel: string;
  busyLabel: string;
  variant?: 'primary' | 'danger';
  /** Shown below a refusal instead of "what you typed is still here". */
  lost?: string;
  send: (proof: { currentPassword: string; code: string }) => Promise<{ error?: unknown }>;
  onCancel: () => void;
}

/** Password and code, required before something that weakens or renews the protection. */
export function ProofForm({
  label,
  sentence,
  confirmLabel,
  busyLabel,
  variant = 'primary',
  lost = 'What you typed is still here.',
  send,
  onCancel,
}: ProofFormProps) {
  // Turning two-factor off and renewing the codes need the same input.
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: securityContract.endTwoFactor,
    from: { currentPassword: '', code: '' },
    send,
  });
  useFocusedFirst(ref);
  return (
    <>
      <Text tone={2}>{sentence}</Text>
      {refusal !== null && <Banner title={refusal}>{lost}</Banner>}
      <Form ref={ref} noValidate aria-label={label} onSubmit={onSubmit}>
        <CurrentPasswordField {...bind('currentPassword')} error={faults.currentPassword} />
        <SecondFactorField {...bind('code')} error={faults.code} />
        <FormFoot>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant={variant} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </FormFoot>
      </Form>
    </>
  );
}
