import { securityContract, type Security } from '../../../contracts/security';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { SecondFactorField, useSecondFactor, withCode } from '../../account/account-parts';
import { useFocusedFirst } from '../hooks/use-focused-first';
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
  const { codeAsked, check, asking } = useSecondFactor({ known: security.twoFactor });
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: securityContract.createEmailChange,
    from: { email: initialEmail, currentPassword: '', code: '' },
    // An empty address is missing, not misspelt.
    input: ({ email, ...typed }) => ({ ...withCode(typed), email: email.trim() || undefined }),
    check,
    send: asking(create),
    onSaved: ({ emailChange }, typed) => onDone(emailChange?.email ?? typed.email),
  });
  useFocusedFirst(ref);
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
        {codeAsked && <SecondFactorField {...bind('code')} error={faults.code} />}
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
