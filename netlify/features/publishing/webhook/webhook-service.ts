import type { Connections, WebhookDelivery } from '../../../../src/contracts/publishing-connections';
import type { Actor } from '../../../../src/domain/activity';
import { retentionMs } from '../../../../src/domain/retention';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { OpenConnection } from '../../../ports/network';
import type { WebhookLogRepository } from './webhook-log-repository';
import { patience } from '../../../ports/patience';

/** The workspace's own webhook: where it leads, its secret, what was sent and what came back. */
export function makeWebhookService({ log, webhook, makeSecret, mayBePlain, connect, open, clock }: Dependencies) {
  const list = async (workspaceId: string): Promise<{ items: WebhookDelivery[] }> => ({
    items: (await log.list(workspaceId, SHOWN)).map(({ workspaceId: _, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
    })),
  });

  return {
    list,

    /** The secret is part of this reply and of no other. A test message has to be accepted first. */
    async create(
      workspaceId: string,
      typed: string,
      actor: Actor,
    ): Promise<{ secret: string; connections: Connections }> {
      const url = addressOf(typed);
      if (url === null || (url.startsWith('http:') && !mayBePlain(url)))
        throw new AppError('invalid_request', NO_ADDRESS, { fields: { url: NO_ADDRESS } });
      const secret = makeSecret();
      return {
        secret,
        connections: await connect(workspaceId, { settings: { url }, secrets: { secret }, field: 'url' }, actor),
      };
    },

    async replay(workspaceId: string, deliveryId: string): Promise<{ items: WebhookDelivery[] }> {
      const delivery = await log.find(workspaceId, deliveryId);
      if (!delivery) throw notFound('message');
      const connection = await open(workspaceId);
      if (!connection) throw new AppError('conflict', 'The webhook is not connected. Connect it, then send it again.');
      const { messageId: id, type, payload } = delivery;
      await webhook.send(connection, { id, type, payload, replayed: true }, AbortSignal.timeout(CALL_MS));
      return list(workspaceId);
    },

    /** Job. */
    forget: (): Promise<void> => log.forget(new Date(clock.now().getTime() - retentionMs('webhookDeliveries'))),
  };
}

/** With https, and nothing that would travel in logs. */
function addressOf(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username === '' && url.password === '' && url.hostname.includes('.') ? url.href : null;
}

const NO_ADDRESS = 'Enter the full address, starting with https://.';
const CALL_MS = patience(20_000);
const SHOWN = 50;

export type WebhookService = ReturnType<typeof makeWebhookService>;

interface Dependencies {
  log: WebhookLogRepository;
  webhook: {
    send(
      connection: OpenConnection,
      message: { id: string; type: string; payload: string; replayed: true },
      signal: AbortSignal,
    ): Promise<unknown>;
  };
  makeSecret(): string;
  /** Whether the operator lets people reach this http:// address, which is one on this machine. */
  mayBePlain(address: string): boolean;
  connect(
    workspaceId: string,
    typed: { settings: Record<string, string>; secrets: Record<string, string>; field: string },
    actor: Actor,
  ): Promise<Connections>;
  open(workspaceId: string): Promise<OpenConnection | null>;
  clock: Clock;
}
