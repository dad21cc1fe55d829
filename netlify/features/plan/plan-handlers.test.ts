import { authContract } from '../../../src/contracts/auth';
import { creativeContract } from '../../../src/contracts/creative';
import { planContract } from '../../../src/contracts/plan';
import { inWorkspace } from '../../database/client';
import { sendPlanMail } from './plan-jobs';
import { planRepository } from './plan-repository';
import { planParts } from './plan-wiring';
import { asOwner, useDatabase } from '../../testing/database';
import { joinAsMember, register, registerOperator } from '../../testing/world';

useDatabase();
beforeAll(registerOperator);

type Owner = Awaited<ReturnType<typeof register>>;
const choose = (owner: Owner, plan: 'Starter' | 'Pro' | 'Agency') =>
  owner.call('plan', planContract.updatePlan, { plan });
const plan = async (owner: Owner) => (await owner.call('plan', planContract.getPlan, {})).body.data;
const invoicesOf = async (owner: Owner) => (await owner.call('plan', planContract.listInvoices, {})).body.data.items;
const today = (zone = 'Europe/London') => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());

describe('a plan', () => {
  it('of a trial says what is used, until when, and how one pays', async () => {
    const owner = await register();
    expect(await plan(owner)).toMatchObject({
      plan: 'Trial',
      endsAt: expect.any(String),
      subscription: null,
      coveredBy: null,
      openInvoice: null,
      allowances: {
        images: { used: 0, limit: 50 },
        videos: { used: 0, limit: 5 },
        resetsOn: expect.stringMatching(/-01$/),
        sharedBy: 1,
      },
      payments: { provider: 'invoice', sentence: expect.stringContaining('on the day your payment is recorded') },
    });
  });

  it('that is chosen opens one invoice, changes nothing else, and asks for letters to the buyer and the operator', async () => {
    const owner = await register();
    await asOwner("DELETE FROM pgboss.job WHERE name = 'send-plan-mail'");
    const { status, body } = await choose(owner, 'Pro');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      plan: 'Trial',
      subscription: null,
      openInvoice: {
        plan: 'Pro',
        state: 'open',
        totalCents: 29_700,
        currency: 'USD',
        periodStart: today(),
        paidAt: null,
      },
    });
    expect(body.data.openInvoice.number).toMatch(/^\d{4}-\d{4,}$/);
    const jobs = await asOwner<{ data: { letter: string; invoiceId: string } }>(
      "SELECT data FROM pgboss.job WHERE name = 'send-plan-mail'",
    );
    expect(jobs.map(({ data }) => data.letter).sort()).toEqual(expect.arrayContaining(['invoice', 'issued']));
    expect(jobs.filter(({ data }) => data.letter === 'invoice')).toHaveLength(1);
    for (const { data } of jobs) expect(sendPlanMail.payload.parse(data)).toEqual(data);
    expect(JSON.stringify(jobs)).not.toMatch(/example\.com|Ada/); // ids only
    await choose(owner, 'Pro');
    expect(await invoicesOf(owner)).toHaveLength(1);
  });

  it('that is chosen instead takes the place of the one before', async () => {
    const owner = await register();
    await choose(owner, 'Pro');
    expect((await choose(owner, 'Starter')).body.data.openInvoice).toMatchObject({
      plan: 'Starter',
      totalCents: 9_700,
    });
    expect(
      (await invoicesOf(owner)).map(({ plan: of, state }: { plan: string; state: string }) => [of, state]),
    ).toEqual([
      ['Starter', 'open'],
      ['Pro', 'void'],
    ]);
  });

  it('that ten requests choose at once makes one invoice', async () => {
    const owner = await register();
    const replies = await Promise.all(Array.from({ length: 10 }, () => choose(owner, 'Agency')));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await invoicesOf(owner)).toHaveLength(1);
  });

  it('that is not paid yet can be taken back, and then there is nothing to cancel', async () => {
    const owner = await register();
    await choose(owner, 'Pro');
    expect((await owner.call('plan', planContract.cancelPlan, {})).body.data.openInvoice).toBeNull();
    expect((await invoicesOf(owner))[0].state).toBe('void');
    expect(await owner.call('plan', planContract.cancelPlan, {})).toMatchObject({
      status: 409,
      body: { error: 'There is no plan here that could be cancelled.' },
    });
    expect(await owner.call('plan', planContract.resumePlan, {})).toMatchObject({ status: 409 });
  });

  it('of the operator is there at once, for ever, and without an invoice', async () => {
    const operator = await registerOperator();
    expect((await choose(operator, 'Agency')).body.data).toMatchObject({
      plan: 'Agency',
      endsAt: null,
      subscription: null,
      openInvoice: null,
    });
    expect(await invoicesOf(operator)).toEqual([]);
  });

  it('is seen by members without its invoices, which only owners read and choose', async () => {
    const [owner, member] = [await register(), await register('Own shop')];
    await choose(owner, 'Pro');
    const invoiceId = (await invoicesOf(owner))[0].id;
    await joinAsMember(member, owner.workspaceId);
    expect(await plan(member)).toMatchObject({ plan: 'Trial', openInvoice: null, pricing: null });
    for (const reply of [
      await choose(member, 'Pro'),
      await member.call('plan', planContract.listInvoices, {}),
      await member.call('plan', planContract.getInvoiceDocument, { invoiceId }),
    ])
      expect(reply.body).toMatchObject({ code: 'forbidden' });
  });
});

it('how many trial workspaces share an allowance is told to the person alone whose trial it is', async () => {
  const [owner, member] = [await register(), await register('Own shop')];
  await owner.call('auth', authContract.createWorkspace, { name: 'Second shop' });
  const second = (await owner.call('auth', authContract.getSession, {})).body.data.workspace.id as string;
  expect((await plan(owner)).allowances.sharedBy).toBe(2);
  await joinAsMember(member, second);
  expect((await plan(member)).allowances.sharedBy).toBe(1);
  await asOwner("UPDATE auth.member SET role = 'owner' WHERE organization_id = $1", [second]);
  expect((await plan(member)).allowances.sharedBy).toBe(1);
});

it('a choice is in the log with its author, and so is the plan the operator takes', async () => {
  const [owner, operator] = [await register(), await registerOperator()];
  await choose(owner, 'Pro');
  await owner.call('plan', planContract.cancelPlan, {});
  await choose(operator, 'Starter');
  await asOwner('DELETE FROM activities WHERE workspace_id = $1', [operator.workspaceId]);
  await choose(operator, 'Pro');
  await choose(operator, 'Pro');
  const log = (id: string) =>
    asOwner(
      'SELECT title, actor_name AS by FROM activities WHERE workspace_id = $1 AND link = $2 ORDER BY created_at, id',
      [id, '/dashboard/settings?section=plan'],
    );
  const { name } = owner.form;
  expect(await log(owner.workspaceId)).toEqual([
    { title: 'The Pro plan was chosen; it begins when its invoice is paid', by: name },
    { title: expect.stringMatching(/^Invoice .* was cancelled$/), by: name },
  ]);
  expect(await log(operator.workspaceId)).toEqual([{ title: 'The Pro plan began', by: expect.stringMatching(/./) }]);
});

describe('a payment', () => {
  const pay = async (owner: Owner) => {
    const operator = await registerOperator();
    const [invoice] = await invoicesOf(owner);
    return {
      operator,
      invoice,
      reply: await operator.call('plan', planContract.payInvoice, { invoiceId: invoice.id }),
    };
  };

  it('that is confirmed begins the plan, with its allowance, and its pages are notified', async () => {
    const owner = await register();
    await choose(owner, 'Pro');
    await asOwner('DELETE FROM changes');
    const { reply } = await pay(owner);
    expect(reply.body.data).toMatchObject({
      state: 'paid',
      workspaceId: owner.workspaceId,
      buyer: owner.form.email,
      paidAt: expect.any(String),
    });
    expect(await plan(owner)).toMatchObject({
      plan: 'Pro',
      subscription: { plan: 'Pro', periodEnd: reply.body.data.periodEnd, nextPlan: null, cancelled: false },
      openInvoice: null,
      allowances: { images: { limit: 200 } },
    });
    expect(
      await asOwner('SELECT DISTINCT topic FROM changes WHERE workspace_id = $1 ORDER BY 1', [owner.workspaceId]),
    ).toEqual(expect.arrayContaining([{ topic: 'plan' }, { topic: 'workspace' }]));
    expect(
      await asOwner("SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE '%plan began'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: 'The Pro plan began' }]);
    expect((await plan(owner)).pricing).toEqual({
      period: { periodStart: reply.body.data.periodStart, periodEnd: reply.body.data.periodEnd, priceCents: 29_700 },
      prepaid: null,
      taxRate: 0,
    });
  });

  it('is confirmed once, however often and however many at a time', async () => {
    const owner = await register();
    await choose(owner, 'Pro');
    const operator = await registerOperator();
    const [invoice] = await invoicesOf(owner);
    await asOwner("DELETE FROM pgboss.job WHERE name = 'send-plan-mail'");
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => operator.call('plan', planContract.payInvoice, { invoiceId: invoice.id })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map(({ body }) => body.data.paidAt)).size).toBe(1);
    expect(
      await asOwner("SELECT count(*)::int FROM activities WHERE workspace_id = $1 AND title LIKE '%plan began'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ count: 1 }]);
    expect(await asOwner("SELECT count(*)::int FROM pgboss.job WHERE name = 'send-plan-mail'")).toEqual([{ count: 1 }]);
  });

  it('for a cancelled invoice is refused, and a paid one cannot be cancelled', async () => {
    const owner = await register();
    await choose(owner, 'Pro');
    await choose(owner, 'Starter');
    const operator = await registerOperator();
    const [starter, pro] = await invoicesOf(owner);
    expect(await operator.call('plan', planContract.payInvoice, { invoiceId: pro.id })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('was cancelled') },
    });
    await operator.call('plan', planContract.payInvoice, { invoiceId: starter.id });
    expect(await operator.call('plan', planContract.voidInvoice, { invoiceId: starter.id })).toMatchObject({
      status: 409,
      body: { error: 'This invoice is paid, so it cannot be cancelled.' },
    });
    expect((await operator.call('plan', planContract.voidInvoice, { invoiceId: pro.id })).body.data.state).toBe('void');
  });

  it('ends a pause: a trial that was over creates again', async () => {
    const owner = await register();
    await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 day' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    expect(
      (await owner.call('creative', creativeContract.generateImage, { prompt: 'Rye', style: 'minimalist' })).body.code,
    ).toBe('trial_ended');
    expect((await choose(owner, 'Starter')).status).toBe(200);
    await pay(owner);
    expect(
      (await owner.call('creative', creativeContract.generateImage, { prompt: 'Rye', style: 'minimalist' })).status,
    ).toBe(200);
  });
});

describe('invoices', () => {
  it('of twenty workspaces at once are numbered without a gap or a double, also when some of them fail', async () => {
    const year = new Date().getUTCFullYear();
    const workspaces = await asOwner<{ id: string }>(
      "INSERT INTO workspaces (workspace_id, name, slug, zone, kind, plan, created_at) SELECT gen_random_uuid(), 'Many', 'many-' || gen_random_uuid(), 'UTC', 'real', 'Trial', now() FROM generate_series(1, 25) RETURNING workspace_id AS id",
    );
    const before = await last(year);
    const { changes } = planParts();
    const buyer = { name: 'Ada', email: 'ada@example.com', company: '' };
    const outcomes = await Promise.allSettled(
      // Every fifth in a workspace of its own: beside another change to it, it would be told to read again, and not fail.
      workspaces.map(({ id }, at) =>
        at % 5 === 0
          ? writeBroken(id)
          : changes.choose(id, 'Pro', buyer, {
              origin: 'https://fourbeat.example',
              actor: { id: crypto.randomUUID(), name: 'Ada' },
            }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const numbers = (
      await asOwner<{ number: string }>('SELECT number FROM invoices WHERE workspace_id = ANY ($1)', [
        workspaces.map(({ id }) => id),
      ])
    ).map(({ number }) => Number(number.slice(5)));
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => before + at + 1));
    expect(await last(year)).toBe(before + 20);
  });

  it('give a number back when what made them is rolled back', async () => {
    const [owner, year] = [await register(), new Date().getUTCFullYear()];
    const before = await last(year);
    await expect(writeBroken(owner.workspaceId)).rejects.toThrow();
    expect(await last(year)).toBe(before);
  });

  it('are pages to print that run nothing, for their owners and the operator', async () => {
    const [owner, stranger, operator] = [await register('Ada’s Bakery'), await register(), await registerOperator()];
    await choose(owner, 'Pro');
    const [{ id: invoiceId, number }] = await invoicesOf(owner);
    const own = await owner.call('plan', planContract.getInvoiceDocument, { invoiceId });
    expect(own.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(own.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const part of [number, '$297.00', owner.form.email, 'Ada’s Bakery', 'the day of payment'])
      expect(own.body).toContain(part);
    expect((await operator.call('plan', planContract.getOperatorInvoiceDocument, { invoiceId })).body).toContain(
      number,
    );
    expect(await stranger.call('plan', planContract.getInvoiceDocument, { invoiceId })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await stranger.call('plan', planContract.getOperatorInvoiceDocument, { invoiceId })).toMatchObject({
      status: 404,
      body: { error: 'There is nothing at this address.' },
    });
  });

  it('of a plan that was taken back unpaid keep saying that its month never began', async () => {
    const [owner, operator] = [await register(), await registerOperator()];
    await choose(owner, 'Pro');
    const [{ id: invoiceId }] = await invoicesOf(owner);
    await owner.call('plan', planContract.cancelPlan, {});
    expect(await invoicesOf(owner)).toMatchObject([{ id: invoiceId, state: 'void', begunByPayment: true }]);
    const { items } = (await operator.call('plan', planContract.listOperatorInvoices, { state: 'void' })).body.data;
    expect((items as { id: string }[]).find(({ id }) => id === invoiceId)).toMatchObject({ begunByPayment: true });
    const { body } = await owner.call('plan', planContract.getInvoiceDocument, { invoiceId });
    expect(body).toContain('From the day of payment to a month later');
    expect(body).toContain('href="/dashboard/settings?section=plan"');
    expect((await operator.call('plan', planContract.getOperatorInvoiceDocument, { invoiceId })).body).toContain(
      'href="/dashboard/operator?tab=invoices"',
    );
  });

  it('are paged for the operator, of all workspaces and by state', async () => {
    await asOwner('DELETE FROM invoices');
    const owners = [await register('One'), await register('Two'), await register('Three')];
    for (const owner of owners) await choose(owner, 'Starter');
    const operator = await registerOperator();
    const first = (await operator.call('plan', planContract.listOperatorInvoices, { limit: 2, state: 'open' })).body
      .data;
    const second = (
      await operator.call('plan', planContract.listOperatorInvoices, {
        limit: 2,
        state: 'open',
        cursor: first.nextCursor,
      })
    ).body.data;
    expect(
      [...first.items, ...second.items].map(({ workspaceName }: { workspaceName: string }) => workspaceName),
    ).toEqual(['Three', 'Two', 'One']);
    expect(second.nextCursor).toBeNull();
    expect((await operator.call('plan', planContract.listOperatorInvoices, { state: 'paid' })).body.data.items).toEqual(
      [],
    );
  });

  it('cannot be written by a request, not even in its own workspace', async () => {
    const owner = await register();
    await choose(owner, 'Pro');
    for (const statement of [
      "UPDATE invoices SET state = 'paid'",
      'DELETE FROM invoices',
      "UPDATE subscriptions SET period_end = '2099-01-01'",
    ]) {
      await expect(inWorkspace(owner.workspaceId, (tx) => tx.execute(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      });
    }
  });
});

it('figures are shown to the operator of those workspaces alone that share them', async () => {
  const [shares, hides, operator] = [await register('Shares'), await register('Hides'), await registerOperator()];
  await asOwner('UPDATE workspaces SET analytics_sharing = true WHERE workspace_id = $1', [shares.workspaceId]);
  for (const owner of [shares, hides])
    await owner.call('creative', creativeContract.generateImage, { prompt: 'Rye', style: 'minimalist' });
  const { items } = (await operator.call('plan', planContract.listSharedUsage, {})).body.data;
  const ours = (items as { id: string }[]).filter(({ id }) =>
    [shares, hides, operator].some(({ workspaceId }) => workspaceId === id),
  );
  expect(ours).toEqual([
    {
      id: shares.workspaceId,
      name: 'Shares',
      plan: 'Trial',
      month: today().slice(0, 7),
      pieces: 0,
      published: 0,
      images: 1,
      videos: 0,
      members: 1,
    },
  ]);
});

const last = async (year: number) =>
  (await asOwner<{ last: number }>('SELECT last FROM invoice_numbers WHERE year = $1', [year]))[0]?.last ?? 0;

/** Issues an invoice and fails after it got its number: its period has no end. */
async function writeBroken(workspaceId: string) {
  const seen = (await planRepository.readState(workspaceId))!;
  const opened = {
    id: crypto.randomUUID(),
    plan: 'Pro' as const,
    netCents: 1,
    taxRate: 0,
    totalCents: 1,
    currency: 'USD',
    periodStart: '2026-11-21',
    periodEnd: 'never',
    seller: { lines: [], payment: [], note: '' },
    buyer: { name: '', email: '', company: '' },
    issuedAt: new Date(),
    dueAt: new Date(),
  };
  return planRepository.write(workspaceId, seen, { at: new Date(), opened });
}
