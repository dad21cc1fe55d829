import { pauseOf } from '../../../src/domain/plan-pause';
import { toInstant } from '../../../src/domain/zoned-time';
import { asOwner, useDatabase } from '../../testing/database';
import { register, registerOperator } from '../../testing/world';
import { authContract } from '../../../src/contracts/auth';
import { forgetEnv } from '../../config/env';
import { planParts } from './plan-wiring';

useDatabase();
beforeAll(registerOperator);
afterEach(async () => {
  await asOwner('DELETE FROM subscriptions'); // a later test's run would renew them too
});

const ZONE = 'America/New_York';
const ORIGIN = 'https://fourbeat.example';
const ada = { name: 'Ada Baker', email: 'ada@example.com', company: 'Ada’s Bakery' };
const BY = { origin: ORIGIN, actor: { id: '0197cccc-0000-7000-8000-00000000aaaa', name: 'Ada Baker' } };
let now = new Date();
let changes: ReturnType<typeof planParts>['changes'];
let billing: ReturnType<typeof planParts>['billing'];
beforeAll(() => {
  ({ changes, billing } = planParts({ now: () => now }));
});
/** Local time in the shop's zone. */
const at = (date: string, time = '12:00') => void (now = toInstant({ date, time }, ZONE));

async function openShop() {
  const owner = await register();
  await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [owner.workspaceId, ZONE]);
  return owner.workspaceId;
}

const subscription = async (id: string) =>
  (
    await asOwner<{ plan: string; until: string; next: string | null; cancelled: boolean }>(
      'SELECT plan, period_end::text AS until, next_plan AS next, cancelled FROM subscriptions WHERE workspace_id = $1',
      [id],
    )
  )[0];
const workspace = async (id: string) =>
  (
    await asOwner<{ plan: string; ends: Date | null; paid_by: string | null }>(
      'SELECT plan, ends_at AS ends, paid_by FROM workspaces WHERE workspace_id = $1',
      [id],
    )
  )[0]!;
const invoices = (id: string) =>
  asOwner<{
    id: string;
    plan: 'Starter' | 'Pro' | 'Agency';
    state: string;
    net: number;
    start: string;
    until: string;
    buyer: { credit?: { for: string } };
  }>(
    'SELECT id, plan, state, net_cents AS net, period_start::text AS start, period_end::text AS until, buyer FROM invoices WHERE workspace_id = $1 ORDER BY issued_at, id',
    [id],
  );
const open = async (id: string) => (await invoices(id)).filter(({ state }) => state === 'open');
const midnight = (date: string) => toInstant({ date, time: '00:00' }, ZONE);

async function pay(id: string) {
  const [invoice] = await open(id);
  await changes.pay(id, invoice!.id, ORIGIN);
}

/** A shop whose plan was chosen and paid on `date`. */
async function openPaidShop(plan: 'Starter' | 'Pro' | 'Agency', date: string) {
  const id = await openShop();
  at(date);
  await changes.choose(id, plan, ada, BY);
  await pay(id);
  return id;
}

describe('a month', () => {
  it('begins on the day it is paid by the shop’s clock, and lasts to the end of a shorter month', async () => {
    const id = await openShop();
    at('2027-01-20');
    await changes.choose(id, 'Pro', ada, BY);
    at('2027-01-31', '23:59'); // 1 February in Greenwich
    await pay(id);
    expect(await subscription(id)).toEqual({ plan: 'Pro', until: '2027-02-28', next: null, cancelled: false });
    expect(await invoices(id)).toMatchObject([{ state: 'paid', start: '2027-01-31', until: '2027-02-28' }]);
    expect(await workspace(id)).toMatchObject({ plan: 'Pro', ends: midnight('2027-03-14') });
  });

  it('is invoiced again seven days before its end, once, and continues without a gap however early that is paid', async () => {
    const id = await openPaidShop('Pro', '2027-03-05');
    at('2027-03-28', '23:59');
    await billing.renewPlans();
    expect(await open(id)).toEqual([]);
    at('2027-03-29', '00:00');
    await Promise.all([billing.renewPlans(), billing.renewPlans()]);
    await billing.renewPlans();
    expect(await open(id)).toMatchObject([{ plan: 'Pro', net: 29_700, start: '2027-04-05', until: '2027-05-05' }]);
    await pay(id);
    expect(await subscription(id)).toMatchObject({ until: '2027-05-05' });
    expect((await workspace(id)).ends).toEqual(midnight('2027-05-19')); // the clocks went forward in between
    await billing.renewPlans();
    expect(await open(id)).toEqual([]);
  });

  it('that nobody pays is reminded of once, pauses after fourteen days, and begins anew when it is paid', async () => {
    const id = await openPaidShop('Starter', '2027-06-01');
    at('2027-06-24');
    await billing.renewPlans();
    await asOwner("DELETE FROM pgboss.job WHERE name = 'send-plan-mail'");
    at('2027-07-09');
    await billing.renewPlans();
    await billing.renewPlans();
    expect(
      await asOwner(
        "SELECT data->>'letter' AS letter FROM pgboss.job WHERE name = 'send-plan-mail' AND data->>'workspaceId' = $1",
        [id],
      ),
    ).toEqual([{ letter: 'overdue' }]);
    const { ends } = await workspace(id);
    const life = { kind: 'real', plan: 'Starter', endsAt: ends, deletesAt: null } as const;
    expect([
      pauseOf(life, new Date(midnight('2027-07-15').getTime() - 1)),
      pauseOf(life, midnight('2027-07-15')),
    ]).toEqual([null, 'plan_ended']);
    at('2027-07-20');
    await billing.renewPlans();
    await pay(id);
    expect(await subscription(id)).toMatchObject({ plan: 'Starter', until: '2027-08-20' });
  });

  it('whose invoice the operator took back is not invoiced again', async () => {
    const id = await openPaidShop('Pro', '2027-08-01');
    at('2027-08-26');
    await billing.renewPlans();
    await changes.takeBack(id, (await open(id))[0]!.id, ORIGIN);
    await billing.renewPlans();
    expect(await open(id)).toEqual([]);
  });
});

describe('a larger plan', () => {
  it('costs less by the unused days, begins when it is paid, and ends the old period', async () => {
    const id = await openPaidShop('Starter', '2027-01-10');
    at('2027-01-20');
    await changes.choose(id, 'Pro', ada, BY);
    expect(await open(id)).toMatchObject([
      { net: 29_700 - Math.round((9_700 * 21) / 31), buyer: { credit: { for: '21 unused days of Starter' } } },
    ]);
    expect(await workspace(id)).toMatchObject({ plan: 'Starter' });
    at('2027-01-22');
    await pay(id);
    expect(await subscription(id)).toEqual({ plan: 'Pro', until: '2027-02-22', next: null, cancelled: false });
    at('2027-01-25');
    await changes.choose(id, 'Agency', ada, BY); // credit counts as paid
    expect(await open(id)).toMatchObject([{ net: 59_700 - Math.round((29_700 * 28) / 31) }]);
  });

  it('that is not paid in time gives way to the invoice of the current plan', async () => {
    const id = await openPaidShop('Starter', '2027-02-01');
    at('2027-02-10');
    await changes.choose(id, 'Pro', ada, BY);
    at('2027-02-23');
    await billing.renewPlans();
    expect(await open(id)).toMatchObject([{ plan: 'Pro' }]);
    at('2027-02-24', '12:01');
    await billing.renewPlans();
    expect(await open(id)).toMatchObject([{ plan: 'Starter', start: '2027-03-01' }]);
  });

  it('that is cancelled in the last days leaves the invoice of the current plan', async () => {
    const id = await openPaidShop('Starter', '2027-02-01');
    at('2027-02-25');
    await billing.renewPlans();
    await changes.choose(id, 'Pro', ada, BY);
    expect(await open(id)).toMatchObject([{ plan: 'Pro' }]);
    await changes.cancel(id, BY);
    expect(await open(id)).toMatchObject([{ plan: 'Starter', start: '2027-03-01' }]);
    expect(await subscription(id)).toMatchObject({ cancelled: false });
  });
});

describe('a smaller plan', () => {
  it('begins with the next month, also when that was paid before', async () => {
    const id = await openPaidShop('Pro', '2027-04-30');
    await changes.choose(id, 'Starter', ada, BY);
    expect(await subscription(id)).toEqual({ plan: 'Pro', until: '2027-05-30', next: 'Starter', cancelled: false });
    expect(await open(id)).toEqual([]);
    at('2027-05-24');
    await billing.renewPlans();
    expect(await open(id)).toMatchObject([{ plan: 'Starter', net: 9_700, start: '2027-05-30' }]);
    await pay(id);
    expect([(await workspace(id)).plan, await subscription(id)]).toEqual([
      'Pro',
      { plan: 'Pro', until: '2027-05-30', next: 'Starter', cancelled: false },
    ]);
    expect((await workspace(id)).ends).toEqual(midnight('2027-07-14'));
    await expect(changes.choose(id, 'Pro', ada, BY)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('paid on Starter already'),
    });
    at('2027-05-29', '23:59');
    await billing.renewPlans();
    expect((await workspace(id)).plan).toBe('Pro');
    at('2027-05-30', '00:00');
    await billing.renewPlans();
    expect([(await workspace(id)).plan, await subscription(id)]).toEqual([
      'Starter',
      { plan: 'Starter', until: '2027-06-30', next: null, cancelled: false },
    ]);
  });

  it('can be thought over: the invoice follows the choice', async () => {
    const id = await openPaidShop('Pro', '2027-04-30');
    at('2027-05-25');
    await billing.renewPlans();
    await changes.choose(id, 'Starter', ada, BY);
    expect(await open(id)).toMatchObject([{ plan: 'Starter' }]);
    await changes.resume(id, BY);
    expect(await open(id)).toMatchObject([{ plan: 'Pro', net: 29_700 }]);
    expect(await subscription(id)).toMatchObject({ plan: 'Pro', next: null });
  });
});

describe('a cancelled plan', () => {
  it('keeps everything to the last paid midnight, without grace and without further invoices', async () => {
    const id = await openPaidShop('Pro', '2027-09-15');
    at('2027-10-09');
    await billing.renewPlans();
    expect(await open(id)).toHaveLength(1);
    await changes.cancel(id, BY);
    expect(await open(id)).toEqual([]);
    await billing.renewPlans();
    expect(await open(id)).toEqual([]);
    const { ends } = await workspace(id);
    expect(ends).toEqual(midnight('2027-10-15'));
    expect(pauseOf({ kind: 'real', plan: 'Pro', endsAt: ends, deletesAt: null }, ends!)).toBe('plan_ended');
    await expect(changes.cancel(id, BY)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('goes on when that is taken back in time, and is chosen anew afterwards', async () => {
    const id = await openPaidShop('Pro', '2027-09-15');
    await changes.cancel(id, BY);
    at('2027-10-10');
    await changes.resume(id, BY);
    expect((await workspace(id)).ends).toEqual(midnight('2027-10-29'));
    expect(await open(id)).toMatchObject([{ plan: 'Pro', start: '2027-10-15' }]);
    await changes.cancel(id, BY);
    at('2027-10-15', '00:00');
    await expect(changes.resume(id, BY)).rejects.toMatchObject({ code: 'conflict' });
    await changes.choose(id, 'Pro', ada, BY);
    expect(await open(id)).toMatchObject([{ plan: 'Pro', net: 29_700, start: '2027-10-15' }]);
  });
});

describe('an Agency plan', () => {
  it('covers the trials of its owner, carries them along, and leaves them the days of grace', async () => {
    const owner = await register();
    await owner.call('auth', authContract.createWorkspace, { name: 'A client' });
    const client = (await owner.call('auth', authContract.getSession, {})).body.data.workspace.id as string;
    await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = ANY ($1)', [[owner.workspaceId, client], ZONE]);
    const stranger = await openShop();
    at('2027-11-03');
    await changes.choose(owner.workspaceId, 'Agency', ada, BY);
    await pay(owner.workspaceId);
    expect(await workspace(client)).toEqual({
      plan: 'Agency',
      ends: midnight('2027-12-17'),
      paid_by: owner.workspaceId,
    });
    expect(await workspace(stranger)).toMatchObject({ plan: 'Trial', paid_by: null });
    expect((await owner.call('auth', authContract.activateWorkspace, { workspaceId: client })).status).toBe(200);

    await changes.cancel(owner.workspaceId, BY);
    expect((await workspace(client)).ends).toEqual(midnight('2027-12-03'));
    await changes.resume(owner.workspaceId, BY);
    await changes.choose(owner.workspaceId, 'Starter', ada, BY);
    at('2027-12-03');
    await billing.renewPlans();
    await pay(owner.workspaceId);
    expect(await workspace(client)).toEqual({ plan: 'Agency', ends: midnight('2027-12-17'), paid_by: null });
  });

  it('reaches what it covers also after a process died in between', async () => {
    const [payer, client] = [await openPaidShop('Agency', '2027-11-03'), await openShop()];
    await asOwner(
      "UPDATE workspaces SET plan = 'Agency', ends_at = '2027-01-01', paid_by = $2 WHERE workspace_id = $1",
      [client, payer],
    );
    await billing.renewPlans();
    expect(await workspace(client)).toEqual({ plan: 'Agency', ends: midnight('2027-12-17'), paid_by: payer });
  });
});

describe('an email about an invoice', () => {
  const asked = (workspaceId: string, invoiceId: string, letter: 'invoice' | 'overdue' | 'paid') => ({
    workspaceId,
    invoiceId,
    mailId: crypto.randomUUID(),
    letter,
    origin: ORIGIN,
  });
  const mailOf = async (id: string) =>
    (
      await asOwner<{ recipient: string; subject: string; text: string; kind: string }>(
        'SELECT recipient, subject, text, kind FROM mails WHERE id = $1',
        [id],
      )
    )[0];

  it('is written once, to the buyer, with what the invoice says', async () => {
    const id = await openShop();
    at('2027-01-20');
    await changes.choose(id, 'Pro', ada, BY);
    const job = asked(id, (await open(id))[0]!.id, 'invoice');
    await billing.sendPlanMail(job);
    await billing.sendPlanMail(job);
    const mail = (await mailOf(job.mailId))!;
    expect([mail.recipient, mail.kind]).toEqual(['ada@example.com', 'invoice']);
    expect(mail.subject).toMatch(/^Invoice 2027-\d{4} for Pro$/);
    for (const part of [
      '$297.00',
      '3 February 2027',
      'on the day it is paid',
      `${ORIGIN}/dashboard/settings?section=plan`,
    ])
      expect(mail.text.replace(/\s+/g, ' ')).toContain(part);
  });

  it('that is no longer true is not written', async () => {
    const id = await openShop();
    await changes.choose(id, 'Pro', ada, BY);
    const job = asked(id, (await open(id))[0]!.id, 'overdue');
    await pay(id);
    await billing.sendPlanMail(job);
    expect(await mailOf(job.mailId)).toBeUndefined();
    const receipt = { ...job, letter: 'paid' as const };
    await billing.sendPlanMail(receipt);
    expect((await mailOf(job.mailId))?.subject).toMatch(/is paid\. Thank you$/);
  });
});

it('tax and the seller are those of the settings on the day of the invoice', async () => {
  Object.assign(process.env, {
    INVOICE_SELLER: 'Example Ltd|1 Example Street',
    INVOICE_PAYMENT: 'IBAN XX00',
    INVOICE_TAX_RATE: '19',
  });
  forgetEnv();
  const id = await openShop();
  await planParts({ now: () => now }).changes.choose(id, 'Pro', ada, BY);
  for (const name of ['INVOICE_SELLER', 'INVOICE_PAYMENT', 'INVOICE_TAX_RATE']) delete process.env[name];
  forgetEnv();
  expect(
    await asOwner('SELECT net_cents, tax_rate, total_cents, seller FROM invoices WHERE workspace_id = $1', [id]),
  ).toEqual([
    {
      net_cents: 29_700,
      tax_rate: 1_900,
      total_cents: 35_343,
      seller: { lines: ['Example Ltd', '1 Example Street'], payment: ['IBAN XX00'], note: '' },
    },
  ]);
});
