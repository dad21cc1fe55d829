import { activityContract } from '../../../src/contracts/activity';
import { credentialContract } from '../../../src/contracts/credential';
import { engineContract } from '../../../src/contracts/engine';
import { publishingContract } from '../../../src/contracts/publishing';
import { DAY_MS } from '../../../src/domain/duration';
import type { Connection } from '../../../src/contracts/publishing-connections';
import { forgetEnv } from '../../config/env';
import { serve } from '../../http/serve';
import { asOwner, useDatabase } from '../../testing/database';
import { useVendor, type Asked, type VendorReply } from '../../testing/vendor-server';
import { functions, joinAsMember, register } from '../../testing/world';
import { engineJobs } from '../engine/engine-wiring';
import { publishingJobs, publishingWiring } from './publishing-wiring';

useDatabase();

/** A Mastodon server, a Bluesky server and a webhook's receiver in one. */
function answer({ path, headers, body }: Asked): VendorReply {
  if (path === '/hook') return { status: 200, json: { ok: true } };
  if (path === '/api/v1/apps') return { status: 200, json: { client_id: 'app-1', client_secret: 'secret-of-the-app' } };
  if (path === '/oauth/token')
    return JSON.parse(body).code === 'code-1'
      ? { status: 200, json: { access_token: 'token-of-ada', scope: 'read write' } }
      : { status: 400, json: { error: 'invalid_grant', error_description: 'The code is not valid' } };
  if (path === '/xrpc/com.atproto.server.createSession')
    return JSON.parse(body).password === 'abcd-efgh-ijkl-mnop'
      ? { status: 200, json: { did: 'did:plc:ada', handle: 'ada.example', accessJwt: 'a' } }
      : { status: 401, json: { error: 'AuthenticationRequired', message: 'Invalid' } };
  if (headers.authorization !== 'Bearer token-of-ada') return { status: 401, json: { error: 'invalid' } };
  if (path === '/api/v1/statuses') return { status: 200, json: { id: '1', url: 'https://social.example/@ada/1' } };
  return { status: 200, json: { id: '7', username: 'ada', url: 'https://social.example/@ada' } };
}
const vendor = useVendor(answer);
beforeEach(() => {
  process.env.WEB_ALLOWED_ORIGINS = vendor.host();
  forgetEnv();
  functions.publishing = serve(publishingContract, publishingWiring); // a process reads its environment once
});
afterAll(() => {
  delete process.env.WEB_ALLOWED_ORIGINS;
  forgetEnv();
});

type Owner = Awaited<ReturnType<typeof register>>;
const of = (body: { data: { items: Connection[] } }, channel: string) =>
  body.data.items.find((one) => one.channel === channel)!;
const list = async ({ call }: Owner) => (await call('publishing', publishingContract.listConnections, {})).body;
const begin = ({ call }: Owner) =>
  call('publishing', publishingContract.createConsent, { channel: 'mastodon', server: vendor.origin() });
const finish = ({ call }: Owner, state: string, code = 'code-1') =>
  call('publishing', publishingContract.finishConsent, { state, code });
const stateOf = async (owner: Owner) => new URL((await begin(owner)).body.data.address).searchParams.get('state')!;
const createWebhook = ({ call }: Owner, url = `${vendor.origin()}/hook`) =>
  call('publishing', publishingContract.createWebhook, { url });

describe('a network with a consent page', () => {
  it('is connected by whoever left for it, and once', async () => {
    const owner = await register();
    const state = await stateOf(owner);
    const { status, body } = await finish(owner, state);
    expect([status, of(body, 'mastodon')]).toMatchObject([
      200,
      { state: 'connected', account: `@ada@${vendor.host()}`, connectedBy: 'Ada Baker', findings: [] },
    ]);
    expect(await finish(owner, state)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const { items } = (await owner.call('activity', activityContract.listActivities, { type: 'team' })).body.data;
    expect(items[0]).toMatchObject({
      title: `Mastodon was connected as @ada@${vendor.host()}`,
      link: '/dashboard/settings/connections',
    });
  });

  it('is not connected by a state that was made up, another person’s or an old one’s', async () => {
    const [owner, colleague, stranger] = [await register(), await register('Own shop'), await register('Third')];
    await joinAsMember(colleague, owner.workspaceId);
    await asOwner("UPDATE auth.member SET role = 'owner' WHERE user_id = $1 AND organization_id = $2", [
      colleague.session.user.id,
      owner.workspaceId,
    ]);
    const state = await stateOf(owner);
    for (const [who, tried] of [
      [owner, 'made-up'],
      [colleague, state],
      [stranger, state],
    ] as const)
      expect((await finish(who, tried)).status).toBe(409);
    await asOwner("UPDATE connection_requests SET expires_at = now() - interval '1 second' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    expect((await finish(owner, state)).status).toBe(409);
    expect(of(await list(owner), 'mastodon').state).toBe('not-connected');
  });

  it('stores nothing when the network refuses, and says what it says', async () => {
    const owner = await register();
    const reply = await finish(owner, await stateOf(owner), 'stolen');
    expect(reply).toMatchObject({ status: 409, body: { error: expect.stringContaining('The code is not valid') } });
    expect(of(await list(owner), 'mastodon').state).toBe('not-connected');
  });
});

describe('Bluesky', () => {
  const connect = ({ call }: Owner, appPassword = 'abcd-efgh-ijkl-mnop', server = vendor.origin()) =>
    call('publishing', publishingContract.createBlueskyConnection, { handle: '@ada.example', appPassword, server });

  it('is connected with an app password, and refused in words with a wrong one', async () => {
    const owner = await register();
    expect(await connect(owner, 'wrong')).toMatchObject({
      status: 400,
      body: { fields: { appPassword: expect.stringContaining('does not accept the handle with this app password') } },
    });
    const { status, body } = await owner.call('publishing', publishingContract.createBlueskyConnection, {
      handle: '<script>',
      appPassword: 'x',
      server: vendor.origin(),
    });
    expect([status, body.fields]).toEqual([400, { handle: 'Enter your handle, such as you.bsky.social.' }]);
    expect(await connect(owner, 'x', 'http://pds.example')).toMatchObject({
      status: 400,
      body: { fields: { server: expect.stringContaining('Enter one such as bsky.social') } },
    });
    expect(of((await connect(owner)).body, 'bluesky')).toMatchObject({ state: 'connected', account: '@ada.example' });
  });

  it('is disconnected by its own word only, told once, and back once a test works', async () => {
    const owner = await register();
    await connect(owner);
    const test = async () =>
      (await owner.call('publishing', publishingContract.testConnection, { channel: 'bluesky' })).body;
    vendor.say({ status: 500, json: { error: 'InternalServerError' } });
    expect((await test()).data).toMatchObject({
      works: false,
      sentence: expect.stringContaining('having trouble'),
    });
    expect(of(await list(owner), 'bluesky').state).toBe('connected');
    vendor.say({ status: 401, json: { error: 'AuthenticationRequired', message: 'x' } });
    for (let turn = 0; turn < 3; turn += 1) await test();
    const lost = of(await list(owner), 'bluesky');
    expect([lost.state, lost.findings]).toMatchObject([
      'disconnected',
      [{ sentence: expect.stringContaining('Make a new one and connect again'), fix: 'connect' }],
    ]);
    const { items } = (await owner.call('activity', activityContract.listActivities, { type: 'team' })).body.data;
    expect(items.filter(({ title }: { title: string }) => title.startsWith('Bluesky no longer'))).toHaveLength(1);
    vendor.say(
      answer({
        method: 'POST',
        path: '/xrpc/com.atproto.server.createSession',
        headers: {},
        body: '{"password":"abcd-efgh-ijkl-mnop"}',
      }),
    );
    expect((await test()).data).toMatchObject({ works: true, sentence: 'It works. Connected as @ada.example.' });
    expect(of(await list(owner), 'bluesky').state).toBe('connected');
  });
});

describe('Facebook and Instagram', () => {
  it('say which of Meta’s keys are missing', async () => {
    const owner = await register();
    expect(of(await list(owner), 'facebook').findings).toEqual([
      { sentence: 'Facebook needs a page access token of your Meta app.', fix: 'api-keys' },
      { sentence: 'Facebook needs the ID of your Facebook page.', fix: 'api-keys' },
    ]);
    await owner.call('credential', credentialContract.updateCredentials, {
      metaAccessToken: 'EAAB'.repeat(20),
      metaPageId: '1234567890',
    });
    expect(of(await list(owner), 'facebook').findings).toEqual([]);
    expect(of(await list(owner), 'instagram').findings).toMatchObject([{ fix: 'operator' }]);
    expect(
      await owner.call('publishing', publishingContract.createMetaConnection, { channel: 'instagram' }),
    ).toMatchObject({ status: 409, body: { error: expect.stringContaining('PUBLIC_URL') } });
  });
});

describe('the webhook', () => {
  it('shows its secret once, is tested as it is connected, and keeps a log that can be sent again', async () => {
    const owner = await register();
    const { body } = await createWebhook(owner);
    expect(body.data.secret).toMatch(/^whsec_/);
    expect(of({ data: body.data.connections }, 'webhook')).toMatchObject({
      state: 'connected',
      account: `${vendor.origin()}/hook`,
    });
    expect(JSON.stringify(await list(owner))).not.toContain('whsec_');
    const log = async () =>
      (await owner.call('publishing', publishingContract.listWebhookDeliveries, {})).body.data.items;
    const [first] = await log();
    expect(first).toMatchObject({ type: 'test', status: 200, delivered: true, replayed: false });
    await owner.call('publishing', publishingContract.replayWebhookDelivery, { deliveryId: first.id });
    const [again, before] = await log();
    expect([again.messageId, again.payload, again.replayed]).toEqual([before.messageId, before.payload, true]);
    expect(new Set(vendor.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is refused at an address that nobody may reach, or that answers with an error', async () => {
    const owner = await register();
    for (const url of ['ftp://hook.example', 'http://hook.example', 'https://me:pw@hook.example', 'hook'])
      expect(await createWebhook(owner, url)).toMatchObject({
        status: 400,
        body: { fields: { url: expect.any(String) } },
      });
    vendor.say({ status: 404, json: {} });
    expect(await createWebhook(owner)).toMatchObject({
      status: 400,
      body: { fields: { url: 'The webhook’s address answered 404 instead of 2xx.' } },
    });
    expect(of(await list(owner), 'webhook').state).toBe('not-connected');
  });
});

it('tokens are nowhere in clear, and do not open in another workspace or channel', async () => {
  const [owner, other] = [await register(), await register('Second')];
  for (const one of [owner, other]) {
    await finish(one, await stateOf(one));
    await createWebhook(one);
  }
  const tables = ['connections', 'connection_requests', 'webhook_deliveries', 'activities', 'idempotency_keys'];
  const rows = await Promise.all(tables.map((table) => asOwner(`SELECT * FROM ${table}`)));
  expect(JSON.stringify(rows)).toContain('app-1'); // the search sees what is there
  for (const secret of ['token-of-ada', 'secret-of-the-app', 'whsec_'])
    expect(JSON.stringify(rows)).not.toContain(secret);
  await asOwner(
    "UPDATE connections c SET sealed = o.sealed FROM connections o WHERE c.workspace_id = $1 AND o.workspace_id = $2 AND c.channel = o.channel AND c.channel = 'mastodon'",
    [owner.workspaceId, other.workspaceId],
  );
  expect(of(await list(owner), 'mastodon').findings).toMatchObject([
    { sentence: expect.stringContaining('can no longer be read') },
  ]);
});

it('a member sees connections and changes none; a demo reaches nobody', async () => {
  const [owner, member] = [await register(), await register('Own shop')];
  await joinAsMember(member, owner.workspaceId);
  expect((await member.call('publishing', publishingContract.listConnections, {})).status).toBe(200);
  for (const reply of [
    await createWebhook(member),
    await begin(member),
    await member.call('publishing', publishingContract.deleteConnection, { channel: 'webhook' }),
  ])
    expect(reply).toMatchObject({ status: 403 });
  expect(vendor.asked).toEqual([]);
});

describe('a post', () => {
  const write = async ({ call }: Owner) =>
    (
      await call('engine', engineContract.createOwnPiece, {
        title: 'Keep rye fresh',
        body: 'In linen.',
        creationId: null,
      })
    ).body.data;
  const choose = (
    { call }: Owner,
    pieceId: string,
    version: number,
    choices: { channel: string; words: string | null }[],
  ) => call('publishing', publishingContract.updatePiecePostings, { pieceId, version, choices } as never);

  it('goes from the choice to the network, and says where it is', async () => {
    const owner = await register();
    await finish(owner, await stateOf(owner));
    const piece = await write(owner);
    const chosen = (await choose(owner, piece.id, piece.version, [{ channel: 'mastodon', words: 'Linen!' }])).body.data;
    expect(chosen).toMatchObject({ version: 2, items: [{ channel: 'mastodon', state: 'planned', words: 'Linen!' }] });
    expect(chosen.channels.find(({ channel }: { channel: string }) => channel === 'mastodon')).toMatchObject({
      connection: 'connected',
    });
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: 2 });
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    await publishingJobs().postPosting({ workspaceId: owner.workspaceId, postingId: chosen.items[0].id });
    const { items } = (await owner.call('publishing', publishingContract.getPiecePostings, { pieceId: piece.id })).body
      .data;
    expect(items).toMatchObject([{ state: 'posted', url: 'https://social.example/@ada/1' }]);
    expect(JSON.parse(vendor.asked.at(-1)!.body)).toEqual({ status: 'Linen!', visibility: 'public' });
  });

  it('asks for a new yes when its networks are changed after the approval', async () => {
    const owner = await register();
    const piece = await write(owner);
    await owner.call('engine', engineContract.approvePiece, {
      pieceId: piece.id,
      version: 1,
      publishAt: { date: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10), time: '12:00' },
    });
    const { version } = (await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data;
    await choose(owner, piece.id, version, [{ channel: 'twitter', words: null }]);
    const after = (await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data;
    expect(after).toMatchObject({ status: 'review', scheduledFor: null, version: version + 1 });
    expect((await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version })).status).toBe(409);
  });

  it('is approved only with what its networks take, and says what they do not', async () => {
    const owner = await register();
    const piece = await write(owner);
    await choose(owner, piece.id, 1, [{ channel: 'instagram', words: null }]);
    expect(await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: 2 })).toMatchObject({
      status: 400,
      body: {
        error: 'Instagram needs a picture.',
        fields: { channels: 'Instagram needs a picture.' },
      },
    });
  });

  it('has words of its own on each network: what one would refuse is not kept, and one edit leaves the others as they are', async () => {
    const owner = await register();
    const piece = await write(owner);
    const mine = { channel: 'linkedin', words: 'Linen keeps it.' };
    await choose(owner, piece.id, 1, [mine, { channel: 'bluesky', words: null }]);
    expect(await choose(owner, piece.id, 2, [mine, { channel: 'bluesky', words: 'a'.repeat(301) }])).toMatchObject({
      status: 400,
      body: { fields: { bluesky: 'This is 1 character too long for Bluesky, which takes 300.' } },
    });
    await choose(owner, piece.id, 2, [mine, { channel: 'bluesky', words: 'Linen!' }]);
    await owner.call('engine', engineContract.updatePiece, { pieceId: piece.id, version: 3, body: 'In cotton.' });
    const { items } = (await owner.call('publishing', publishingContract.getPiecePostings, { pieceId: piece.id })).body
      .data;
    expect(items).toMatchObject([
      { channel: 'linkedin', words: 'Linen keeps it.' },
      { channel: 'bluesky', words: 'Linen!' },
    ]);
  });

  it('keeps a colleague’s choice: an older one conflicts, and so does one after it is out', async () => {
    const owner = await register();
    const piece = await write(owner);
    await choose(owner, piece.id, 1, [{ channel: 'twitter', words: null }]);
    expect((await choose(owner, piece.id, 1, [])).status).toBe(409);
    expect((await choose(owner, piece.id, 2, [{ channel: 'twitter', words: '  ' }])).status).toBe(400);
    expect((await choose(owner, piece.id, 2, [])).body.data).toMatchObject({ items: [], version: 3 });
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: 3 });
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    expect(await choose(owner, piece.id, 5, [])).toMatchObject({
      status: 409,
      body: { error: 'Networks can only be chosen before publishing.' },
    });
  });
});

it('an account that cannot be renewed is told of once, some days before it ends', async () => {
  const owner = await register();
  await finish(owner, await stateOf(owner));
  await asOwner("UPDATE connections SET expires_at = now() + interval '3 days' WHERE workspace_id = $1", [
    owner.workspaceId,
  ]);
  for (let turn = 0; turn < 2; turn += 1)
    await publishingJobs().renewConnection({ workspaceId: owner.workspaceId, channel: 'mastodon' });
  const { items } = (await owner.call('activity', activityContract.listActivities, { type: 'team' })).body.data;
  expect(
    items.filter(({ title }: { title: string }) => title.startsWith('The connection to Mastodon ends on')),
  ).toHaveLength(1);
  expect(of(await list(owner), 'mastodon')).toMatchObject({ state: 'ending' });
});
