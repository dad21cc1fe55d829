import { checkInput } from '../../../api/check-input';
import type { Output } from '../../../contracts/endpoint';
import { securityContract } from '../../../contracts/security';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { Text } from '../../../ui/text';
import { useAccountForm } from '../hooks/use-account-form';
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
  const { ref, bind, faults, refusal, busy, onSubmit } = useAccountForm({
    focused: true,
    initial: { currentPassword: '' },
    check: (typed) => checkInput(securityContract.createTwoFactor, typed),
    send: async (typed) => {
      const outcome = await create(typed);
      if (outcome.data) onBegun(outcome.data);
      return outcome;
    },
  });
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
