import type { Capability, FailedJob, Mail, MailContent, System } from '../../contracts/operator';
import { capabilityNames } from '../../contracts/operator';
import { MINUTE_MS } from '../../domain/duration';

/** A healthy installation as `npm start` runs it, with a mail server. */
export function buildSystem(partial: Partial<System> = {}): System {
  return {
    version: '0.1.0',
    node: 'v24.21.0',
    platform: 'linux x64',
    startedAt: minutesAgo(90),
    capabilities: capabilityNames.map((name) => buildCapability({ name })),
    database: { version: '18.4', schema: '0003_platform', bytes: 34_000_000, connections: 12, maxConnections: 100 },
    queues: [buildQueue(), buildQueue({ name: 'send-mail' })],
    worker: { seenAt: minutesAgo(0.2) },
    mails: { waiting: 0, sending: 0, sent: 12, held: 0, failed: 0, uncertain: 0, ended: 0 },
    publicUrl: 'https://fourbeat.example',
    mailHost: 'smtp.example.com',
    storage: { provider: 'Files in the data folder', freeBytes: 80_000_000_000 },
    totals: { accounts: 12, workspaces: 14, openDemos: 3, estimated: false },
    settings: [{ name: 'Public address', value: 'https://fourbeat.example', warning: null }],
    ...partial,
  };
}

export const buildCapability = (partial: Partial<Capability> = {}): Capability => ({
  name: 'database',
  state: 'ok',
  detail: 'It works.',
  advice: null,
  ...partial,
});

export const buildQueue = (
  partial: Partial<NonNullable<System['queues']>[number]> = {},
): NonNullable<System['queues']>[number] => ({
  name: 'publish-piece',
  waiting: 0,
  later: 0,
  active: 0,
  failed: 0,
  oldestWaitingSeconds: null,
  ...partial,
});

export const buildFailedJob = (partial: Partial<FailedJob> = {}): FailedJob => ({
  id: '0197aaaa-0000-7000-8000-000000000001',
  queue: 'publish-piece',
  payload: { pieceId: 'p-1' },
  cause: 'The database was restarting.',
  attempts: 6,
  createdAt: minutesAgo(390),
  failedAt: minutesAgo(330),
  ...partial,
});

export const buildMail = (partial: Partial<Mail> = {}): Mail => ({
  id: '0197bbbb-0000-7000-8000-000000000001',
  kind: 'reset-password',
  recipient: 'ada@example.com',
  subject: 'Choose a new password',
  state: 'held',
  attempts: 0,
  cause: null,
  createdAt: minutesAgo(3),
  sentAt: null,
  expiresAt: minutesAgo(-57),
  readable: true,
  ...partial,
});

export const buildMailContent = (partial: Partial<MailContent> = {}): MailContent => ({
  ...buildMail(),
  text: 'Choose a new password\n\nhttps://fourbeat.example/reset-password?token=abc\n',
  link: 'https://fourbeat.example/reset-password?token=abc',
  ...partial,
});

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
