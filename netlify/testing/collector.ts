import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector as a process of its own, on the database of the environment. */
export async function startCollector() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'netlify/testing/processes/collector-process.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const gone = once(child, 'exit');
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return {
    port,
    /** SIGKILL, in the midst of whatever it does. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * Sends reports of some events each, so many at a time, until `until` says so or the collector is gone. Each has a page of
 * its own, and `acknowledged` are the pages of those that were answered with 204: they must never be lost.
 */
export async function sendVisits({ port, keys, events, atOnce, until, everyMs }: Load): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const sent: Sent = { acknowledged: [], times: [], refused: 0 };
  const begun = performance.now();
  let n = 0;
  let isGone = false;
  const sendOne = async (): Promise<void> => {
    const mine = (n += 1);
    // With a rate, each report has its moment, and one that has to wait counts its waiting.
    const due = everyMs === undefined ? performance.now() : begun + mine * everyMs;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const page = `/${mine}`;
    const body = JSON.stringify({
      site: keys[mine % keys.length],
      path: page,
      events: Array.from({ length: events }, (_, event) => (event === 0 ? ['view'] : ['submit', `form-${event}`])),
    });
    try {
      const status = await post({ agent, port, body, address: `198.18.${(mine >> 8) % 256}.${mine % 256}` });
      if (status === 204) sent.acknowledged.push(page);
      else sent.refused += 1;
      sent.times.push(performance.now() - due);
    } catch {
      isGone = true;
    }
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isGone && !until(sent)) await sendOne();
    }),
  );
  agent.destroy();
  return sent;
}

function post({
  agent,
  port,
  body,
  address,
}: {
  agent: Agent;
  port: number;
  body: string;
  address: string;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/visits',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'content-length': Buffer.byteLength(body),
          origin: 'https://corner-grill.example',
          'user-agent': BROWSER,
          'x-test-address': address,
        },
      },
      (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Load {
  port: number;
  /** Of sites; taken in turn, because a site has a limit. */
  keys: readonly string[];
  /** In a report. */
  events: number;
  atOnce: number;
  until: (sent: Sent) => boolean;
  /** Without it, as fast as it goes. */
  everyMs?: number;
}

export interface Sent {
  /** Their pages. */
  acknowledged: string[];
  /** Milliseconds, in no order. */
  times: number[];
  refused: number;
}
