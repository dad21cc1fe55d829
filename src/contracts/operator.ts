import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, pageSize, storedText } from './text';

/**
 * sending: an attempt is under way. held: no mail server is set up. uncertain: the server may have taken it, but
 * its answer was lost. ended: never sent, because its link was used, replaced, withdrawn or has expired.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'held', 'failed', 'uncertain', 'ended'] as const;
export const capabilityNames = [
  'database',
  'jobs',
  'mail',
  'storage',
  'images',
  'planner',
  'live updates',
  'public address',
  'web access',
] as const;

const capabilitySchema = z.object({
  name: z.enum(capabilityNames),
  /** limited: works, but not fully. */
  state: z.enum(['ok', 'limited', 'down']),
  detail: storedText(400),
  /** What the operator can do; null when nothing needs doing. */
  advice: z.nullable(storedText(400)),
});

const systemSchema = z.object({
  version: storedText(40),
  node: storedText(40),
  platform: storedText(80),
  /** When this process started; a serverless function's process is always young. */
  startedAt: instant,
  capabilities: z.array(capabilitySchema),
  /** Each part below is null when it could not be read in time; the capability's sentence says why. */
  database: z.nullable(
    z.object({
      version: storedText(40),
      schema: storedText(80),
      bytes: z.number(),
      connections: z.number(),
      maxConnections: z.number(),
    }),
  ),
  queues: z.nullable(
    z.array(
      z.object({
        name: storedText(100),
        waiting: z.number(),
        later: z.number(),
        active: z.number(),
        failed: z.number(),
        oldestWaitingSeconds: z.nullable(z.number()),
      }),
    ),
  ),
  worker: z.nullable(z.object({ seenAt: z.nullable(instant) })),
  /** Each state is counted up to 10,000. */
  mails: z.nullable(z.record(z.enum(mailStates), z.number())),
  /** PUBLIC_URL; null when it is not set, in which case links use the host that the request names. */
  publicUrl: z.nullable(storedText(2_000)),
  /** The mail server's host; null when none is set up and mail is held. */
  mailHost: z.nullable(storedText(253)),
  storage: z.nullable(z.object({ provider: storedText(80), freeBytes: z.nullable(z.number()) })),
  /** estimated: taken from the database's statistics where tables are large. */
  totals: z.nullable(
    z.object({ accounts: z.number(), workspaces: z.number(), openDemos: z.number(), estimated: z.boolean() }),
  ),
  settings: z.array(z.object({ name: storedText(60), value: storedText(300), warning: z.nullable(storedText(400)) })),
});

const failedJobSchema = z.object({
  id,
  queue: storedText(100),
  /** Ids only; payloads carry no content. */
  payload: z.record(storedText(40), storedText(100)),
  cause: storedText(500),
  attempts: z.number(),
  createdAt: instant,
  failedAt: instant,
});

const mailSchema = z.object({
  id,
  kind: storedText(60),
  recipient: storedText(320),
  subject: storedText(400),
  state: z.enum(mailStates),
  attempts: z.number(),
  cause: z.nullable(storedText(600)),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** When its links expire and its text is erased. */
  expiresAt: instant,
  /** Whether its text is still stored; it is erased once the email is sent or its links have expired. */
  readable: z.boolean(),
});

const onlyOperator = { access: 'session', operatorOnly: true } as const;
const page = { cursor: cursorInput(), limit: pageSize(20) };
const aJob = z.object({ jobId: id });
const aMail = z.object({ mailId: id });

export type System = z.infer<typeof systemSchema>;
export type Capability = z.infer<typeof capabilitySchema>;
export type FailedJob = z.infer<typeof failedJobSchema>;
export type Mail = z.infer<typeof mailSchema>;
export type MailContent = z.infer<typeof operatorContract.getMail.output>;
export type MailState = (typeof mailStates)[number];

export const operatorContract = {
  getSystem: endpoint({
    method: 'GET',
    path: '/api/operator/system',
    ...onlyOperator,
    summary: "The installation's state: its parts, queues, email and settings. No secrets.",
    input: z.object({}),
    output: systemSchema,
  }),
  getMetricsToken: endpoint({
    method: 'GET',
    path: '/api/operator/metrics-token',
    ...onlyOperator,
    summary: 'The token for /metrics; null where METRICS_TOKEN sets it.',
    input: z.object({}),
    output: z.object({ token: z.nullable(storedText(100)) }),
  }),
  listFailedJobs: endpoint({
    method: 'GET',
    path: '/api/operator/jobs',
    ...onlyOperator,
    summary: 'Jobs that have used up their attempts, newest first, paged by cursor.',
    input: z.object(page),
    output: z.object({ items: z.array(failedJobSchema), nextCursor: z.nullable(storedText(200)) }),
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/operator/jobs/:jobId/retry',
    ...onlyOperator,
    summary: 'Retries a failed job.',
    input: aJob,
    output: z.object({}),
  }),
  deleteJob: endpoint({
    method: 'DELETE',
    path: '/api/operator/jobs/:jobId',
    ...onlyOperator,
    summary: 'Deletes a failed job.',
    input: aJob,
    output: z.object({}),
  }),
  listMails: endpoint({
    method: 'GET',
    path: '/api/operator/mails',
    ...onlyOperator,
    summary: 'The outbox, newest first, paged by cursor.',
    input: z.object({ ...page, state: z.optional(z.enum(mailStates, { error: 'Choose a state that mails have.' })) }),
    output: z.object({ items: z.array(mailSchema), nextCursor: z.nullable(storedText(200)) }),
  }),
  getMail: endpoint({
    method: 'GET',
    path: '/api/operator/mails/:mailId',
    ...onlyOperator,
    summary: 'An email with its text and its link, while they are stored.',
    input: aMail,
    output: z.extend(mailSchema, { text: z.nullable(storedText(200_000)), link: z.nullable(storedText(2_000)) }),
  }),
  getMailHtml: endpoint({
    method: 'GET',
    path: '/api/operator/mails/:mailId/html',
    ...onlyOperator,
    summary: 'An email as its reader sees it, for a sandboxed frame.',
    produces: 'text/html',
    input: aMail,
    output: z.unknown(),
  }),
  resendMail: endpoint({
    method: 'POST',
    path: '/api/operator/mails/:mailId/resend',
    ...onlyOperator,
    summary: 'Resends an email that was not sent.',
    input: aMail,
    output: mailSchema,
  }),
  getMetrics: endpoint({
    method: 'GET',
    path: '/metrics',
    access: 'public',
    summary: 'Metrics for Prometheus; requires the bearer token, and is not found without it.',
    produces: 'text/plain',
    input: z.object({}),
    output: z.unknown(),
  }),
};
