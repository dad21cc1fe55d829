import { useState } from 'react';
import { paths } from '../../config/paths';
import { accountContract } from '../../contracts/account';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Link } from '../../ui/link';
import { TextInput } from '../../ui/text-input';
import { useTypedEmail } from '../auth/auth-parts';
import { useCreatePasswordResetMutation, useGetMailDeliveryQuery } from './account-api';
import { AuthLayout, useAuthForm } from './account-parts';
import { Said } from './components/said';

export function ForgotPasswordPage() {
  const { data: delivery } = useGetMailDeliveryQuery();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const back = (
    <>
      Remembered it? <Link to={paths.login}>Login</Link>
    </>
  );
  if (askedFor === null) {
    return (
      <AuthLayout
        title="Forgot your password?"
        sentence="Enter your email address, and we’ll send you a link to set a new one."
        other={back}
      >
        <AskForm onAsked={setAskedFor} />
      </AuthLayout>
    );
  }
  if (delivery?.delivers === false) {
    return (
      <AuthLayout
        title="Ask for your link"
        sentence={`If there is an account for ${askedFor}, a link is ready. It works once, for one hour.`}
        other={back}
      >
        <Said>
          Email is not set up here yet, so we cannot send you the link. Ask your administrator; they can give you a
          link.
        </Said>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Check your inbox"
      sentence={`If there is an account for ${askedFor}, a link is on its way. It works once, for one hour.`}
      other={back}
    >
      <Said>
        Nothing there after a few minutes? Check your spam folder, and make sure this is the address you registered
        with.
      </Said>
      <Button size="lg" wide onClick={() => setAskedFor(null)}>
        Try again
      </Button>
    </AuthLayout>
  );
}

function AskForm({ onAsked }: { onAsked: (email: string) => void }) {
  const [typed] = useTypedEmail();
  const [ask] = useCreatePasswordResetMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useAuthForm({
    endpoint: accountContract.createPasswordReset,
    from: { email: typed },
    // An empty address is missing, not misspelt.
    input: ({ email }) => ({ email: email.trim() || undefined }),
    send: ask,
    onSaved: (_, { email }) => onAsked(email.trim()),
  });
  return (
    <>
      {refusal !== null && <Banner title={refusal} />}
      <Form ref={ref} method="dialog" noValidate onSubmit={onSubmit}>
        <Field label="Email" required error={faults.email}>
          <TextInput
            {...bind('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" wide busy={busy} busyLabel="Sending…">
          Send the link
        </Button>
      </Form>
    </>
  );
}
