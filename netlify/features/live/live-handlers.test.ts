import pg from 'pg';
import { authContract } from '../../../src/contracts/auth';
import { engineContract } from '../../../src/contracts/engine';
import { liveContract, type Changes } from '../../../src/contracts/live';
import { HOUR_MS } from '../../../src/domain/duration';
import { inWorkspace } from '../../database/client';
import { engines } from '../../database/schema/engine';
import live from '../../functions/live';
import { endEventStreams } from '../../http/event-stream';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, register } from '../../testing/world';

useDatabase();
afterEach(() => endEventStreams());

type Owner = Awaited<ReturnType<typeof register>>;
const ask = async (owner: Owner, cursor?: string): Promise<Changes> =>
  (await owner.call('live', liveContract.getChanges, { cursor })).body.data;
/**
 * Polls, like a page, until it has heard of all `wanted` topics: transactions running beside this test, even in
 * other databases, delay them.
 */
async function askFor(owner: Owner, cursor: string, wanted: string[]): Promise<Changes> {
  const heard = new Set<string>();
  for (let from = cursor; ;) {
    const changes = await ask(owner, from);
    for (const topic of changes.topics) heard.add(topic);
    if (wanted.every((topic) => heard.has(topic))) return { ...changes, topics: [...heard] as Changes['topics'] };
    from = changes.cursor;
  }
}
/**
 * A cursor after everything so far: committed changes may be announced late, while transactions of other
 * databases delay them.
 */
async function cursorOf(owner: Owner): Promise<string> {
  const { cursor } = await ask(owner);
  await pause(owner, true);
  return (await askFor(owner, cursor, ['cycle'])).cursor;
}
const pause = (owner: Owner, running: boolean) => owner.call('engine', engineContract.updateCycle, { running });

describe('asking by cursor', () => {
  it('begins with nothing and then tells each change once', async () => {
    const owner = await register();
    const start = await ask(owner);
    expect(start).toMatchObject({ topics: [], reset: false });
    await owner.call('engine', engineContract.updateProfile, bakery);
    const after = await askFor(owner, start.cursor, ['profile', 'cycle']);
    expect((await ask(owner, after.cursor)).topics).toEqual([]);
  });

  it('says nothing of other workspaces', async () => {
    const [owner, other] = [await register(), await register()];
    const cursor = await cursorOf(owner);
    await other.call('engine', engineContract.updateProfile, bakery);
    expect((await ask(owner, cursor)).topics).toEqual([]);
  });

  it('misses no change of a transaction that ends after a younger one', async () => {
    const owner = await register();
    await cursorOf(owner);
    const slow = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await slow.connect();
    await slow.query('BEGIN; SELECT pg_current_xact_id()'); // the older transaction
    const start = await ask(owner);
    await pause(owner, false); // a younger transaction, committed first
    const between = await ask(owner, start.cursor);
    expect(between.topics).toEqual([]); // not yet, because the older one could still add something below it
    await slow.query('COMMIT');
    await slow.end();
    expect((await askFor(owner, between.cursor, ['cycle'])).topics).toContain('cycle');
  });

  it('tells nothing that was rolled back', async () => {
    const owner = await register();
    const cursor = await cursorOf(owner);
    await inWorkspace(owner.workspaceId, async (tx) => {
      await tx.insert(engines).values({ workspaceId: owner.workspaceId, running: false, updatedAt: new Date() });
      throw new Error('no');
    }).catch(() => undefined);
    expect((await ask(owner, cursor)).topics).toEqual([]);
  });

  it.each([
    ['is from an hour ago', (cursor: string) => `${cursor.split('.')[0]}.${Date.now() - HOUR_MS}`],
    ['is from another database', () => `99999999999.${Date.now()}`],
    ['cannot be read', () => 'yesterday'],
    ['holds a mark that no database knows', () => `18446744073709551616.${Date.now()}`],
  ])('requests a fresh start when the cursor %s', async (_name, change) => {
    const owner = await register();
    const { cursor } = await ask(owner);
    expect(await ask(owner, change(cursor))).toMatchObject({ reset: true, topics: [] });
  });
});

describe('the stream', () => {
  it('pushes what was committed after the cursor, and then what comes', async () => {
    const owner = await register();
    const { cursor } = await ask(owner);
    await pause(owner, false); // before the stream is open
    const events = await openStream(owner, cursor);
    await events.tells('cycle');
    await owner.call('engine', engineContract.updateProfile, bakery);
    await events.tells('profile');
    events.leave();
  });

  it('goes on where the browser says it stopped', async () => {
    const owner = await register();
    const { cursor } = await ask(owner);
    await pause(owner, false);
    const events = await openStream(owner, undefined, { 'last-event-id': cursor });
    await events.tells('cycle');
    events.leave();
  });

  it('answers an impossible mark once, with a fresh start, and continues from there', async () => {
    const owner = await register();
    const events = await openStream(owner, undefined, { 'last-event-id': `18446744073709551616.${Date.now()}` });
    expect(await events.next()).toMatchObject({ reset: true, topics: [] });
    await pause(owner, false);
    await events.tells('cycle');
    events.leave();
  });

  it('says that everything must be read again after its connection to the database was cut', async () => {
    const owner = await register();
    const { cursor } = await ask(owner);
    const events = await openStream(owner, cursor);
    await pause(owner, false);
    await events.tells('cycle');
    await asOwner(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fourbeat-live' AND datname = current_database()",
    );
    while (!(await events.next()).reset); // changes from before the cut may still arrive
    await pause(owner, true);
    await events.tells('cycle');
    events.leave();
  });

  it('ends soon after its session was signed out', async () => {
    const owner = await register();
    const events = await openStream(owner, (await ask(owner)).cursor);
    await owner.call('auth', authContract.logout, {});
    await events.ends();
  });

  it('ends soon after its reader was removed from the workspace', async () => {
    const owner = await register();
    const events = await openStream(owner, (await ask(owner)).cursor);
    await asOwner(`DELETE FROM auth.member WHERE organization_id = '${owner.workspaceId}'`);
    await events.ends();
  });

  it('is limited per session; further pages are told to poll', async () => {
    const owner = await register();
    const { cursor, stream } = await ask(owner);
    expect(stream).toBe(true);
    const open = [];
    for (let page = 0; page < 4; page += 1) open.push(await openStream(owner, cursor));
    expect(await ask(owner, cursor)).toMatchObject({ stream: false });
    expect((await askForStream(owner, cursor)).status).toBe(204);
    open.forEach((events) => events.leave());
  });

  it.each([`18446744073709551616.${Date.now()}`, `99999999999999999999.${Date.now()}`])(
    'answers a cursor that no database can have, %s, once',
    async (cursor) => {
      const owner = await register();
      const events = await openStream(owner, cursor);
      expect(await events.next()).toMatchObject({ reset: true });
      await pause(owner, false);
      await events.tells('cycle');
      events.leave();
    },
  );

  it('closes its connection with the last reader', async () => {
    const owner = await register();
    const events = await openStream(owner, (await ask(owner)).cursor);
    await pause(owner, false);
    await events.tells('cycle');
    events.leave();
    const listening = () =>
      asOwner(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'fourbeat-live' AND datname = current_database()",
      );
    while ((await listening()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

async function askForStream(
  owner: Owner,
  cursor: string | undefined,
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const address = new URL('http://localhost:8888/api/live/stream');
  if (cursor) address.searchParams.set('cursor', cursor);
  return live(new Request(address, { headers: { cookie, ...headers }, signal }), { ip: '127.0.0.1' });
}

async function openStream(owner: Owner, cursor: string | undefined, headers: Record<string, string> = {}) {
  const left = new AbortController();
  const response = await askForStream(owner, cursor, { headers, signal: left.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<Changes> {
    for (;;) {
      const found = /id: [^\n]*\ndata: ([^\n]*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1]!) as Changes;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      text += value;
    }
  }
  return {
    next,
    /** Reads until the topic is announced, whatever comes first. */
    async tells(topic: Changes['topics'][number]): Promise<void> {
      for (let changes = await next(); !changes.topics.includes(topic); changes = await next())
        expect(changes.reset).toBe(false);
    },
    async ends(): Promise<void> {
      await expect(
        (async () => {
          for (;;) await next();
        })(),
      ).rejects.toThrow('the stream ended');
    },
    leave: () => left.abort(),
  };
}
