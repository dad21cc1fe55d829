import { allContracts } from '../../src/contracts/all-contracts';
import { authContract } from '../../src/contracts/auth';
import { pathParameters, type Endpoint } from '../../src/contracts/endpoint';
import { forgetReading } from '../http/limits-wiring';
import { makeClient } from './call';
import { asOwner, useDatabase } from './database';
import { useSmallOpenverse } from './openverse-server';
import { useSnapshot } from './snapshot';
import { useSite } from './use-site';
import { FAILED_JOB, HELD_MAIL, identityInputs, identityPages, OPEN_INVOICE } from './identity-inputs';
import { functions, joinAsMember, register, registerBusy, registerOperator } from './world';

useDatabase();
const shop = useSite(identityPages);
useSmallOpenverse();

const inputs = identityInputs(shop);

const endpoints = Object.entries(allContracts).flatMap(([noun, contract]) =>
  Object.entries(contract).map(([name, endpoint]): Row => ({ title: `${noun}.${name}`, noun, endpoint })),
);
const signedIn = endpoints.filter(({ endpoint }) => endpoint.access === 'session');
const guarded = signedIn.filter(({ endpoint }) => !endpoint.operatorOnly);
const operators = signedIn.filter(({ endpoint }) => endpoint.operatorOnly);
/** Rows of one person: for everybody else, even members of the same workspace, they do not exist. */
const personal = ['security.deleteSignIn', 'privacy.deleteExport', 'privacy.getExportPart'];
/** The name of a vendor or a network does not identify anybody's row. */
const withoutRows = ['credential.testCredentials', 'publishing.testConnection', 'publishing.deleteConnection'];
const aimed = guarded.filter(
  ({ endpoint, title }) =>
    (pathParameters(endpoint.path).length > 0 && !withoutRows.includes(title)) || title === 'engine.createPiece',
);
const reading = guarded.filter(
  ({ endpoint }) => endpoint.method === 'GET' && !aimed.some((row) => row.endpoint === endpoint),
);

it('knows every endpoint of the product', () => {
  expect(Object.keys(inputs).sort()).toEqual(endpoints.map(({ title }) => title).sort());
  expect(endpoints.filter(({ endpoint }) => !['public', 'session', 'webhook'].includes(endpoint.access))).toEqual([]); // an api-key endpoint would need its own column here
});

/**
 * Two tenants, a member of the first one, a demo and the operator; each row of the matrix starts from the same
 * state.
 */
const worlds = useSnapshot(async () => {
  const operator = await registerOperator(); // first, because the first account would otherwise become an operator
  const [first, second] = [await registerBusy('First tenant'), await registerBusy('Second tenant')];
  const member = await register('Own shop');
  await joinAsMember(member, first.workspaceId);
  const demo = makeClient(functions);
  await demo.call('auth', authContract.login, { email: `demo-${crypto.randomUUID()}@example.com`, password: 'x' });
  await keepOperatorRows();
  const jars = [operator, first, second, member, demo].map(({ cookies }) => ({ cookies, kept: [...cookies] }));
  return {
    operator,
    first,
    second,
    member,
    demo,
    jars,
    firstIds: await idsOf(first.workspaceId),
    firstPrint: await fingerprintOf(first.workspaceId, await tenantTables()),
  };
});

beforeEach(() => {
  forgetReading();
  for (const { cookies, kept } of worlds().jars) {
    cookies.clear(); // the previous row may have signed somebody out
    for (const [name, value] of kept) cookies.set(name, value);
  }
});

it('knows the ids of what the first tenant holds, whichever table they are in', () => {
  const { first, firstIds } = worlds();
  const { campaignId, emailId, deliveryId, runId, domainId } = first.campaign;
  expect(firstIds).toEqual(
    expect.arrayContaining([
      first.workspaceId,
      first.piece.id,
      first.picture.id,
      first.contact.contactId,
      campaignId,
      emailId,
      deliveryId,
      runId,
      domainId,
    ]),
  );
});

describe('someone who is signed out', () => {
  it.each(signedIn)('is refused by $title', async ({ noun, endpoint, title }) => {
    const reply = await makeClient(functions).call(noun, endpoint, inputs[title]!(worlds().first));
    expect(reply).toMatchObject({ status: 401, body: { success: false, code: 'unauthenticated' } });
  });

  it.each(signedIn)('is refused by $title with a forged cookie, too', async ({ noun, endpoint, title }) => {
    const { first } = worlds();
    const client = makeClient(functions);
    for (const [name, value] of first.cookies)
      client.cookies.set(name, `${decodeURIComponent(value).split('.')[0]}.forged`);
    expect((await client.call(noun, endpoint, inputs[title]!(first))).status).toBe(401);
  });
});

describe('whoever does not prove to be the service that reports', () => {
  it.each(endpoints.filter(({ endpoint }) => endpoint.access === 'webhook'))(
    'is refused by $title, an owner as well',
    async ({ noun, endpoint, title }) => {
      const { first, second } = worlds();
      for (const client of [makeClient(functions), second])
        expect(await client.call(noun, endpoint, inputs[title]!(first))).toMatchObject({
          status: 401,
          body: { success: false, code: 'unauthenticated' },
        });
    },
  );
});

describe('an owner who does not run the installation', () => {
  it.each(operators)('is told that $title is not there', async ({ noun, endpoint, title }) => {
    const { first } = worlds();
    expect(await first.call(noun, endpoint, inputs[title]!(first))).toMatchObject({
      status: 404,
      body: { code: 'not_found', error: 'There is nothing at this address.' },
    });
    expect(
      await asOwner(
        'SELECT (SELECT state::text FROM pgboss.job WHERE id = $1) AS job, (SELECT state FROM mails WHERE id = $2) AS mail, (SELECT state FROM invoices WHERE id = $3) AS invoice',
        [FAILED_JOB, HELD_MAIL, OPEN_INVOICE],
      ),
    ).toEqual([{ job: 'failed', mail: 'held', invoice: 'open' }]);
  });
});

describe('the operator', () => {
  it.each(operators)('is let in by $title', async ({ noun, endpoint, title }) => {
    const { operator, first } = worlds();
    expect([200, 409]).toContain((await operator.call(noun, endpoint, inputs[title]!(first))).status); // 409: no mail server is set up here
  });
});

describe('someone of another workspace', () => {
  it.each(aimed)(
    "is told by $title that the first tenant's row is not there, and changes nothing",
    async ({ noun, endpoint, title }) => {
      const { first, second: stranger, firstPrint } = worlds();
      const aimedAt = await stranger.call(noun, endpoint, inputs[title]!(first));
      const never = await stranger.call(noun, endpoint, withRandomIds(endpoint, inputs[title]!(first)));
      expect(aimedAt.status).toBe(404);
      const blank = ({ requestId: _id, ...rest }: Record<string, unknown>) => rest;
      expect(blank(aimedAt.body)).toEqual(blank(never.body)); // byte for byte the reply for a row that never existed
      await expectUnchanged(first.workspaceId, firstPrint);
    },
  );

  it('would be found out if anything had changed', async () => {
    const { first, second, firstPrint } = worlds();
    await expectUnchanged(first.workspaceId, firstPrint);
    await asOwner('UPDATE contacts SET name = $2 WHERE workspace_id = $1', [second.workspaceId, 'Somebody']);
    await expectUnchanged(first.workspaceId, firstPrint);
    await asOwner('UPDATE contacts SET name = $2 WHERE workspace_id = $1', [first.workspaceId, 'Somebody']);
    await expect(expectUnchanged(first.workspaceId, firstPrint)).rejects.toThrow('contacts');
  });

  it.each(reading)('sees nothing of the first tenant in $title', async ({ noun, endpoint, title }) => {
    const { first, second: stranger, firstIds } = worlds();
    const { response } = await stranger.call(noun, endpoint, inputs[title]!(first));
    const text = await response.text();
    expect(response.status).toBe(200);
    for (const id of firstIds) expect(text).not.toContain(id);
    expect(text).not.toContain('First tenant');
  });
});

describe('a member who is not an owner', () => {
  it.each(guarded)('may do what $title says', async ({ noun, endpoint, title }) => {
    const { first, member } = worlds();
    const { status, body } = await member.call(noun, endpoint, inputs[title]!(first));
    if (endpoint.ownerOnly) expect(body).toMatchObject({ code: 'forbidden' });
    else if (personal.includes(title)) expect(status).toBe(404);
    else expect([200, 409]).toContain(status); // 409: nobody can withdraw this post, not even an owner
  });
});

describe('a visitor in a demo', () => {
  it.each(guarded.filter(({ endpoint }) => endpoint.notInDemo))(
    'is refused by $title',
    async ({ noun, endpoint, title }) => {
      const { first, demo } = worlds();
      expect((await demo.call(noun, endpoint, inputs[title]!(first))).body).toMatchObject({ code: 'demo_forbidden' });
    },
  );
});

describe('an owner whose address is not confirmed', () => {
  const reaching = guarded.filter(({ endpoint }) => endpoint.needsConfirmedAddress);
  beforeEach(async () => {
    await asOwner('UPDATE auth."user" SET email_verified = false WHERE email = $1', [worlds().second.form.email]);
  });

  it.each(reaching)('reaches nobody by $title', async ({ noun, endpoint, title }) => {
    const { second: stranger } = worlds();
    expect(await stranger.call(noun, endpoint, inputs[title]!(stranger))).toMatchObject({
      status: 403,
      body: { code: 'address_unconfirmed', error: expect.stringContaining('Confirm your own email address first') },
    });
  });

  // A closed sign-up page could be saved; these inputs open it.
  it.each(guarded.filter((row) => !reaching.includes(row) && row.title !== 'signup.updateSignupPage'))(
    'may do what $title says',
    async ({ noun, endpoint, title }) => {
      const { second: stranger } = worlds();
      expect([200, 409]).toContain((await stranger.call(noun, endpoint, inputs[title]!(stranger))).status);
    },
  );
});

describe('a workspace whose trial has ended', () => {
  beforeEach(async () => {
    await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 minute' WHERE workspace_id = $1", [
      worlds().second.workspaceId,
    ]);
  });

  it.each(guarded)('can read but creates nothing by $title', async ({ noun, endpoint, title }) => {
    const { second: ended } = worlds();
    const { status, body } = await ended.call(noun, endpoint, inputs[title]!(ended));
    if (endpoint.creates) expect(body).toMatchObject({ code: 'trial_ended' });
    else expect([200, 409]).toContain(status);
  });
});

/** The rows that operators' endpoints are aimed at. */
async function keepOperatorRows() {
  await asOwner(
    "INSERT INTO pgboss.job (id, name, data, state, completed_on, output) VALUES ($1, 'expire-demos', '{}', 'failed', now(), '{}')",
    [FAILED_JOB],
  );
  await asOwner(
    `INSERT INTO mails (id, kind, recipient, subject, html, text, state, expires_at, created_at) VALUES ($1, 'reset-password', 'ada@example.com', 'Reset', '<html><head></head></html>', 'Reset', 'held', now() + interval '1 hour', now())`,
    [HELD_MAIL],
  );
  await asOwner(
    `INSERT INTO invoices (id, workspace_id, number, plan, net_cents, tax_rate, total_cents, currency, period_start, period_end, state, seller, buyer, issued_at, due_at)
     SELECT $1::uuid, workspace_id, 'X-' || left($1::uuid::text, 13), 'Pro', 29700, 0, 29700, 'USD', '2026-11-21', '2026-12-21', 'open', '{"lines":["Example Ltd"],"payment":[],"note":""}', '{"name":"Ada","email":"ada@example.com","company":""}', now(), now() FROM workspaces WHERE kind = 'real' ORDER BY created_at LIMIT 1`,
    [OPEN_INVOICE],
  );
}

async function tenantTables(): Promise<string[]> {
  const rows = await asOwner<{ name: string }>(
    "SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id' WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

async function tablesWithId(): Promise<string[]> {
  const rows = await asOwner<{ name: string }>(
    "SELECT attrelid::regclass::text AS name FROM pg_attribute WHERE attname = 'id' AND atttypid = 'uuid'::regtype AND attrelid = ANY ($1::regclass[]) ORDER BY 1",
    [await tenantTables()],
  );
  return rows.map(({ name }) => name);
}

/** A fingerprint of a workspace's rows in each of these tables. */
async function fingerprintOf(workspaceId: string, tables: string[]): Promise<Map<string, string>> {
  const hashes = tables.map(
    (table) =>
      `(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ${table} t WHERE workspace_id = $1) AS ${table}`,
  );
  const [row] = await asOwner<Record<string, string>>(`SELECT ${hashes.join(', ')}`, [workspaceId]);
  return new Map(Object.entries(row!));
}

/** Only tables that were written to can have changed, which the snapshot notes; looking at all takes longer than the call. */
async function expectUnchanged(workspaceId: string, before: ReadonlyMap<string, string>): Promise<void> {
  const written = await asOwner<{ name: string }>(
    'SELECT DISTINCT coalesce(pg_partition_root(relation), relation)::regclass::text AS name FROM before.written',
  );
  const tables = written.map(({ name }) => name).filter((name) => before.has(name));
  if (tables.length === 0) return;
  expect(await fingerprintOf(workspaceId, tables)).toEqual(new Map(tables.map((name) => [name, before.get(name)!])));
}

async function idsOf(workspaceId: string): Promise<string[]> {
  const rows = (await tablesWithId()).map((table) => `SELECT id::text FROM ${table} WHERE workspace_id = $1`);
  return [workspaceId, ...(await asOwner<{ id: string }>(rows.join(' UNION ALL '), [workspaceId])).map(({ id }) => id)];
}

function withRandomIds(endpoint: Endpoint, input: Record<string, unknown>) {
  const ids = [...pathParameters(endpoint.path), 'ideaId'].filter((name) => typeof input[name] === 'string'); // a part's number is not an id
  return { ...input, ...Object.fromEntries(ids.map((name) => [name, crypto.randomUUID()])) };
}

interface Row {
  title: string;
  noun: string;
  endpoint: Endpoint;
}
