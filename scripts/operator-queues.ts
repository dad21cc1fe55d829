import { env } from '../netlify/config/env';
import { operatorRepository } from '../netlify/features/operator/operator-repository';
import { causeOf } from '../netlify/queue/failed-jobs';
import { formatTable, oneLine } from './format-table';
import { UsageError } from './operator-arguments';
import type { OperatorCommand } from './operator-command';
import { count, list, MANY, minute, UUID } from './operator-listing';

export const queueCommands: Record<string, OperatorCommand> = {
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
};

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
  const ids: string[] = []; // collects all of them first: one that fails again at once must not be retried for ever
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

const ORIGIN_OPEN =
  'PUBLIC_URL is not set, so its link starts with the address that a request named. See that it is your own before you hand it on.';
