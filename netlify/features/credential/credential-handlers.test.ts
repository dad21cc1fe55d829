import { activityContract } from '../../../src/contracts/activity';
import { credentialContract, type CredentialValues } from '../../../src/contracts/credential';
import { vendorFieldNames, type VendorField, type VendorName } from '../../../src/domain/vendor';
import { forgetEnv } from '../../config/env';
import type { SessionCall } from '../../http/call';
import { serve } from '../../http/serve';
import { asOwner, useDatabase } from '../../testing/database';
import { startMailServer } from '../../testing/mail-server';
import { useVendor } from '../../testing/vendor-server';
import { functions, joinAsMember, register } from '../../testing/world';
import { credentialWiring, readCredentials } from './credential-wiring';

useDatabase();

const secret = 'sk-proj-Zq8rT3vW5xY7zA9bC1dE-a1b2';
const mask = '••••••••a1b2';

type Owner = Awaited<ReturnType<typeof register>>;
const list = async ({ call }: Owner) => (await call('credential', credentialContract.listCredentials, {})).body.data;
const update = ({ call }: Owner, values: Partial<Record<VendorField, string | null>>, headers = {}) =>
  call('credential', credentialContract.updateCredentials, values, headers);
const test = ({ call }: Owner, vendor: 'openai' | 'smtp' | 'paypal' | 'twilio') =>
  call('credential', credentialContract.testCredentials, { vendor });

const vendor = useVendor(({ headers }) =>
  headers.authorization === `Bearer ${secret}`
    ? { status: 200, json: { data: [{ id: 'gpt-5-mini' }] } }
    : { status: 401, json: { error: { message: headers.authorization } } },
);

/** As an operator would allow a server on this machine, and would rotate the root secret. */
function setEnv(values: Record<string, string>) {
  Object.assign(process.env, values);
  forgetEnv();
  functions.credential = serve(credentialContract, credentialWiring); // a process reads its environment once
}
let rootSecret: string;
beforeAll(() => {
  rootSecret = process.env.APP_SECRET!;
});
afterEach(() => {
  for (const name of ['WEB_ALLOWED_ORIGINS', 'APP_SECRET_FORMER']) delete process.env[name];
  setEnv({ APP_SECRET: rootSecret });
});
const allowVendor = () => setEnv({ WEB_ALLOWED_ORIGINS: vendor.host() });

describe('a stored key', () => {
  it('comes back as a mask, with who stored it; what is not secret comes back whole', async () => {
    const owner = await register();
    const reply = await update(owner, {
      openaiKey: `  ${secret} `,
      openaiModel: 'gpt-5-mini',
      twilioToken: 'short-token',
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual(await list(owner));
    expect(reply.body.data).toMatchObject({
      fields: [
        {
          field: 'openaiKey',
          shown: mask,
          updatedBy: 'Ada Baker',
          lost: false,
          updatedAt: expect.stringMatching(/^20/),
        },
        { field: 'openaiModel', shown: 'gpt-5-mini' },
        { field: 'twilioToken', shown: '••••••••' },
      ],
      tests: {},
    });
  });

  it('is replaced, removed and left alone field by field', async () => {
    const owner = await register();
    await update(owner, { openaiKey: secret, openaiModel: 'gpt-5-mini', heygenKey: 'k'.repeat(30) });
    await update(owner, { openaiModel: null, heygenKey: 'n'.repeat(30), metaPageId: null });
    expect(
      (await list(owner)).fields.map(({ field, shown }: { field: string; shown: string }) => [field, shown]),
    ).toEqual([
      ['heygenKey', '••••••••nnnn'],
      ['openaiKey', mask],
    ]);
  });

  it('is told in the log by the name of its service, once each, and never where nothing changed', async () => {
    const owner = await register();
    await update(owner, { openaiKey: secret, smtpHost: 'smtp.example.com' });
    await update(owner, { openaiKey: null, heygenKey: null });
    await update(owner, {});
    const { items } = (await owner.call('activity', activityContract.listActivities, { type: 'team' })).body.data;
    expect(
      items
        .map(({ title, actorName, link }: Record<string, string>) => [title, actorName, link])
        .slice(0, -1)
        .sort(),
    ).toEqual([
      ['The keys for OpenAI or compatible were changed', 'Ada Baker', '/dashboard/settings?tab=keys'],
      ['The keys for OpenAI or compatible were removed', 'Ada Baker', '/dashboard/settings?tab=keys'],
      ['The keys for SMTP were changed', 'Ada Baker', '/dashboard/settings?tab=keys'],
    ]);
  });

  it('is nowhere in clear: no table, no reply, no log', async () => {
    const written: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, 'write').mockImplementation((chunk) => Boolean(written.push(String(chunk)))),
    );
    setEnv({ LOG_LEVEL: 'debug' });
    const owner = await register();
    const marks = vendorFieldNames.filter((field) => field in PLAIN);
    const replies = [
      await update(owner, { ...PLAIN, smtpHost: 'nowhere.invalid' }, { 'idempotency-key': 'a' }),
      await update(owner, { ...PLAIN, smtpHost: 'nowhere.invalid' }, { 'idempotency-key': 'a' }),
      await update(owner, { ...PLAIN, openaiModel: 'has a space' }),
    ];
    replies.push(await test(owner, 'smtp'), await owner.call('credential', credentialContract.listCredentials, {}));
    spies.forEach((spy) => spy.mockRestore());
    delete process.env.LOG_LEVEL;
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 400, 200, 200]);
    expect(replies[1]!.response.headers.get('idempotent-replayed')).toBe('true');
    const heap = JSON.stringify(replies.map(({ body }) => body)) + written.join('') + (await everyTable());
    expect(heap).toContain(owner.workspaceId); // the search sees what is there
    expect(marks.filter((field) => heap.includes(PLAIN[field]!))).toEqual([]);
  });

  it('does not open in another field or another workspace', async () => {
    const [owner, other] = [await register(), await register('Second')];
    await update(owner, { openaiKey: secret, heygenKey: 'h'.repeat(40) });
    await update(other, { openaiKey: 'o'.repeat(40) });
    await asOwner(
      `UPDATE credentials c SET sealed = o.sealed FROM credentials o WHERE c.workspace_id = $1 AND o.workspace_id = $1 AND c.field <> o.field`,
      [owner.workspaceId],
    );
    expect([
      await readCredentials(owner.workspaceId, 'openai'),
      await readCredentials(owner.workspaceId, 'heygen'),
    ]).toEqual([null, null]);
    await asOwner(
      `UPDATE credentials c SET sealed = o.sealed FROM credentials o WHERE c.workspace_id = $2 AND o.workspace_id = $1 AND c.field = 'openaiKey' AND o.field = 'heygenKey'`,
      [owner.workspaceId, other.workspaceId],
    );
    expect(await readCredentials(other.workspaceId, 'openai')).toBeNull();
    expect((await test(other, 'openai')).body.data).toMatchObject({
      works: false,
      sentence: 'It was stored with a different root secret. Enter “API key” again.',
    });
  });

  it('is sealed anew each time, with another nonce', async () => {
    const owner = await register();
    const sealed: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await update(owner, { openaiKey: secret });
      sealed.push(
        (
          await asOwner<{ sealed: string }>('SELECT sealed FROM credentials WHERE workspace_id = $1', [
            owner.workspaceId,
          ])
        )[0]!.sealed.slice(0, 16),
      );
    }
    expect(new Set(sealed).size).toBe(3);
  });
});

describe('a value that cannot be one', () => {
  it.each<[VendorField, string, RegExp]>([
    ['openaiBaseUrl', 'api.example.com/v1', /whole address/],
    ['openaiBaseUrl', 'ftp://example.com', /whole address/],
    ['openaiBaseUrl', 'https://me:pw@example.com/v1', /before the @/],
    ['openaiBaseUrl', 'https://example.com/v1?key=1', /from the \? or #/],
    ['openaiKey', mask, /copy the whole key/i],
    ['openaiKey', 'a\nb', /line break/],
    ['openaiKey', '   ', /Type a value/],
    ['openaiKey', 'x'.repeat(401), /at most 400/],
    ['smtpPort', '80', /465, 587, 2525 or 25/],
    ['smtpFrom', 'Ada <ada@bakery.example>', /not an email address/],
    ['smtpHost', 'smtp://mail.example', /name only/],
    ['smtpHost', 'mail.example:587', /name only/],
    ['openaiModel', 'gpt<5>', /no < and no >/],
    ['openaiModel', 'gpt\u00015', /line break/],
    ['openaiKey', 'sk-', /too short/],
    ['twilioSid', 'SK0123456789abcdef0123456789abcdef', /AC followed by 32/],
    ['metaPageId', 'adas-bakery', /digits only/],
  ])('is refused at its field: %s %j', async (field, value, sentence) => {
    const owner = await register();
    expect(await update(owner, { [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { [field]: expect.stringMatching(sentence) } },
    });
    expect((await list(owner)).fields).toEqual([]);
  });
});

describe('several faults at once', () => {
  it('are each told at their field', async () => {
    const owner = await register();
    expect(
      (await update(owner, { openaiKey: 'sk-', openaiBaseUrl: 'api.example.com', openaiModel: 'a<b' })).body.fields,
    ).toEqual({
      openaiKey: expect.stringMatching(/too short/),
      openaiBaseUrl: expect.stringMatching(/whole address/),
      openaiModel: expect.stringMatching(/no </),
    });
    await update(owner, { openaiKey: secret, smtpHost: 'smtp.example.com', smtpPassword: 'p w' });
    expect(await update(owner, { openaiBaseUrl: 'http://llm.example/v1', smtpPort: '25' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          openaiKey: 'Type the key again: it was stored for api.openai.com.',
          openaiBaseUrl: 'Use https, so that the key travels encrypted.',
          smtpPassword: 'Type the password again: it was stored for smtp.example.com:587.',
        },
      },
    });
  });
});

describe('a secret that is stored for one place', () => {
  it('is not taken to another: the base URL moves only with the key', async () => {
    allowVendor();
    const owner = await register();
    await update(owner, { openaiKey: secret, openaiModel: 'gpt-5-mini' });
    const before = await list(owner);
    const moved = { openaiBaseUrl: `${vendor.origin()}/v1`, openaiModel: 'other' };
    expect(await update(owner, moved)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_request',
        error: 'Type the key again: it was stored for api.openai.com.',
        fields: { openaiKey: 'Type the key again: it was stored for api.openai.com.' },
      },
    });
    expect(await list(owner)).toEqual(before);
    expect(vendor.asked).toEqual([]);
    expect((await update(owner, { ...moved, openaiKey: secret })).status).toBe(200);
    expect((await update(owner, { openaiBaseUrl: `${vendor.origin()}/v2` })).status).toBe(200);
    expect((await update(owner, { openaiBaseUrl: null })).body.fields).toEqual({
      openaiKey: `Type the key again: it was stored for ${vendor.host()}.`,
    });
    expect(await readCredentials(owner.workspaceId, 'openai')).toMatchObject({
      openaiBaseUrl: `${vendor.origin()}/v2`,
    });
  });

  it('is given again where the mail server or its port changes, also in two steps', async () => {
    const owner = await register();
    await update(owner, { smtpHost: 'smtp.example.com', smtpFrom: 'ada@bakery.example', smtpPassword: 'p w' });
    const faults = { smtpPassword: 'Type the password again: it was stored for smtp.example.com:587.' };
    for (const values of [
      { smtpHost: 'smtp.evil.example' },
      { smtpPort: '25' },
      { smtpHost: null },
      { smtpHost: 'smtp.evil.example', smtpPassword: undefined },
    ])
      expect((await update(owner, values as object)).body.fields).toEqual(faults);
    expect((await update(owner, { smtpUser: 'ada', smtpPort: '587' })).status).toBe(200);
    expect((await update(owner, { smtpHost: null, smtpPassword: null })).status).toBe(200);
    expect((await update(owner, { smtpPassword: 'p w' })).status).toBe(200);
    expect((await update(owner, { smtpHost: 'smtp.evil.example' })).body.fields).toEqual({
      smtpPassword: 'Type the password again: it was stored without a server.',
    });
    expect((await update(owner, { smtpHost: 'smtp.other.example', smtpPassword: 'p w' })).status).toBe(200);
  });

  it('is compared with what stands there when it is the turn of the save', async () => {
    const owner = await register();
    await update(owner, { openaiKey: secret });
    const at = (name: string) => `https://${name}.example/v1`;
    const replies = await Promise.all([
      update(owner, { openaiBaseUrl: at('first'), openaiKey: 'f'.repeat(30) }),
      update(owner, { openaiBaseUrl: at('second'), openaiKey: 's'.repeat(30) }),
      ...['third', 'fourth', 'fifth'].map((name) => update(owner, { openaiBaseUrl: at(name) })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400]);
    const { openaiKey, openaiBaseUrl } = (await readCredentials(owner.workspaceId, 'openai'))!;
    expect(openaiKey![0]).toBe(new URL(openaiBaseUrl!).host[0]);
  });
});

describe('an address without encryption', () => {
  const refused = { status: 400, body: { fields: { openaiBaseUrl: 'Use https, so that the key travels encrypted.' } } };

  it('is taken only where the operator allows that very origin', async () => {
    setEnv({ WEB_ALLOWED_ORIGINS: 'localhost:11434,llm.test:80,[::1]:8080' });
    const owner = await register();
    for (const openaiBaseUrl of [
      'http://llm.example/v1',
      'HTTP://llm.example/v1',
      'http://localhost/v1',
      'http://localhost:11435/v1',
      'http://127.0.0.1:11434/v1',
      'http://localhost.evil.example:11434/v1',
    ])
      expect(await update(owner, { openaiBaseUrl })).toMatchObject(refused);
    expect((await list(owner)).fields).toEqual([]);
    for (const openaiBaseUrl of [
      'http://localhost:11434/v1',
      'http://LLM.test/v1',
      'http://[0:0::1]:8080/v1',
      'https://llm.example/v1',
    ])
      expect((await update(owner, { openaiBaseUrl })).status).toBe(200);
  });

  it('gets no key any more once the operator has taken the origin back', async () => {
    allowVendor();
    const owner = await register();
    await update(owner, { openaiKey: secret, openaiBaseUrl: `${vendor.origin()}/v1` });
    expect(await readCredentials(owner.workspaceId, 'openai')).not.toBeNull();
    delete process.env.WEB_ALLOWED_ORIGINS;
    setEnv({});
    expect(await readCredentials(owner.workspaceId, 'openai')).toBeNull();
    expect((await test(owner, 'openai')).body.data).toMatchObject({
      works: false,
      sentence:
        'The base URL begins with http://, so nothing was sent to it. Use https, so that the key travels encrypted.',
    });
    expect((await update(owner, { openaiModel: 'gpt-5-mini' })).status).toBe(200);
    expect(vendor.asked).toEqual([]);
  });
});

describe('who may', () => {
  it('a member reads masks, and neither writes nor tests', async () => {
    const owner = await register();
    const member = await register('Own shop');
    await update(owner, { openaiKey: secret });
    await joinAsMember(member, owner.workspaceId);
    expect((await list(member)).fields).toMatchObject([{ field: 'openaiKey', shown: mask }]);
    expect([(await update(member, { openaiKey: null })).body.code, (await test(member, 'openai')).body.code]).toEqual([
      'forbidden',
      'forbidden',
    ]);
    expect((await list(owner)).fields).toHaveLength(1);
  });
});

describe('a test of stored keys', () => {
  it('is kept, and forgotten when one of them changes', async () => {
    allowVendor();
    const owner = await register();
    await update(owner, { openaiKey: secret, openaiBaseUrl: `${vendor.origin()}/v1` });
    const found = (await test(owner, 'openai')).body.data;
    expect(found).toMatchObject({ works: true, sentence: expect.stringContaining('one model') });
    expect((await list(owner)).tests).toEqual({ openai: found });
    await update(owner, { heygenKey: 'h'.repeat(30) });
    expect((await list(owner)).tests).toEqual({ openai: found });
    await update(owner, { openaiModel: 'gpt-5-mini' });
    expect((await list(owner)).tests).toEqual({});
  });

  it('that failed is kept, too, without the key that the service repeats', async () => {
    allowVendor();
    const owner = await register();
    vendor.say({ status: 200, json: { data: [{ id: secret }] } });
    await update(owner, { openaiKey: secret, openaiModel: secret, openaiBaseUrl: `${vendor.origin()}/v1` });
    expect((await test(owner, 'openai')).body.data.sentence).toContain('“••••••••” among them');
  });

  it('asks for what is missing, at its field', async () => {
    const owner = await register();
    expect(await test(owner, 'openai')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('Store “API key” first'), fields: { openaiKey: expect.any(String) } },
    });
    await update(owner, { paypalClientId: 'c'.repeat(40) });
    expect(await test(owner, 'paypal')).toMatchObject({
      status: 400,
      body: { fields: { paypalSecret: expect.any(String) } },
    });
    expect((await list(owner)).tests).toEqual({});
  });

  it('of keys that are changed meanwhile says nothing about the new ones', async () => {
    allowVendor();
    const owner = await register();
    await update(owner, { openaiKey: secret, openaiBaseUrl: `${vendor.origin()}/v1` });
    vendor.say('silence');
    const asked = vendor.whenAsked();
    const running = test(owner, 'openai');
    await asked;
    await update(owner, { openaiKey: 'n'.repeat(40) });
    vendor.hangUp();
    expect(await running).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await list(owner)).tests).toEqual({});
  });

  it('of a mail server signs in at one that the operator allows, and at no other on this machine', async () => {
    const server = await startMailServer();
    const owner = await register();
    await update(owner, { smtpHost: 'localhost', smtpPort: '2525', smtpFrom: 'ada@bakery.example' });
    expect((await test(owner, 'smtp')).body.data).toMatchObject({
      works: false,
      sentence: expect.stringContaining('was not found on the public internet'),
    });
    await server.stop();
  });
});

describe('after the root secret was rotated', () => {
  const next = 'another-root-secret-of-more-than-32-characters';

  it('keys still open while the former one is named, and the next write seals all of them anew', async () => {
    const owner = await register();
    await update(owner, { openaiKey: secret, heygenKey: 'h'.repeat(30) });
    const keyIds = async () => [
      ...new Set(
        (
          await asOwner<{ key_id: string }>('SELECT key_id FROM credentials WHERE workspace_id = $1', [
            owner.workspaceId,
          ])
        ).map(({ key_id }) => key_id),
      ),
    ];
    const [before] = await keyIds();
    setEnv({ APP_SECRET_FORMER: `${'x'.repeat(40)},${rootSecret}`, APP_SECRET: next });
    expect(await readCredentials(owner.workspaceId, 'openai')).toEqual({ openaiKey: secret });
    expect(await keyIds()).toEqual([before]);
    await afterwards(owner).update({ twilioToken: 't'.repeat(30) });
    expect(await keyIds()).toEqual([expect.not.stringMatching(before!)]);
    delete process.env.APP_SECRET_FORMER;
    setEnv({ APP_SECRET: next });
    expect(await readCredentials(owner.workspaceId, 'heygen')).toEqual({ heygenKey: 'h'.repeat(30) });
  });

  it('keys whose secret is lost are said to be, and can be entered again', async () => {
    const owner = await register();
    await update(owner, { heygenKey: 'h'.repeat(30) });
    setEnv({ APP_SECRET: next });
    expect(await readCredentials(owner.workspaceId, 'heygen')).toBeNull();
    const { list: read, update: write, test: tried } = afterwards(owner);
    expect((await read()).fields).toMatchObject([{ field: 'heygenKey', shown: '••••••••hhhh', lost: true }]);
    expect(await tried('heygen')).toMatchObject({
      works: false,
      sentence: 'It was stored with a different root secret. Enter “API key” again.',
    });
    await write({ heygenKey: 'i'.repeat(30) });
    expect(await read()).toMatchObject({ fields: [{ lost: false }], tests: {} });
    expect(await readCredentials(owner.workspaceId, 'heygen')).toEqual({ heygenKey: 'i'.repeat(30) });
  });
});

describe('who uses a vendor', () => {
  it('gets its values in clear only when all it needs is there', async () => {
    const { workspaceId, ...owner } = { ...(await register()) };
    await update({ workspaceId, ...owner } as Owner, { smtpHost: 'smtp.example.com', smtpPassword: 'p w' });
    expect(await readCredentials(workspaceId, 'smtp')).toBeNull();
    await update({ workspaceId, ...owner } as Owner, { smtpFrom: 'ada@bakery.example' });
    expect(await readCredentials(workspaceId, 'smtp')).toEqual({
      smtpHost: 'smtp.example.com',
      smtpPassword: 'p w',
      smtpFrom: 'ada@bakery.example',
    });
  });
});

const PLAIN: Partial<Record<VendorField, string>> = {
  openaiKey: 'sk-proj-plain-openai-0123456789',
  twilioSid: `AC${'0a1b2c3d'.repeat(4)}`,
  twilioToken: 'plain-twilio-token-0123456789',
  heygenKey: 'plain-heygen-key-0123456789',
  metaAccessToken: 'plain-meta-token-0123456789',
  metaAppSecret: 'plain-meta-secret-0123456789',
  smtpPassword: 'plain smtp password',
  paypalClientId: 'plain-paypal-id-0123456789',
  paypalSecret: 'plain-paypal-secret-0123456789',
};

/** Everything that the database holds, as text. */
async function everyTable(): Promise<string> {
  const tables = await asOwner<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  );
  let heap = '';
  for (const { name } of tables)
    heap += (await asOwner<{ all: string }>(`SELECT coalesce(string_agg(t::text, '|'), '') AS all FROM ${name} t`))[0]!
      .all;
  return heap;
}

/** The handlers as they answer under the new root secret, which has also ended the session that was signed with the old one. */
function afterwards({ session, workspaceId }: Owner) {
  const { listCredentials, updateCredentials, testCredentials } = credentialWiring();
  const call = { workspace: { id: workspaceId }, user: session.user } as SessionCall;
  return {
    list: () => listCredentials({}, call),
    update: (values: CredentialValues) => updateCredentials(values, call),
    test: (vendor: VendorName) => testCredentials({ vendor }, call),
  };
}
