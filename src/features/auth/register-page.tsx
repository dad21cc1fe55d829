import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../config/paths';
import { authContract } from '../../contracts/auth';
import { TRIAL_DAYS } from '../../domain/plan-name';
import { registrationNotice } from '../../domain/registration';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Link } from '../../ui/link';
import { TextInput } from '../../ui/text-input';
import { theme } from '../../ui/theme';
import {
  answerOf,
  AuthLayout,
  NewPasswordFields,
  newPasswordFaults,
  useAuthForm,
  useLinkToken,
} from '../account/account-parts';
import { useGetSignInOptionsQuery } from './auth-api';
import { useAuth, useTypedEmail, type RegistrationForm } from './auth-parts';

export function RegisterPage() {
  const { register } = useAuth();
  const initial: RegistrationForm = {
    name: '',
    email: useTypedEmail()[0],
    company: '',
    password: '',
    confirmPassword: '',
  };
  const { data: options } = useGetSignInOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitation = useLinkToken();
  const { ref, bind, faults, refusal, busy, onSubmit } = useAuthForm({
    endpoint: authContract.register,
    from: initial,
    // An empty address is missing, not misspelt.
    input: (typed) => ({
      ...typed,
      email: typed.email.trim() || undefined,
      ...(invitation !== null && { invitation }),
    }),
    check: (found, typed) => newPasswordFaults(found, typed, [typed.email, typed.name, typed.company]),
    send: async (form) => answerOf(await register(form)),
  });
  const email = bind('email');
  // Until it is known, the form is there: nearly everywhere anybody may register, and the server has the last word.
  const notice =
    options &&
    (options.registration === 'invitation' && invitation !== null ? null : registrationNotice[options.registration]);

  if (notice) {
    return (
      <AuthLayout
        title={options.registration === 'closed' ? 'Registration is closed' : 'Registration is by invitation'}
        sentence={notice}
        other={
          <>
            Already have an account? <Link to={paths.login}>Login</Link>
          </>
        }
      >
        {null}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Start your free trial"
      sentence={
        <Promises>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <Check aria-hidden="true" />
              {promise}
            </li>
          ))}
        </Promises>
      }
      other={
        <>
          Already have an account? <Link to={paths.login}>Login</Link>
        </>
      }
    >
      {refusal !== null && <Banner title={refusal} />}
      <Form ref={ref} method="dialog" noValidate onSubmit={onSubmit}>
        <Field label="Full name" required error={faults.name}>
          <TextInput {...bind('name')} autoComplete="name" maxLength={120} />
        </Field>
        <Field label="Email" required error={faults.email}>
          <TextInput
            {...email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
          />
        </Field>
        <Field label="Company name" required error={faults.company}>
          <TextInput {...bind('company')} autoComplete="organization" maxLength={120} />
        </Field>
        <NewPasswordFields
          bind={bind}
          faults={faults}
          about={[email.value, bind('name').value, bind('company').value]}
        />
        <Button type="submit" variant="accent" size="lg" wide busy={busy} busyLabel="Creating Account...">
          Start Free Trial
        </Button>
      </Form>
    </AuthLayout>
  );
}

const PROMISES = [`${TRIAL_DAYS}-day free trial`, 'No credit card', 'Cancel anytime'];

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  ${theme.type.sm}
  > li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  svg {
    color: ${theme.tone.green.dot};
  }
`;
