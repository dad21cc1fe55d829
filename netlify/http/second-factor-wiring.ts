import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors/app-error';
import type { RecoveryNotice, SecondFactor } from '../ports/second-factor';
import { systemClock } from '../providers/system/clock';
import { systemIds } from '../providers/system/ids';
import { makeSecretBox } from '../providers/system/secret-box';
import { base32, matchingStep, otpauthUri, STEP_LIFE_MS } from '../providers/system/totp';
import { fingerprint, formerKeysFor, keyFor } from '../keys/keys';
import { secondFactorRepository as repository, type SecondFactorRow } from './second-factor-repository';

/**
 * better-auth's two-factor tables and its refusal to sign in without a second step; the steps themselves are
 * ours, because the library's take several statements and accept a code twice when used concurrently
 * (docs/decisions/012-second-factor.md).
 */
export const secondFactor: SecondFactor = {
  isOn: repository.isOn,
  async begin({ id, email }) {
    const secret = randomBytes(SECRET_BYTES);
    const kept = await repository.begin({
      id: systemIds.id(),
      userId: id,
      secret: seal(id, secret.toString('base64')),
      backupCodes: seal(id, JSON.stringify(newCodes())),
    });
    return kept ? { uri: otpauthUri({ issuer: 'Fourbeat', account: email, secret }), secret: base32(secret) } : null;
  },
  async turnOn(userId, code, notice) {
    const outcome = await repository.change<{ recoveryCodes: string[] } | 'wrong-code'>(
      userId,
      false,
      async (row, tx) => {
        if (!(await useAppCode(userId, row, compact(code), tx))) return { answer: 'wrong-code' };
        return { turnOn: true, notice, answer: { recoveryCodes: codesOf(userId, row) } };
      },
    );
    return outcome ?? 'nothing-begun';
  },
  async take(userId, typed, notice) {
    const code = compact(typed);
    if (!/^\d{6}$/.test(code)) return takeRecoveryCode(userId, code, notice);
    return (
      (await repository.change(userId, true, async (row, tx) => ({
        answer: await useAppCode(userId, row, code, tx),
      }))) ?? false
    );
  },
  async renewCodes(userId, notice) {
    const codes = newCodes();
    return (
      (await repository.change(userId, true, async () => ({
        backupCodes: seal(userId, JSON.stringify(codes)),
        notice,
        answer: codes,
      }))) ?? null
    );
  },
  async codesLeft(userId) {
    const row = await repository.find(userId);
    return row ? codesOf(userId, row).length : 0;
  },
  turnOff: repository.turnOff,
};

/**
 * The email says how many codes are left and is written before the row is locked: if another code is used
 * meanwhile, it is written again.
 */
async function takeRecoveryCode(userId: string, code: string, notice: RecoveryNotice): Promise<boolean> {
  const without = (row: SecondFactorRow) => codesOf(userId, row).filter((each) => !sameText(compact(each), code));
  for (;;) {
    const seen = await repository.find(userId);
    if (!seen || without(seen).length === codesOf(userId, seen).length) return false;
    const email = await notice(without(seen).length);
    const taken = await repository.change(userId, true, async (row) => {
      if (row.backupCodes !== seen.backupCodes) return { answer: 'again' as const };
      return {
        backupCodes: seal(userId, JSON.stringify(without(row))),
        ...(email && { notice: email }),
        answer: 'taken' as const,
      };
    });
    if (taken !== 'again') return taken === 'taken';
  }
}

/** RFC 6238 §5.2: an accepted code is refused afterwards. */
async function useAppCode(
  userId: string,
  row: SecondFactorRow,
  code: string,
  tx: Parameters<typeof repository.markUsed>[0],
): Promise<boolean> {
  const now = systemClock.now();
  const step = matchingStep(Buffer.from(unseal(userId, row.secret), 'base64'), code, now);
  if (step === null) return false;
  return repository.markUsed(tx, {
    hash: fingerprint('second-factor', `${userId} ${step}`),
    userId,
    now,
    expiresAt: new Date(now.getTime() + STEP_LIFE_MS),
  });
}

const codesOf = (userId: string, row: SecondFactorRow): string[] =>
  JSON.parse(unseal(userId, row.backupCodes)) as string[];

/** Ten codes of 50 random bits each, in an alphabet without look-alikes. */
const newCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(10)]
      .map((byte) => SIGNS[byte % SIGNS.length])
      .join('')
      .replace(/^(.{5})/, '$1-'),
  );

/** People may type spaces and dashes anywhere. */
const compact = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Bound to the person: a row copied to somebody else cannot be decrypted there. */
function seal(userId: string, text: string): string {
  const { keyId, sealed } = box().seal(text, [userId]);
  return `${keyId}.${sealed}`;
}

function unseal(userId: string, stored: string): string {
  const [keyId = '', sealed = ''] = stored.split('.');
  const text = box().open({ keyId, sealed }, [userId]);
  if (text !== null) return text;
  throw new AppError(
    'internal',
    'We can no longer check your authenticator, because this installation has a new secret. Ask your administrator to turn off two-factor sign-in for your account.',
    { detail: 'no root secret opens a row of auth.two_factor' },
  );
}

const box = () => makeSecretBox({ current: keyFor('second-factor'), former: formerKeysFor('second-factor') });

/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const SIGNS = 'abcdefghjkmnpqrstuvwxyz123456789';
