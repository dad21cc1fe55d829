import { AppError } from '../../errors/app-error';
import { codeRefused, codeRequired } from '../../errors/second-factor-errors';
import type { SessionCall } from '../../http/call';
import type { Limit } from '../../http/limits-wiring';
import type { Identity } from '../../ports/identity';
import type { SecondFactor } from '../../ports/second-factor';
import type { RecoveryEmail } from './security-recovery-email';

/**
 * Asks the signed-in person to prove who they are: password, and with two-factor sign-in also a code. Throws
 * AppError('invalid_request') with a sentence at `field` for a wrong password, 'second_factor_required' with
 * fields.code for a missing, wrong or used code. Wrong attempts count like wrong sign-ins. A correct code is
 * used up: check everything else first.
 */
export function makeConfirmPerson({ identity, secondFactor, recoveryEmail, guessesOf }: Dependencies) {
  return async (call: SessionCall, { password, code, field }: Proof): Promise<void> => {
    const guesses = guessesOf(call.user.email, call);
    for (const guess of guesses) await call.throttle(...guess);
    if (!(await identity.checkPassword(call.user.id, password)))
      throw new AppError('invalid_request', NOT_YOURS, { fields: { [field]: NOT_YOURS } });
    if (await secondFactor.isOn(call.user.id)) {
      if (!code) throw codeRequired();
      if (
        !(await secondFactor.take(call.user.id, code, (left) =>
          recoveryEmail(call.user, { left, headers: call.caller.headers, address: call.address, origin: call.origin }),
        ))
      )
        throw codeRefused();
    }
    for (const guess of guesses) await call.forgive(...guess);
  };
}

const NOT_YOURS = 'This is not your password.';

export type ConfirmPerson = ReturnType<typeof makeConfirmPerson>;

export interface Proof {
  password: string;
  code: string | undefined;
  /** The field that holds the password. */
  field: 'currentPassword' | 'password';
}

interface Dependencies {
  identity: Pick<Identity, 'checkPassword'>;
  secondFactor: Pick<SecondFactor, 'isOn' | 'take'>;
  recoveryEmail: RecoveryEmail;
  guessesOf(email: string, call: SessionCall): [subject: string, limit: Limit][];
}
