import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { authContract } from '../../../../src/contracts/auth';
import { callsContract } from '../../../../src/contracts/calls';
import { engineContract } from '../../../../src/contracts/engine';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { toLocal } from '../../../../src/domain/zoned-time';
import { asOwner, useDatabase } from '../../../testing/database';
import { openPush } from '../../../testing/open-push';
import { useSite } from '../../../testing/use-site';
import { bakery, register } from '../../../testing/world';
import { callJobs } from '../calls-due-wiring';
import { pushService } from './push-wiring';

useDatabase();

/** A browser's push service: keeps what it was sent, and answers as it is told. */
let status = 201;
let sent: { path: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
const take = (request: IncomingMessage, response: ServerResponse) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    sent.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
};
const service = useSite({ '/send/office': take, '/send/phone': take });
beforeEach(() => {
  status = 201;
  sent = [];
});

function makeBrowser(name: 'office' | 'phone') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    target: {
      endpoint: service.address(`/send/${name}`),
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: ({ body }: { body: Buffer }) => JSON.parse(openPush(body, { keys, auth })),
  };
}
type Owner = Awaited<ReturnType<typeof register>>;

/** Calls every day, right now. */
async function registerCalled() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const callTime = toLocal(new Date(), 'Europe/London').time;
  await owner.call('engine', engineContract.updateEngineSettings, { callFrequency: 'daily', callTime });
  return owner;
}
/** Subscribes as a browser does; then its address is this suite's service, which has no certificate. */
const listen = async (owner: Owner, name: 'office' | 'phone') => {
  const browser = makeBrowser(name);
  const subscribed = { ...browser.target, endpoint: `https://push.example/send/${name}` };
  expect((await owner.call('calls', callsContract.updateCallPush, subscribed)).status).toBe(200);
  const [row] = await asOwner<{ sessionId: string; userId: string }>(
    'SELECT session_id AS "sessionId", user_id AS "userId" FROM call_pushes WHERE workspace_id = $1 ORDER BY created_at DESC',
    [owner.workspaceId],
  );
  await pushService().update(owner.workspaceId, row!, browser.target);
  return browser;
};
const pushOf = async (owner: Owner) => (await owner.call('calls', callsContract.getCallPush, {})).body.data;
const ring = (owner: Owner) => callJobs().ringBrowsers(owner.workspaceId);
const jobsOf = ({ workspaceId }: Owner) =>
  asOwner("SELECT id FROM pgboss.job WHERE name = 'ring-browsers' AND data ->> 'workspaceId' = $1", [workspaceId]);
const callsOf = async (owner: Owner) => (await owner.call('calls', callsContract.listCalls, {})).body.data.items;

it('a call that is due rings with every dashboard closed, tells the browsers once, and is missed when nobody comes', async () => {
  const owner = await registerCalled();
  const browser = await listen(owner, 'office');
  await callJobs().lookAfterCalls();
  await callJobs().lookAfterCalls();
  expect(await callsOf(owner)).toMatchObject([{ kind: 'week', state: 'ringing' }]);
  expect(await jobsOf(owner)).toHaveLength(1);
  await ring(owner);
  expect(sent).toHaveLength(1);
  expect(browser.read(sent[0]!)).toEqual({
    title: 'Your agent is calling',
    body: expect.stringContaining('this week’s ideas are ready'),
    url: '/dashboard/content-engine?tab=voice-agent',
  });
  expect(sent[0]!.headers).toMatchObject({ ttl: '1800', urgency: 'high', topic: 'call' });
  const { publicKey } = await pushOf(owner);
  expect(sent[0]!.headers.authorization).toContain(`k=${publicKey}`);
  const later = (minutes: number) => callJobs({ now: () => new Date(Date.now() + minutes * MINUTE_MS) });
  await later(20).lookAfterCalls();
  expect(await callsOf(owner)).toMatchObject([{ state: 'ringing' }]);
  await later(32).lookAfterCalls();
  expect(await callsOf(owner)).toMatchObject([{ state: 'missed' }]);
});

it('a browser is forgotten when it unsubscribed, signed out or turned it off, and kept while its service is ill', async () => {
  const owner = await registerCalled();
  await listen(owner, 'office');
  status = 503;
  await ring(owner);
  expect(await pushOf(owner)).toMatchObject({ isOn: true, count: 1 });
  status = 410;
  await ring(owner);
  expect(await pushOf(owner)).toMatchObject({ isOn: false, count: 0 });

  status = 201;
  await listen(owner, 'office');
  await owner.call('calls', callsContract.deleteCallPush, {});
  await ring(owner);
  await listen(owner, 'phone');
  sent = [];
  await owner.call('auth', authContract.logout, {});
  await ring(owner);
  expect(sent).toEqual([]);
  expect(await asOwner('SELECT 1 FROM call_pushes WHERE workspace_id = $1', [owner.workspaceId])).toEqual([]);
});

it('keeps addresses and keys sealed, takes a new one in place of the old, and refuses what no browser hands out', async () => {
  const owner = await registerCalled();
  await listen(owner, 'office');
  const { target } = await listen(owner, 'phone');
  const rows = await asOwner<Record<string, string>>('SELECT * FROM call_pushes WHERE workspace_id = $1', [
    owner.workspaceId,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(target.auth);
  expect(JSON.stringify(rows)).not.toContain('/send/');
  await ring(owner);
  expect(sent.map(({ path }) => path)).toEqual(['/send/phone']);
  for (const wrong of [
    {},
    { endpoint: 'ftp://push.example/' },
    { endpoint: 'http://push.example/' },
    { auth: 'not base64 at all!' },
  ])
    expect((await owner.call('calls', callsContract.updateCallPush, { ...target, ...wrong })).status).toBe(400); // its own is http, too
});
