import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectSession } from '../../api/session';
import { paths } from '../../config/paths';
import { authContract } from '../../contracts/auth';
import { registrationNotice } from '../../domain/registration';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Link } from '../../ui/link';
import { TextInput } from '../../ui/text-input';
import { theme } from '../../ui/theme';
import { answerOf, AuthLayout, SecondFactorField, useAuthForm, useSecondFactor } from '../account/account-parts';
import { useGetSignInOptionsQuery } from './auth-api';
import { useAuth, useTypedEmail } from './auth-parts';

export function LoginPage() {
  const { login } = useAuth();
  const { endedBy } = useSelector(selectSession);
  const [typedEmail, keepEmail] = useTypedEmail();
  // Being asked for a code is no fault; one that is wrong is.
  const { codeAsked, check, asking, forget } = useSecondFactor({ quietly: true });
  const { ref, bind, faults, refusal, busy, restart, onSubmit } = useAuthForm({
    endpoint: authContract.login,
    from: { email: typedEmail, password: '', code: '' },
    check,
    send: asking(async ({ email, password, code }) =>
      answerOf(await login(email, password, codeAsked ? code : undefined)),
    ),
  });
  const leaveAccount = () => {
    forget();
    keepEmail('');
    restart();
    ref.current?.querySelector('input')?.focus();
  };
  const email = bind('email');
  const { data: options } = useGetSignInOptionsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <AuthLayout
      title="Welcome back"
      sentence="Sign in to see what this week needs from you."
      other={
        options && options.registration !== 'open' ? (
          registrationNotice[options.registration]
        ) : (
          <>
            No account yet? <Link to={paths.register}>Register</Link>
          </>
        )
      }
    >
      {endedBy === 'expired' && refusal === null && <Ended role="status">Your session has ended. Sign in again.</Ended>}
      {refusal !== null && <Banner title={refusal} />}
      <Form ref={ref} method="dialog" noValidate onSubmit={onSubmit}>
        <Field label="Email" required error={faults.email}>
          <TextInput
            {...email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
            onChange={(event) => {
              email.onChange(event);
              forget(); // the code was asked of another address
            }}
          />
        </Field>
        <Field label="Password" required error={faults.password}>
          <TextInput {...bind('password')} type="password" canReveal autoComplete="current-password" maxLength={256} />
        </Field>
        {codeAsked && <SecondFactorField {...bind('code')} error={faults.code} focused />}
        <Button type="submit" variant="primary" size="lg" wide busy={busy} busyLabel="Signing In...">
          Sign In
        </Button>
        {/* Below: on the way from the email to the password a Tab should not stop here. */}
        {codeAsked ? (
          <Button variant="quiet" wide onClick={leaveAccount}>
            Use another account
          </Button>
        ) : (
          <Forgot>
            <Link to={paths.forgotPassword}>Forgot password?</Link>
          </Forgot>
        )}
      </Form>
      {options?.demo && (
        <Demo>Just looking? Any email and password works as a demo, with sample data that is yours for a day.</Demo>
      )}
    </AuthLayout>
  );
}

const Ended = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  background: ${theme.tone.blue.soft};
  color: ${theme.tone.blue.text};
  ${theme.type.sm}
`;

const Forgot = styled.p`
  ${theme.type.sm}
  text-align: center;
`;

/** Dashed, as everything that is a sample. */
const Demo = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.panel};
  color: ${theme.color.text2};
  ${theme.type.sm}
  text-wrap: pretty;
`;
