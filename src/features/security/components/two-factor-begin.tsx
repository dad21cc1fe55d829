import type { Output } from '../../../contracts/endpoint';
import { securityContract } from '../../../contracts/security';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { Text } from '../../../ui/text';
import { useFocusedFirst } from '../hooks/use-focused-first';
import { useCreateTwoFactorMutation } from '../security-api';
import { CurrentPasswordField } from './current-password-field';
import { FormFoot } from './form-foot';
import { Refusal } from './refusal';

/** First step: proving who you are. */
export function TwoFactorBegin({
  onBegun,
  onCancel,
}: {
  onBegun: (secret: Output<typeof securityContract.createTwoFactor>) => void;
  onCancel: () => void;
}) {
  const [create] = useCreateTwoFactorMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: securityContract.createTwoFactor,
    from: { currentPassword: '' },
    send: create,
    onSaved: onBegun,
  });
  useFocusedFirst(ref);
  return (
    <>
      <Text tone={2}>
        You need an authenticator app: the password manager on your phone, or any app that makes six-digit codes.
      </Text>
      <Refusal sentence={refusal} />
      <Form ref={ref} noValidate aria-label="Turn on two-factor sign-in" onSubmit={onSubmit}>
        <CurrentPasswordField {...bind('currentPassword')} error={faults.currentPassword} />
        <FormFoot>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel="One moment...">
            Continue
          </Button>
        </FormFoot>
      </Form>
    </>
  );
}
