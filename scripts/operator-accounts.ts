import * as z from 'zod/mini';
import { env } from '../netlify/config/env';
import { administration } from '../netlify/features/operator/administration-repository';
import { secondFactor } from '../netlify/http/second-factor-wiring';
import { sha256 } from '../netlify/providers/system/digest';
import { systemIds } from '../netlify/providers/system/ids';
import { HOUR_MS, WEEK_MS } from '../src/domain/duration';
import { oneLine } from './format-table';
import { UsageError } from './operator-arguments';
import type { OperatorCommand } from './operator-command';
import { count, day, list, MANY } from './operator-listing';

export const accountCommands: Record<string, OperatorCommand> = {
  users: {
    usage: 'users [--search text]',
    about: 'accounts, newest first',
    arguments: [0, 0],
    run: async (_words, { search }) => {
      const rows = await administration.listUsers({ search, limit: MANY + 1 });
      return list(
        ['EMAIL', 'NAME', 'CONFIRMED', 'OPERATOR', 'WORKSPACES', 'REGISTERED', 'LAST SEEN'],
        rows,
        (row) => [
          row.email,
          row.name,
          yesNo(row.emailVerified),
          yesNo(row.operatorSince !== null),
          String(row.workspaces),
          day(row.createdAt),
          day(row.seenAt),
        ],
        'No account matches.',
      );
    },
  },
  grant: {
    usage: 'grant <email>',
    about: 'makes someone an operator',
    arguments: [1, 1],
    run: async ([email = '']) => {
      refuseWhereSettingDecides();
      const user = await findUser(email);
      return (await administration.grantOperator(user.id, new Date()))
        ? `${user.email} is an operator now.`
        : `${user.email} was an operator already.`;
    },
  },
  revoke: {
    usage: 'revoke <email>',
    about: 'makes an operator an ordinary account again',
    arguments: [1, 1],
    run: async ([email = '']) => {
      refuseWhereSettingDecides();
      const user = await findUser(email);
      const outcome = await administration.revokeOperator(user.id);
      if (outcome === 'last')
        throw new Error(
          `${user.email} is the only operator, and without one the next account that registers becomes it. Grant it to somebody else first.`,
        );
      return outcome === 'revoked' ? `${user.email} is no operator any more.` : `${user.email} was no operator.`;
    },
  },
  verify: {
    usage: 'verify <email>',
    about: 'confirms an address without a mail',
    arguments: [1, 1],
    run: async ([email = '']) => {
      const user = await findUser(email);
      return (await administration.verifyEmail(user.id, new Date()))
        ? `${user.email} is confirmed.`
        : `${user.email} was confirmed already.`;
    },
  },
  'reset-link': {
    usage: 'reset-link <email>',
    about: 'a link that sets a new password; good once, for an hour',
    arguments: [1, 1],
    run: async ([email = ''], _options, { now, origin }) => {
      const user = await findUser(email);
      const token = systemIds.token(TOKEN_BYTES);
      await administration.keepResetLink({
        userId: user.id,
        email: user.email,
        hash: sha256(token),
        now,
        expiresAt: new Date(now.getTime() + RESET_MS),
      });
      return `${origin}/reset-password#token=${token}\nGive it to ${oneLine(user.name)} (${user.email}) alone: whoever opens it chooses the password. Links made before stopped working.`;
    },
  },
  invite: {
    usage: 'invite <email>',
    about: 'a link with which somebody new may register; good once, for seven days',
    arguments: [1, 1],
    run: async ([typed = ''], _options, { now, origin }) => {
      const email = typed.toLowerCase();
      if (!z.email().safeParse(email).success) throw new UsageError(`“${oneLine(typed)}” is not an email address.`);
      if (await administration.findUser(email)) throw new Error(`${email} has an account already.`);
      const token = systemIds.token(TOKEN_BYTES);
      await administration.keepRegistrationLink({
        email,
        hash: sha256(token),
        now,
        expiresAt: new Date(now.getTime() + INVITE_MS),
      });
      const { registration } = env();
      const note =
        registration === 'invitation'
          ? ''
          : registration === 'open'
            ? '\nREGISTRATION is open: anybody may register without it.'
            : '\nREGISTRATION is closed: the link works once it is “invitation”.';
      return `${origin}/register#token=${token}\nGive it to whoever reads ${email}: it makes one account, for that address.${note}`;
    },
  },
  'end-sessions': {
    usage: 'end-sessions <email>',
    about: 'signs someone out everywhere',
    arguments: [1, 1],
    run: async ([email = '']) => {
      const user = await findUser(email);
      return `${count(await administration.endSessions(user.id), 'session')} of ${user.email} ended.`;
    },
  },
  'end-two-factor': {
    usage: 'end-two-factor <email>',
    about: 'for someone who lost app and recovery codes; signs out everywhere, too',
    arguments: [1, 1],
    run: async ([email = '']) => {
      const user = await findUser(email);
      if (!(await secondFactor.turnOff(user.id))) return `${user.email} has no two-factor sign-in.`;
      return `Two-factor sign-in of ${user.email} is off, and ${count(await administration.endSessions(user.id), 'session')} ended: the password alone opens the account now. Be sure that it was ${oneLine(user.name)} who asked.`;
    },
  },
};

async function findUser(email: string) {
  const found = await administration.findUser(email);
  if (!found)
    throw new Error(
      `There is no account with the address ${oneLine(email)}. List them with: npm run operator -- users --search text`,
    );
  return found;
}

function refuseWhereSettingDecides(): void {
  const { operatorEmail } = env();
  if (operatorEmail)
    throw new Error(
      `OPERATOR_EMAIL is set, so ${operatorEmail} alone is the operator. Change or remove that setting instead.`,
    );
}

const yesNo = (yes: boolean): string => (yes ? 'yes' : 'no');

/** Like a link that a person requested. */
const TOKEN_BYTES = 32;
const RESET_MS = HOUR_MS;
const INVITE_MS = WEEK_MS;
