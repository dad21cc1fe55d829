import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startApplication } from './application';
import { ms, percentile } from './measure';

/**
 * How much one misbehaving workspace slows down another's ordinary calls, in the built application as `npm
 * start` runs it. Aim: the other's p95 stays below four times its idle value.
 */
export async function* benchFairness(): AsyncGenerator<string> {
  const app = await startApplication();
  try {
    const [worst, other] = [await register(app.url, 'Salvage Yard'), await register(app.url, 'Piano Tuner')];
    await addContacts(app.dataDir, worst.company, CONTACTS);
    const idle = await ordinaryCalls(other, 10);
    yield `ordinary calls, nothing else: p50 ${ms(percentile(idle, 0.5))}, p95 ${ms(percentile(idle, 0.95))}`;
    for (const [what, attack] of Object.entries(attacks(app.url, worst))) {
      const ends = new AbortController();
      const statuses = new Map<number, number>();
      const attacking = attack(ends.signal, (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1));
      const times = await ordinaryCalls(other, 10);
      ends.abort();
      await attacking;
      const p95 = percentile(times, 0.95);
      const answers = [...statuses]
        .sort()
        .map(([status, count]) => `${count} × ${status || 'cut off'}`)
        .join(', ');
      yield `${what}: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(p95)}, ${(p95 / percentile(idle, 0.95)).toFixed(1)} times idle (${answers})`;
    }
  } finally {
    await app.stop();
  }
}

/** A visitor's ordinary requests, one after the other, for so many rounds. */
async function ordinaryCalls({ get }: Member, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [
      '/api/overview',
      '/api/engine/cycle',
      '/api/contacts',
      '/api/campaigns',
      '/api/settings',
      '/api/activity',
      '/api/live/changes',
    ]) {
      const started = performance.now();
      const { status } = await get(path);
      times.push(status === 200 ? performance.now() - started : Infinity); // a refused request counts as infinitely slow
    }
  }
  return times.sort((a, b) => a - b);
}

function attacks(
  url: string,
  member: Member,
): Record<string, (ends: AbortSignal, answered: (status: number) => void) => Promise<unknown>> {
  const { get, send, email } = member;
  /** This many clients that call continuously until the end. */
  const hands =
    (count: number, call: (turn: number, signal: AbortSignal) => Promise<{ status: number }>) =>
    (ends: AbortSignal, answered: (status: number) => void) =>
      Promise.all(
        Array.from({ length: count }, async (_, hand) => {
          for (let turn = hand; !ends.aborted; turn += count)
            answered(
              await call(turn, ends).then(
                ({ status }) => status,
                () => 0,
              ),
            );
        }),
      );
  const rule = (turn: number) => ({ about: 'name', is: 'contains', value: `${turn} of the north` });
  /** As many as a segment may have. */
  const rules = (turn: number) => ({
    match: 'any',
    rules: Array.from({ length: 3 }, (_, group) => ({
      match: 'all',
      rules: Array.from({ length: 20 }, (_, inner) => rule(turn * 60 + group * 20 + inner)),
    })),
  });
  const streams = (signal: AbortSignal) =>
    fetch(`${url}/api/live/stream`, { headers: member.headers, signal }).then(async (reply) => {
      await reply.body?.pipeTo(new WritableStream()).catch(() => undefined);
      // A refused client comes back after a second, three times as soon as a browser would: without a pause, this
      // process would be the bottleneck.
      if (!reply.ok) await setTimeout(1_000, undefined, { signal });
      return reply;
    });
  const all = {
    '16 pictures': hands(16, (turn) =>
      get(
        `/api/creative/template-picture?prompt=${encodeURIComponent(`Winter tyres, number ${turn}`)}&aspectRatio=1:1&style=artistic`,
      ),
    ),
    '10 brand previews': hands(10, (turn) =>
      get(`/api/engine/brand/preview?colour=%23${(0x400000 + turn * 997).toString(16)}`),
    ),
    '20 clients with segments of 60 rules': hands(20, (turn) =>
      send('POST', '/api/segments/count', { rules: rules(turn) }),
    ),
    'sign-ins': hands(16, () =>
      fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
    ),
    '2,000 streams': hands(2_000, (_turn, signal) => streams(signal)),
  };
  return {
    ...all,
    'all of it': (ends, answered) => Promise.all(Object.values(all).map((attack) => attack(ends, answered))),
  };
}

async function register(url: string, company: string): Promise<Member> {
  const email = `${company.replace(' ', '.').toLowerCase()}@example.com`;
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ name: 'Ada Miller', company, email, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  const headers = {
    ...JSON_HEADERS,
    cookie: reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  const send = async (method: string, path: string, body?: object): Promise<{ status: number }> => {
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    await answer.arrayBuffer();
    return { status: answer.status };
  };
  return { company, email, headers, get: (path) => send('GET', path), send };
}

async function addContacts(dataDir: string, company: string, count: number): Promise<void> {
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'runtime.json'), 'utf8')) as { databaseUrl: string };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "insert into contacts (workspace_id, id, name, status, source, search, name_key, email_consent, created_at, updated_at) select w.workspace_id, gen_random_uuid(), 'Person ' || n || ' of the south', 'lead', 'import', 'person ' || n || ' of the south', 'person ' || n, 'granted', now(), now() from workspaces w, generate_series(1, $2) n where w.name = $1",
      [company, count],
    );
    await client.query('analyze contacts');
  } finally {
    await client.end();
  }
}

const CONTACTS = 10_000;
const PASSWORD = 'a long enough sentence of words 7';
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

interface Member {
  company: string;
  email: string;
  headers: Record<string, string>;
  get(path: string): Promise<{ status: number }>;
  send(method: string, path: string, body?: object): Promise<{ status: number }>;
}
