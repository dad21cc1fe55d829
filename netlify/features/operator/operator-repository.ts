import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { mailStates, type MailState } from '../../../src/contracts/operator';
import { acrossWorkspaces, asAuth, pool, type Transaction } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { mails } from '../../database/schema/mail';
import { giveUpAfter } from '../../database/statement-timeout';
import { patience } from '../../ports/patience';
import { deleteFailedJob, retryFailedJob } from '../../queue/failed-jobs';

export type OperatorRepository = typeof operatorRepository;

/** What belongs to the installation and no workspace. Every reading gives up after two seconds. */
export const operatorRepository = {
  readDatabase: () =>
    asConnectionRole(async (tx) => {
      const [row] = await rowsOf<{
        version: string;
        schema: string;
        bytes: number;
        connections: number;
        maxConnections: number;
      }>(
        tx,
        sql`
        select current_setting('server_version') as version, (select coalesce(max(name), 'none') from schema_migrations) as schema,
          pg_database_size(current_database())::float8 as bytes, current_setting('max_connections')::int as "maxConnections",
          (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`,
      );
      return row!;
    }),

  /** Every queue with its counts; jobs scheduled for the future are `later`, not waiting. */
  readQueues: () =>
    readAcross('operator reads queues', (tx) =>
      rowsOf<QueueReading>(
        tx,
        sql`
        select queue.name, (count(*) filter (where job.due))::int as waiting, (count(*) filter (where not job.due))::int as later, (count(*) filter (where job.state = 'active'))::int as active,
          (count(*) filter (where job.state = 'failed'))::int as failed,
          extract(epoch from now() - min(greatest(job.created_on, job.start_after)) filter (where job.due))::float8 as "oldestWaitingSeconds"
        from pgboss.queue left join (
          select name, state, created_on, start_after, case when state in ('created', 'retry') then start_after <= now() end as due from pgboss.job where state in ('created', 'retry', 'active', 'failed')
        ) job on job.name = queue.name
        where queue.name not like '\\_\\_%' group by queue.name order by queue.name`,
      ),
    ),

  /** When a worker last reported or renewed a job's heartbeat; null before the first time. */
  readWorkerSeen: () =>
    readAcross('operator looks for the worker', async (tx) => {
      const [row] = await rowsOf<{ at: number | null }>(
        tx,
        sql`
        select ${millis(sql`greatest((select max(greatest(monitor_on, monitor_claim_on, maintain_on)) from pgboss.queue), (select max(heartbeat_on) from pgboss.job where state = 'active'))`)} as at`,
      );
      return row?.at == null ? null : new Date(row.at);
    }),

  /** Emails by state, each counted up to COUNTED; one held past the expiry of its links counts as ended. */
  countMails: () =>
    readAcross('operator counts mail', async (tx) => {
      const [row] = await rowsOf<Record<MailState, number>>(
        tx,
        sql`select ${sql.join(
          mailStates.map(
            (state) =>
              sql`(select count(*)::int from (select 1 from mails where ${inState(state)} limit ${COUNTED}) counted) as ${sql.identifier(state)}`,
          ),
          sql`, `,
        )}`,
      );
      return row!;
    }),

  /** Campaign emails waiting for review, counted up to COUNTED. */
  countReviews: () =>
    readAcross('operator counts mails to look at', async (tx) => {
      const [row] = await rowsOf<{ n: number }>(
        tx,
        sql`select count(*)::int as n from (select 1 from mail_reviews where state = 'held' limit ${COUNTED}) counted`,
      );
      return row!.n;
    }),

  /** Accounts, workspaces and open demos; large tables by the database's own statistics. */
  readTotals: (now: Date) =>
    asAuth(async (tx) => {
      await giveUpSoon(tx);
      const [row] = await rowsOf<{
        accounts: number;
        workspaces: number;
        openDemos: number;
        manyAccounts: number;
        manyWorkspaces: number;
      }>(
        tx,
        sql`
        select (select count(*)::int from (select 1 from auth."user" where email not like '%@demo.invalid' limit ${COUNTED + 1}) counted) as accounts,
          (select count(*)::int from (select 1 from workspaces where kind = 'real' limit ${COUNTED + 1}) counted) as workspaces,
          (select count(*)::int from (select 1 from workspaces where kind = 'demo' and ends_at > ${now.toISOString()} limit ${COUNTED + 1}) counted) as "openDemos",
          (select reltuples::float8 from pg_class where oid = 'auth."user"'::regclass) as "manyAccounts", (select reltuples::float8 from pg_class where oid = 'workspaces'::regclass) as "manyWorkspaces"`,
      );
      const { accounts, workspaces, openDemos, manyAccounts, manyWorkspaces } = row!;
      const estimated = accounts > COUNTED || workspaces > COUNTED;
      return {
        accounts: accounts > COUNTED ? Math.max(accounts, manyAccounts) : accounts,
        workspaces: workspaces > COUNTED ? Math.max(workspaces, manyWorkspaces) : workspaces,
        openDemos,
        estimated,
      };
    }),

  listFailedJobs: ({ cursor, limit }: { cursor?: string; limit: number }) =>
    readAcross('operator reads failed jobs', async (tx) => {
      const rows = await rowsOf<Omit<FailedJobRow, 'createdAt' | 'failedAt'> & FailedJobTimes>(
        tx,
        sql`
        select id, name as queue, data, output, retry_count + 1 as attempts, ${millis(sql`created_on`)} as "createdAt", ${millis(sql`completed_on`)} as "failedAt", ${NEWEST_FAILED.listPlace} as "listPlace"
        from pgboss.job where ${and(sql`state = 'failed'`, NEWEST_FAILED.beyond(cursor))}
        order by ${sql.join(NEWEST_FAILED.order, sql`, `)} limit ${limit + 1}`,
      );
      const { rows: page, nextCursor } = NEWEST_FAILED.cut(rows, limit);
      return {
        rows: page.map((row): FailedJobRow => ({
          ...row,
          createdAt: new Date(row.createdAt),
          failedAt: new Date(row.failedAt),
        })),
        nextCursor,
      };
    }),

  jobExists: (jobId: string) =>
    readAcross(
      'operator looks for a job',
      async (tx) =>
        (
          await rowsOf(
            tx,
            sql`select 1 from pgboss.job where name in (select name from pgboss.queue) and id = ${jobId}`,
          )
        ).length > 0,
    ),

  retryJob: (jobId: string) => asConnectionRole((tx) => retryFailedJob(tx, jobId)),
  deleteJob: (jobId: string) => asConnectionRole((tx) => deleteFailedJob(tx, jobId)),

  listMails: ({ state, cursor, limit }: { state?: MailState; cursor?: string; limit: number }) =>
    readAcross('operator reads mail', async (tx) => {
      const rows = await tx
        .select({ ...mailColumns, listPlace: NEWEST_MAILS.listPlace })
        .from(mails)
        .where(and(state && inState(state), NEWEST_MAILS.beyond(cursor)))
        .orderBy(...NEWEST_MAILS.order)
        .limit(limit + 1);
      return NEWEST_MAILS.cut(rows, limit);
    }),

  findMail: (mailId: string) =>
    readAcross(
      'operator reads mail',
      async (tx) =>
        (
          await tx
            .select({ ...mailColumns, html: mails.html, text: mails.text })
            .from(mails)
            .where(eq(mails.id, mailId))
        )[0] ?? null,
    ),
};

/** As the connection's own role, which owns the queues; for what no other role may do. */
const asConnectionRole = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  drizzle(pool()).transaction(async (tx) => {
    await giveUpSoon(tx);
    return work(tx);
  });

const readAcross = <T>(why: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  acrossWorkspaces(why, async (tx) => {
    await giveUpSoon(tx);
    return work(tx);
  });

const giveUpSoon = (tx: Transaction) => giveUpAfter(tx, PATIENCE_MS);

const rowsOf = async <R>(tx: Transaction, query: ReturnType<typeof sql>): Promise<R[]> =>
  (await tx.execute(query)).rows as R[];

/** Drizzle returns timestamps of raw queries as text; milliseconds are unambiguous. */
const millis = (instant: ReturnType<typeof sql>) => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/** A held email whose links have expired counts as ended before the hourly clean-up records it. */
const outlived = sql`(${mails.state} = 'held' and ${mails.expiresAt} <= now())`;
const inState = (state: MailState) =>
  state === 'ended'
    ? sql`(${mails.state} = 'ended' or ${outlived})`
    : state === 'held'
      ? sql`(${mails.state} = 'held' and ${mails.expiresAt} > now())`
      : eq(mails.state, state);

const mailColumns = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  state: sql<MailState>`case when ${outlived} then 'ended' else ${mails.state} end`,
  attempts: mails.attempts,
  cause: mails.cause,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  expiresAt: mails.expiresAt,
  readable: sql<boolean>`${mails.text} is not null`,
};

const NEWEST_MAILS = keyset('mails', 'down', byMoment(mails.createdAt), byId(mails.id));
const NEWEST_FAILED = keyset('failed-jobs', 'down', byMoment(sql`completed_on`), byId(sql`id`));

const COUNTED = 10_000;
const PATIENCE_MS = patience(2_000);

export interface QueueReading {
  name: string;
  waiting: number;
  later: number;
  active: number;
  failed: number;
  oldestWaitingSeconds: number | null;
}

interface FailedJobTimes {
  createdAt: number;
  failedAt: number;
  listPlace: string;
}

export interface FailedJobRow {
  id: string;
  queue: string;
  data: unknown;
  output: unknown;
  attempts: number;
  createdAt: Date;
  failedAt: Date;
}
