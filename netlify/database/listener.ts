import pg from 'pg';
import { env } from '../config/env';

/**
 * Listens for the database's notifications about changed workspaces (note_change in the migrations): one
 * connection for the whole process, opened for the first listener and closed after the last. LISTEN does not
 * work behind a transaction pooler: DATABASE_LISTEN_URL then names a direct address. The listener gets null when
 * the connection was lost and notifications may have been missed. `ready` resolves when it is listening.
 */
export function listen(workspaceId: string, listener: Listener): { ready: Promise<void>; stop(): void } {
  const listeners = all.get(workspaceId) ?? new Set();
  all.set(workspaceId, listeners.add(listener));
  connection ??= connect();
  return {
    ready: connection.ready,
    stop: () => {
      listeners.delete(listener);
      if (listeners.size === 0 && all.get(workspaceId) === listeners) all.delete(workspaceId);
      if (all.size > 0) return;
      connection?.stop();
      connection = undefined;
    },
  };
}

function connect(): Connection {
  let stopped = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let heardBefore = false;
  let isReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  const open = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: env().databaseListenUrl,
      application_name: 'fourbeat-live',
      keepAlive: true,
    });
    current = client;
    let lost = false;
    const again = (): void => {
      if (lost) return;
      lost = true;
      client.end().catch(() => undefined);
      if (stopped) return;
      timer = setTimeout(() => void open(), pause);
      timer.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => {
      const [workspaceId = '', topic = ''] = payload.split(' ');
      for (const listener of [...(all.get(workspaceId) ?? [])]) listener(topic);
    });
    try {
      await client.connect();
      await client.query('listen changes');
    } catch {
      again();
      return;
    }
    pause = FIRST_PAUSE_MS;
    if (heardBefore) for (const listener of [...all.values()].flatMap((listeners) => [...listeners])) listener(null);
    heardBefore = true;
    isReady();
  };

  void open();
  return {
    ready,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      current?.end().catch(() => undefined);
    },
  };
}

const all = new Map<string, Set<Listener>>();
let connection: Connection | undefined;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

type Listener = (topic: string | null) => void;
interface Connection {
  ready: Promise<void>;
  stop(): void;
}
