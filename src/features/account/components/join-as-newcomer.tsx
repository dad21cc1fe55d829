import { accountContract } from '../../../contracts/account';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { answerOf, useAuthForm } from '../hooks/use-auth-form';
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
  const { ref, bind, faults, refusal, busy, onSubmit } = useAuthForm({
    endpoint: accountContract.acceptInvitation,
    from: { name: '', password: '', confirmPassword: '' },
    input: (typed) => ({ token, ...typed }),
    check: (found, typed) => newPasswordFaults(found, typed, [email, typed.name, workspaceName]),
    send: async (form) => answerOf(await attempt(() => join(form))),
  });
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
