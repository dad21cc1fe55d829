import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { fraudSignWords } from '../src/domain/fraud-signs';
import { happenings } from '../src/domain/happenings';
import { planNames, TRIAL_DAYS, type PlanName } from '../src/domain/plan';
import { addDays, toInstant } from '../src/domain/zoned-time';
import { env } from '../netlify/config/env';
import { administration } from '../netlify/features/operator/administration-repository';
import { mailReviewing } from '../netlify/features/campaigns/mail-review-repository';
import { operatorRepository } from '../netlify/features/operator/operator-repository';
import { metricsToken } from '../netlify/http/metrics-access';
import { secondFactor } from '../netlify/http/second-factor-wiring';
import { causeOf } from '../netlify/queue/failed-jobs';
import { sha256 } from '../netlify/providers/system/digest';
import { systemIds } from '../netlify/providers/system/ids';
import { formatTable, oneLine } from './format-table';
import { keepRootSecret, newRootSecret } from './root-secret';

/** What `npm run operator -- <name> …` does. Each answers with text for the terminal, or throws with a sentence. */
export const operatorCommands: Record<string, OperatorCommand> = {
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
  workspaces: {
    usage: 'workspaces [--search text]',
    about: 'workspaces by name, demos left out',
    arguments: [0, 0],
    run: async (_words, { search }) => {
      const rows = await administration.listWorkspaces({ search, limit: MANY + 1 });
      return list(
        ['SLUG', 'NAME', 'PLAN', 'ENDS', 'MEMBERS', 'MADE'],
        rows,
        (row) => [row.slug, row.name, row.plan, day(row.endsAt), String(row.members), day(row.createdAt)],
        'No workspace matches.',
      );
    },
  },
  plan: {
    usage: 'plan <slug> <plan> [--days n | --until day]',
    about: `gives a workspace a plan without an invoice: ${planNames.join(', ')}; --until its last day, such as 2027-01-31; --days how long a trial lasts from now (${TRIAL_DAYS})`,
    arguments: [2, 2],
    run: async ([slug = '', wanted = ''], { days, until }, { now }) => {
      const plan = planNames.find((name) => name.toLowerCase() === wanted.toLowerCase());
      if (!plan) throw new Error(`There is no plan “${oneLine(wanted)}”. Plans are ${planNames.join(', ')}.`);
      const end = until === undefined ? endOfTrial(plan, days, now) : lastDay(until, days, now);
      const changed = await administration.updatePlan(
        slug,
        plan,
        (zone) =>
          end instanceof Date || end === null ? end : toInstant({ date: addDays(end.day, 1), time: '00:00' }, zone),
        now,
        { ...happenings.planGiven(plan), id: systemIds.id() },
      );
      if (!changed)
        throw new Error(`There is no workspace “${oneLine(slug)}”. List them with: npm run operator -- workspaces`);
      return `${oneLine(changed.name)} is on ${plan} now (was ${changed.before})${end ? `, until ${end instanceof Date ? day(end) : end.day}` : ''}.`;
    },
  },
  jobs: {
    usage: 'jobs [failed | retry <id> | retry all]',
    about: 'queues; what failed; runs a failed job once more',
    arguments: [0, 2],
    run: async ([what, id]) => {
      if (what === undefined) return listQueues();
      if (what === 'failed' && id === undefined) return listFailedJobs();
      if (what === 'retry' && id !== undefined) return retryJobs(id);
      throw new UsageError('Write: jobs, jobs failed, jobs retry <id> or jobs retry all.');
    },
  },
  mail: {
    usage: 'mail [id]',
    about: 'mails that are held because no mail server is set; one with its text',
    arguments: [0, 1],
    run: async ([id]) => (id === undefined ? listHeldMails() : showMail(id)),
  },
  held: {
    usage: 'held [id]',
    about: 'campaign mails that speak like a fraud and wait for you; one with its text',
    arguments: [0, 1],
    run: async ([id]) => (id === undefined ? listReviews() : showReview(await findReview(id))),
  },
  release: {
    usage: 'release <id>',
    about: 'lets a held campaign mail go out',
    arguments: [1, 1],
    run: ([id = ''], _options, { now }) => decideReview(id, 'released', now),
  },
  refuse: {
    usage: 'refuse <id>',
    about: 'keeps a held campaign mail from going out',
    arguments: [1, 1],
    run: ([id = ''], _options, { now }) => decideReview(id, 'refused', now),
  },
  token: {
    usage: 'token',
    about: 'the bearer token of /metrics',
    arguments: [0, 0],
    run: async () => metricsToken().token,
  },
  'rotate-secret': {
    usage: 'rotate-secret',
    about: 'a new root secret; everybody signs in anew',
    arguments: [0, 0],
    run: async (_words, _options, { dataDir, secretChosen }) => {
      const secret = newRootSecret();
      if (secretChosen)
        return [
          `APP_SECRET=${secret}`,
          'The root secret comes from APP_SECRET, so nothing was changed. Set it to this text everywhere the product runs, set APP_SECRET_FORMER to the secret that it replaces, so that stored keys of outside services still open, and restart it.',
          CONSEQUENCES,
        ].join('\n');
      keepRootSecret(dataDir, secret);
      const ended = await administration.endAllSessions();
      return [
        `A new root secret lies in ${dataDir}/runtime.json; ${count(ended, 'session')} ended. Restart the product now: until then it signs with the old one.`,
        CONSEQUENCES,
      ].join('\n');
    },
  },
};

/** Every command on a line. */
export const operatorHelp = (): string =>
  [
    'npm run operator -- <command>',
    '',
    ...Object.values(operatorCommands)
      .map(({ usage, about }) => [usage, about])
      .map(([usage = '', about]) => `  ${usage.padEnd(40)}${about}`),
  ].join('\n');

/** Command, words and options. Throws UsageError with a sentence of ours where Node's own would explain `--` and `=`. */
export function readArguments(args: string[]) {
  // A value such as -5 looks like an option; whoever wrote it meant a number, and hears what numbers are taken.
  const joined = args.flatMap((arg, index) =>
    arg === '--days' && NEGATIVE.test(args[index + 1] ?? '')
      ? [`--days=${args[index + 1]}`]
      : NEGATIVE.test(arg) && args[index - 1] === '--days'
        ? []
        : [arg],
  );
  try {
    return parseArgs({
      args: joined,
      allowPositionals: true,
      options: {
        search: { type: 'string' },
        days: { type: 'string' },
        until: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(SENTENCES[(error as { code?: string }).code ?? ''] ?? (error as Error).message);
  }
}

/** What was typed could not be understood. */
export class UsageError extends Error {
  readonly exitCode = 2;
}

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

function endOfTrial(plan: PlanName, days: string | undefined, now: Date): Date | null {
  if (plan !== 'Trial') {
    if (days !== undefined) throw new UsageError(`--days is for trials. Write --until and a day to let ${plan} end.`);
    return null;
  }
  const length = days === undefined ? TRIAL_DAYS : Number(days);
  if (!Number.isInteger(length) || length < 1 || length > 3650)
    throw new UsageError('--days is a whole number from 1 to 3650.');
  return new Date(now.getTime() + length * DAY_MS);
}

/** The plan lasts through this day, by the workspace's clock. */
function lastDay(until: string, days: string | undefined, now: Date): { day: string } {
  if (days !== undefined) throw new UsageError('Write --days or --until, not both.');
  const at = Date.parse(`${until}T00:00:00Z`);
  if (
    !/^\d{4}-\d\d-\d\d$/.test(until) ||
    Number.isNaN(at) ||
    new Date(at).toISOString().slice(0, 10) !== until ||
    at < now.getTime() - DAY_MS
  )
    throw new UsageError('--until is a day that has not passed, such as 2027-01-31.');
  return { day: until };
}

async function listQueues(): Promise<string> {
  const queues = await operatorRepository.readQueues();
  const seen = await operatorRepository.readWorkerSeen();
  return `${formatTable(
    ['QUEUE', 'WAITING', 'LATER', 'AT WORK', 'FAILED'],
    queues.map((queue) => [queue.name, ...[queue.waiting, queue.later, queue.active, queue.failed].map(String)]),
  )}\nA worker was last here: ${seen ? seen.toISOString() : 'never'}.`;
}

async function listFailedJobs(): Promise<string> {
  const { rows } = await operatorRepository.listFailedJobs({ limit: MANY });
  return list(
    ['ID', 'QUEUE', 'ATTEMPTS', 'FAILED', 'WHY'],
    rows,
    (row) => [row.id, row.queue, String(row.attempts), minute(row.failedAt), causeOf(row.output)],
    'No job has failed.',
  );
}

async function retryJobs(id: string): Promise<string> {
  if (id !== 'all') {
    if (!UUID.test(id) || !(await operatorRepository.retryJob(id)))
      throw new Error(`There is no failed job ${oneLine(id)}. List them with: npm run operator -- jobs failed`);
    return 'The job runs once more.';
  }
  const ids: string[] = []; // all of them first: what fails again at once is not to be run for ever
  for (let cursor: string | undefined; ;) {
    const page = await operatorRepository.listFailedJobs({ cursor, limit: MANY });
    ids.push(...page.rows.map((row) => row.id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  let again = 0;
  for (const each of ids) if (await operatorRepository.retryJob(each)) again += 1;
  return again === 0 ? 'No job has failed.' : `${count(again, 'job')} will run once more.`;
}

async function listHeldMails(): Promise<string> {
  const { rows } = await operatorRepository.listMails({ state: 'held', limit: MANY });
  return list(
    ['ID', 'TO', 'SUBJECT', 'WRITTEN', 'LINKS END'],
    rows,
    (row) => [row.id, row.recipient, row.subject, minute(row.createdAt), minute(row.expiresAt)],
    'No mail is held.',
  );
}

async function showMail(id: string): Promise<string> {
  const mail = UUID.test(id) ? await operatorRepository.findMail(id) : null;
  if (!mail)
    throw new Error(`There is no mail ${oneLine(id)}. List those that are held with: npm run operator -- mail`);
  return [
    `To       ${oneLine(mail.recipient)}`,
    `Subject  ${oneLine(mail.subject)}`,
    `State    ${mail.state}`,
    ...(mail.text !== null && !env().publicUrl ? ['', ORIGIN_OPEN] : []),
    '',
    mail.text?.split('\n').map(oneLine).join('\n') ?? 'Its text was erased, because it is out or its links have ended.',
  ].join('\n');
}

async function listReviews(): Promise<string> {
  const rows = await mailReviewing.listHeld(MANY + 1);
  return list(
    ['ID', 'WORKSPACE', 'SUBJECT', 'WHY', 'SINCE'],
    rows,
    (row) => [row.id, row.slug, row.subject, row.sign, minute(row.heldAt)],
    'No campaign mail waits for you.',
  );
}

async function findReview(id: string) {
  const found = UUID.test(id) ? await mailReviewing.find(id) : null;
  if (!found)
    throw new Error(`There is no held campaign mail ${oneLine(id)}. List them with: npm run operator -- held`);
  return found;
}

const showReview = ({ workspace, subject, sign, state, text, links }: Awaited<ReturnType<typeof findReview>>): string =>
  [
    `From     ${oneLine(workspace)}`,
    `Subject  ${oneLine(subject)}`,
    `State    ${state}, because ${fraudSignWords[sign]}`,
    '',
    ...text.split('\n').map(oneLine),
    '',
    ...links.map((link) => `Link     ${oneLine(link)}`),
  ].join('\n');

async function decideReview(id: string, state: 'released' | 'refused', now: Date): Promise<string> {
  const found = await findReview(id);
  if (!(await mailReviewing.decide(found, state, systemIds.id(), now))) return `It was ${state} already.`;
  return state === 'released'
    ? `“${oneLine(found.subject)}” may go out; ${oneLine(found.workspace)} is told.`
    : `“${oneLine(found.subject)}” does not go out; ${oneLine(found.workspace)} is told.`;
}

function list<Row>(head: string[], rows: Row[], cells: (row: Row) => string[], empty: string): string {
  if (rows.length === 0) return empty;
  const shown = rows.slice(0, MANY).map(cells);
  return rows.length > MANY
    ? `${formatTable(head, shown)}\nThese are the first ${MANY}; narrow them with --search.`
    : formatTable(head, shown);
}

const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`;
const yesNo = (yes: boolean): string => (yes ? 'yes' : 'no');
const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '-';
const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const ORIGIN_OPEN =
  'PUBLIC_URL is not set, so its link starts with the address that a request named. See that it is your own before you hand it on.';
const NEGATIVE = /^-\d/;
const SENTENCES: Record<string, string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'There are three options: --search text, --days n and --until day.',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE:
    '--search, --days and --until need a value behind them: --search ada, --days 30, --until 2027-01-31.',
};
const CONSEQUENCES =
  'Everybody signs in anew, signed links to files and a derived metrics token change, links in newsletter mails that were sent before (to confirm and to unsubscribe) end, and the limits on demos and calls start counting anew. Passwords, data, password links and stored keys of outside services stay as they are.';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MANY = 100;
const DAY_MS = 86_400_000;
/** As a link that a person asked for. */
const TOKEN_BYTES = 32;
const RESET_MS = 3_600_000;
const INVITE_MS = 7 * DAY_MS;

export interface OperatorCommand {
  usage: string;
  about: string;
  /** How many words follow its name, at least and at most. */
  arguments: [number, number];
  run(
    words: string[],
    options: { search?: string; days?: string; until?: string },
    context: OperatorContext,
  ): Promise<string>;
}

export interface OperatorContext {
  now: Date;
  dataDir: string;
  /** Where people reach the product, without a slash at its end. */
  origin: string;
  /** The root secret comes from APP_SECRET. */
  secretChosen: boolean;
}
