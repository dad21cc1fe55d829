import { toInstant } from '../../../src/domain/zoned-time';
import { asOwner, useDatabase } from '../../testing/database';
import { register, registerOperator } from '../../testing/world';
import { planParts } from './plan-wiring';

useDatabase();
beforeAll(registerOperator);

const ZONE = 'America/New_York';
const ORIGIN = 'https://fourbeat.example';
const BY = { origin: ORIGIN, actor: { id: '0197cccc-0000-7000-8000-00000000aaaa', name: 'Ada Baker' } };
const ada = { name: 'Ada Baker', email: 'ada@example.com', company: '' };
let now = new Date();
let changes: ReturnType<typeof planParts>['changes'];
let billing: ReturnType<typeof planParts>['billing'];
beforeAll(() => {
  ({ changes, billing } = planParts({ now: () => now }));
});
const at = (date: string, time = '12:00') => void (now = toInstant({ date, time }, ZONE));

async function openShop() {
  const { workspaceId } = await register();
  await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [workspaceId, ZONE]);
  return workspaceId;
}

const openInvoice = async (id: string) =>
  (await asOwner<{ id: string }>("SELECT id FROM invoices WHERE workspace_id = $1 AND state = 'open'", [id]))[0]!.id;
const pay = async (id: string) => changes.pay(id, await openInvoice(id), ORIGIN);

describe('the log of a plan', () => {
  const logged = (id: string) =>
    asOwner<{ title: string; by: string; tells: boolean }>(
      'SELECT title, actor_name AS by, tells FROM activities WHERE workspace_id = $1 AND link = $2 ORDER BY created_at, id',
      [id, '/dashboard/settings?section=plan'],
    );
  const lines = async (id: string) =>
    (await logged(id)).map(({ title, by, tells }) => [title.replace(/2027-\d{4}/, 'N'), by, tells]);

  it('says who chose, cancelled and kept a plan, once each, and that a payment was confirmed', async () => {
    const id = await openShop();
    at('2027-01-05', '09:00');
    await changes.choose(id, 'Starter', ada, BY);
    await changes.choose(id, 'Starter', ada, BY);
    at('2027-01-05', '10:00');
    await changes.cancel(id, BY);
    at('2027-01-05', '11:00');
    await changes.choose(id, 'Pro', ada, BY);
    at('2027-01-05', '12:00');
    await pay(id);
    at('2027-01-05', '13:00');
    await changes.choose(id, 'Starter', ada, BY);
    await changes.choose(id, 'Starter', ada, BY);
    at('2027-01-05', '14:00');
    await changes.resume(id, BY);
    await changes.choose(id, 'Pro', ada, BY); // already on this plan
    at('2027-01-05', '15:00');
    await changes.cancel(id, BY);
    expect(await lines(id)).toEqual([
      ['The Starter plan was chosen; it begins when its invoice is paid', 'Ada Baker', true],
      ['Invoice N for the Starter plan was cancelled', 'Ada Baker', false],
      ['The Pro plan was chosen; it begins when its invoice is paid', 'Ada Baker', true],
      ['The payment of invoice N for the Pro plan was recorded by your administrator', '', false],
      ['The Pro plan began', '', true],
      ['The Starter plan was chosen, starting 5 February', 'Ada Baker', true],
      ['The Pro plan continues: its end or change was undone', 'Ada Baker', true],
      ['The Pro plan was cancelled; paid through 4 February', 'Ada Baker', true],
    ]);
  });

  it('says what the operator cancelled, and which choice was not paid in time', async () => {
    const id = await openShop();
    at('2027-02-01');
    await changes.choose(id, 'Starter', ada, BY);
    await pay(id);
    at('2027-02-02');
    await changes.choose(id, 'Pro', ada, BY);
    at('2027-02-03');
    await changes.takeBack(id, await openInvoice(id), ORIGIN);
    at('2027-02-10');
    await changes.choose(id, 'Agency', ada, BY);
    at('2027-02-24', '12:01');
    await billing.renewPlans();
    const all = await lines(id);
    expect(all).toContainEqual([
      'Invoice N for the Pro plan was cancelled by whoever runs this installation',
      '',
      true,
    ]);
    expect(all.at(-1)).toEqual([
      'Invoice N for the Agency plan was cancelled because it was not paid in time',
      '',
      true,
    ]);
  });

  it('has no line of a change that was not written', async () => {
    const id = await openShop();
    at('2027-01-05');
    await expect(changes.cancel(id, BY)).rejects.toMatchObject({ code: 'conflict' });
    expect(await logged(id)).toEqual([]);
  });
});
