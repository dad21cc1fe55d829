import { checkInput } from '../../../api/check-input';
import { accountContract } from '../../../contracts/account';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { useAuthForm } from '../account-parts';
import { useJoin, type Attempt } from '../hooks/use-join';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields';

/** Makes an account for the invited address; the link has shown that the mailbox is theirs. */
export function JoinAsNewcomer({
  token,
  attempt,
  email,
  workspaceName,
}: {
  token: string;
  attempt: Attempt;
  email: string;
  workspaceName: string;
}) {
  const { join } = useJoin();
  const { ref, bind, faults, refusal, busy, onSubmit } = useAuthForm(
    { name: '', password: '', confirmPassword: '' },
    (form) => check(token, form, [email, form.name, workspaceName]),
    (form) => attempt(() => join({ token, ...form })),
  );
  return (
    <>
      {refusal !== null && <Banner title={refusal} />}
      <Form ref={ref} noValidate onSubmit={onSubmit}>
        <Field label="Full name" required error={faults.name}>
          <TextInput {...bind('name')} autoComplete="name" maxLength={120} />
        </Field>
        <NewPasswordFields
          bind={bind}
          faults={faults}
          email={email}
          about={[email, bind('name').value, workspaceName]}
        />
        <Button type="submit" variant="accent" size="lg" wide busy={busy} busyLabel="Creating Account...">
          Create account and join
        </Button>
      </Form>
    </>
  );
}

const check = (token: string, form: { name: string; password: string; confirmPassword: string }, about: string[]) =>
  newPasswordFaults(checkInput(accountContract.acceptInvitation, { token, ...form }), form, about);
