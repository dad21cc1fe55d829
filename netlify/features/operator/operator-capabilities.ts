import type { Capability, MailState } from '../../../src/contracts/operator';
import { MINUTE_MS } from '../../../src/domain/duration';
import { formatBytes, sayAge } from './operator-words';

/** What each part of the installation can do now, in sentences for the operator. Pure: readings in, sentences out. */
export function judge(readings: Readings, facts: Facts, now: Date): Capability[] {
  return [
    judged(
      'database',
      readings.database,
      database,
      'Is PostgreSQL running, and is its disk full? The log of the application names what went wrong.',
    ),
    judgeJobs(readings, facts, now),
    judged(
      'mail',
      readings.mails,
      (counts) => mail(counts, facts, readings.reviews.ok ? readings.reviews.value : 0),
      READ_THE_LOG,
    ),
    judged(
      'storage',
      readings.storage,
      storage,
      'Check that the data folder (DATA_DIR) and its folder media may be written and the disk is not full, or the settings of the storage service.',
    ),
    judged(
      'images',
      readings.images,
      ({ name, version }) => ({ detail: `${name}, version ${version}, draws in this process. No key, no network.` }),
      REINSTALL,
    ),
    judged(
      'planner',
      readings.planner,
      ({ name }) => ({ detail: `${name} proposes and writes in this process. No key, no network.` }),
      REINSTALL,
    ),
    facts.functions
      ? {
          name: 'live updates',
          state: 'ok',
          detail: 'Pages ask every few seconds for what has changed: a function cannot keep a line open.',
          advice: null,
        }
      : judged(
          'live updates',
          readings.database,
          () => ({ detail: 'Pages hear of changes within a second, over one open line each.' }),
          'They depend on the database: see there.',
        ),
    publicAddress(facts),
    webAccess(facts),
  ];
}

function database({ version, bytes, connections, maxConnections }: DatabaseReading): Judgement {
  const detail = `PostgreSQL ${version}, ${formatBytes(bytes)}, ${connections} of ${maxConnections} connections in use.`;
  return connections < maxConnections * CROWDED
    ? { detail }
    : {
        state: 'limited',
        detail,
        advice:
          'Nearly all connections are taken. Raise max_connections, or put a pooler in transaction mode in front of the database.',
      };
}

function judgeJobs({ queues, worker }: Readings, { functions }: Facts, now: Date): Capability {
  return judged(
    'jobs',
    worker,
    (seenAt) => {
      if (!seenAt || now.getTime() - seenAt.getTime() > WORKER_GONE_MS) {
        const since = seenAt
          ? `No worker has checked in for ${sayAge(now.getTime() - seenAt.getTime())}`
          : 'No worker has checked in yet';
        return {
          state: 'down',
          detail: `${since}: posts, ideas and emails are waiting.`,
          advice: functions
            ? 'Check in Netlify that the scheduled function cron-work-jobs runs every minute.'
            : '`npm start` includes a worker: restart it, and read its last lines.',
        };
      }
      if (!queues.ok)
        return {
          state: 'limited',
          detail: 'A worker is there, but the queues could not be read in time.',
          advice: READ_THE_LOG,
        };
      const failed = total(queues.value.map((queue) => queue.failed));
      const oldest = Math.max(0, ...queues.value.map((queue) => queue.oldestWaitingSeconds ?? 0));
      const detail = `A worker checked in ${sayAge(now.getTime() - seenAt.getTime())} ago. ${total(queues.value.map((queue) => queue.waiting))} waiting, ${total(queues.value.map((queue) => queue.active))} at work, ${failed} failed.`;
      if (oldest > LATE_SECONDS)
        return {
          state: 'limited',
          detail: `${detail} The oldest has waited ${sayAge(oldest * 1000)}.`,
          advice:
            'More comes in than one worker can handle, or a job is stuck: see the queues below. Start another worker beside it.',
        };
      return failed > 0
        ? {
            state: 'limited',
            detail,
            advice: 'See what failed, and why, under Failed jobs; run it again there once the cause is gone.',
          }
        : { detail };
    },
    READ_THE_LOG,
  );
}

function mail(counts: Record<MailState, number>, { mailHost }: Facts, reviews: number): Judgement {
  const stuck = counts.failed + counts.uncertain;
  if (!mailHost) {
    return {
      state: 'limited',
      detail: `No mail server is set, so nothing is sent: ${counts.held} ${counts.held === 1 ? 'email is' : 'emails are'} held in the outbox.`,
      advice:
        'Set SMTP_URL and PUBLIC_URL, which it needs, then restart. Until then, pass on links from the outbox under Emails.',
    };
  }
  if (reviews > 0 && stuck === 0) {
    return {
      state: 'limited',
      detail: `Email is sent through ${mailHost}. ${reviews === 1 ? 'One campaign email looks' : `${reviews} campaign emails look`} like fraud and ${reviews === 1 ? 'waits' : 'wait'} for you.`,
      advice: 'Look at them with npm run operator -- held, then release or refuse each.',
    };
  }
  return stuck > 0
    ? {
        state: 'limited',
        detail: `Email is sent through ${mailHost}. ${stuck} may not have arrived.`,
        advice: 'See their causes under Emails, and send them again.',
      }
    : { detail: `Email is sent through ${mailHost}.` };
}

function storage({ provider, freeBytes }: StorageReading): Judgement {
  if (freeBytes === null) return { detail: `${provider}.` };
  const detail = `${provider}, ${formatBytes(freeBytes)} free.`;
  if (freeBytes < FULL_BYTES)
    return {
      state: 'down',
      detail,
      advice: 'The disk is full: pictures cannot be kept and the database may stop. Make room now.',
    };
  return freeBytes < TIGHT_BYTES
    ? { state: 'limited', detail, advice: 'Make room, or move DATA_DIR to a larger disk, before it is full.' }
    : { detail };
}

const publicAddress = ({ publicUrl }: Facts): Capability =>
  publicUrl
    ? {
        name: 'public address',
        state: 'ok',
        detail: `Links in emails and canonical links lead to ${publicUrl}.`.slice(0, 400),
        advice: null,
      }
    : {
        name: 'public address',
        state: 'limited',
        detail: 'PUBLIC_URL is not set, so links follow the address that a request names, which anyone can choose.',
        advice:
          'Set PUBLIC_URL to the address under which people reach this installation, and start again. On your own machine alone it can wait.',
      };

const webAccess = ({ openedAddresses }: Facts): Capability =>
  openedAddresses.length === 0
    ? {
        name: 'web access',
        state: 'ok',
        detail: 'Websites that people name are read through a guard that reaches public addresses only.',
        advice: null,
      }
    : {
        name: 'web access',
        state: 'limited',
        detail: `The guard also lets people reach ${openedAddresses.join(', ')}.`.slice(0, 400),
        advice: 'That is for local testing. Remove WEB_ALLOWED_ORIGINS where other people have accounts.',
      };

/** A failed reading makes its capability "down" with the reason; the others are unaffected. */
function judged<T>(
  name: Capability['name'],
  reading: Reading<T>,
  judgeValue: (value: T) => Judgement,
  adviceIfDown: string,
): Capability {
  if (!reading.ok)
    return {
      name,
      state: 'down',
      detail:
        reading.why === 'slow'
          ? 'Did not answer within two seconds.'
          : (reading.said?.slice(0, 400) ?? 'Could not be read.'),
      advice: adviceIfDown,
    };
  return { name, state: 'ok', advice: null, ...judgeValue(reading.value) };
}

const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const READ_THE_LOG = 'The log of the application names what went wrong.';
const REINSTALL = 'Its files are missing or do not fit this machine: install again with `npm ci`.';

/** A worker reports every 20 seconds; a scheduled one every minute. */
const WORKER_GONE_MS = 3 * MINUTE_MS;
const LATE_SECONDS = 10 * 60;
const CROWDED = 0.8;
const TIGHT_BYTES = 1_000_000_000;
const FULL_BYTES = 100_000_000;

type Judgement = Pick<Capability, 'detail'> & Partial<Pick<Capability, 'state' | 'advice'>>;

/** `said`: the sentence of a part that knows itself what is wrong. */
export type Reading<T> = { ok: true; value: T } | { ok: false; why: 'slow' | 'failed'; said?: string };

export interface Readings {
  database: Reading<DatabaseReading>;
  queues: Reading<{ waiting: number; active: number; failed: number; oldestWaitingSeconds: number | null }[]>;
  worker: Reading<Date | null>;
  mails: Reading<Record<MailState, number>>;
  /** Campaign emails waiting for the operator's review. */
  reviews: Reading<number>;
  storage: Reading<StorageReading>;
  images: Reading<{ name: string; version: number }>;
  planner: Reading<{ name: string }>;
}

export interface DatabaseReading {
  version: string;
  bytes: number;
  connections: number;
  maxConnections: number;
}

export interface StorageReading {
  provider: string;
  /** Null where there is no disk that could fill up. */
  freeBytes: number | null;
}

/** What does not change while the process runs. */
export interface Facts {
  /** Functions serve requests and jobs; there is no long-lived process. */
  functions: boolean;
  /** PUBLIC_URL, if it is set. */
  publicUrl: string | undefined;
  /** The mail server's host; null without one. */
  mailHost: string | null;
  /** Private addresses that configuration opens to the guarded fetch. */
  openedAddresses: string[];
}
