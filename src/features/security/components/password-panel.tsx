import { checkInput } from '../../../api/check-input';
import { securityContract, type Security } from '../../../contracts/security';
import { useSaved } from '../../../hooks/use-saved';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { Panel, PanelBody } from '../../../ui/panel';
import { NewPasswordFields, newPasswordFaults, SecondFactorField } from '../../account/account-parts';
import { useSession } from '../../auth/auth-parts';
import { codeFault, useAccountForm } from '../hooks/use-account-form';
import { useChangePasswordMutation } from '../security-api';
import { CurrentPasswordField } from './current-password-field';
import { FormFoot } from './form-foot';
import { Refusal } from './refusal';

/** A new password for the account; every other browser has to sign in again. */
export function PasswordPanel({ security }: { security: Security }) {
  const { user, workspace } = useSession();
  const [change, { isSuccess, reset }] = useChangePasswordMutation();
  const [saved, setSaved] = useSaved();
  const about = [user.email, user.name, user.company, workspace.name, workspace.slug];
  const { ref, values, bind, faults, refusal, busy, codeAsked, onSubmit } = useAccountForm({
    initial: { currentPassword: '', code: '', password: '', confirmPassword: '' },
    check: (typed, wanted) => ({
      ...newPasswordFaults(checkInput(securityContract.changePassword, typed), typed, about),
      ...((security.twoFactor || wanted) && codeFault(typed.code)),
    }),
    send: async ({ code, ...typed }) => {
      const outcome = await change({ ...typed, ...(code.trim() && { code }) });
      setSaved(!outcome.error);
      return outcome;
    },
  });
  const asksCode = security.twoFactor || codeAsked;
  const refused = refusal !== null || Object.keys(faults).length > 0;
  const begun = Object.values(values).some((typed) => typed !== '');

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
          {asksCode && <SecondFactorField {...bind('code')} error={faults.code} />}
          <NewPasswordFields bind={bind} faults={faults} label="New password" about={about} />
          <FormFoot>
            <p role="status">
              {isSuccess
                ? 'Your password is changed. Every other browser was signed out.'
                : begun && !refused
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
