import { securityContract, type Security } from '../../../contracts/security';
import { useContractForm } from '../../../hooks/use-contract-form';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { Panel, PanelBody } from '../../../ui/panel';
import {
  NewPasswordFields,
  newPasswordFaults,
  SecondFactorField,
  useSecondFactor,
  withCode,
} from '../../account/account-parts';
import { useSession } from '../../auth/auth-parts';
import { useChangePasswordMutation } from '../security-api';
import { CurrentPasswordField } from './current-password-field';
import { FormFoot } from './form-foot';
import { Refusal } from './refusal';

/** A new password for the account; every other browser has to sign in again. */
export function PasswordPanel({ security }: { security: Security }) {
  const { user, workspace } = useSession();
  const [change, { isSuccess, reset }] = useChangePasswordMutation();
  const about = [user.email, user.name, user.company, workspace.name, workspace.slug];
  const { codeAsked, check, asking } = useSecondFactor({ known: security.twoFactor });
  const { ref, bind, faults, refusal, busy, saved, isChanged, onSubmit } = useContractForm({
    endpoint: securityContract.changePassword,
    from: { currentPassword: '', code: '', password: '', confirmPassword: '' },
    input: withCode,
    check: (found, typed) => check(newPasswordFaults(found, typed, about), typed),
    send: asking(change),
  });
  const refused = refusal !== null || Object.keys(faults).length > 0;

  return (
    <Panel
      title="Password"
      side={`Last changed ${formatDay(security.passwordChangedAt, workspace.zone, { year: true })}`}
    >
      <PanelBody>
        <Refusal sentence={refusal} />
        <Form
          ref={ref}
          noValidate
          aria-label="Change the password"
          onChange={() => isSuccess && reset()}
          onSubmit={onSubmit}
        >
          <CurrentPasswordField {...bind('currentPassword')} error={faults.currentPassword} />
          {codeAsked && <SecondFactorField {...bind('code')} error={faults.code} />}
          <NewPasswordFields bind={bind} faults={faults} label="New password" about={about} />
          <FormFoot>
            <p role="status">
              {isSuccess
                ? 'Your password is changed. Every other browser was signed out.'
                : isChanged && !refused
                  ? 'Every other browser will be signed out.'
                  : ''}
            </p>
            <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
              {saved ? 'Saved!' : 'Change password'}
            </Button>
          </FormFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}
