import { checkInput } from '../../../api/check-input';
import { securityContract, type Security } from '../../../contracts/security';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { SecondFactorField } from '../../account/account-parts';
import { codeFault, useAccountForm } from '../hooks/use-account-form';
import { useCreateEmailChangeMutation } from '../security-api';
import { CurrentPasswordField } from './current-password-field';
import { FormFoot } from './form-foot';
import { Refusal } from './refusal';

/** Asks for a new address and the password; the address changes once the link sent to it is used. */
export function EmailForm({
  initialEmail,
  security,
  onDone,
  onCancel,
}: {
  initialEmail: string;
  security: Security;
  onDone: (email: string) => void;
  onCancel: () => void;
}) {
  const [create] = useCreateEmailChangeMutation();
  const { ref, bind, faults, refusal, busy, codeAsked, onSubmit } = useAccountForm({
    focused: true,
    initial: { email: initialEmail, currentPassword: '', code: '' },
    // An empty address is missing, not misspelt.
    check: (typed, wanted) => ({
      ...checkInput(securityContract.createEmailChange, { ...typed, email: typed.email.trim() || undefined }),
      ...((security.twoFactor || wanted) && codeFault(typed.code)),
    }),
    send: async ({ code, ...typed }) => {
      const outcome = await create({ ...typed, ...(code.trim() && { code }) });
      if (!outcome.error) onDone(outcome.data.emailChange?.email ?? typed.email);
      return outcome;
    },
  });
  return (
    <>
      <Refusal sentence={refusal} />
      <Form ref={ref} noValidate aria-label="Change the address" onSubmit={onSubmit}>
        <Field
          label="New email address"
          required
          help="We’ll send a link there. Your address changes once you open it."
          error={faults.email}
        >
          <TextInput
            {...bind('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
          />
        </Field>
        <CurrentPasswordField {...bind('currentPassword')} error={faults.currentPassword} />
        {(security.twoFactor || codeAsked) && <SecondFactorField {...bind('code')} error={faults.code} />}
        <FormFoot>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Sending…">
            Send the link
          </Button>
        </FormFoot>
      </Form>
    </>
  );
}
