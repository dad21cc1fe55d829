import { authContract } from '../../../../src/contracts/auth';
import { contactsContract } from '../../../../src/contracts/contacts';
import { contactStatuses } from '../../../../src/domain/contact';
import { makeClient } from '../../../testing/call';
import { countsOf, walk } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { functions } from '../../../testing/world';
import { expireDemos } from '../../auth/demo/demo-expiry-wiring';
import { demoFilling } from '../../auth/demo/demo-wiring';

useDatabase();

async function openDemo() {
  const demo = makeClient(functions);
  const { body } = await demo.call('auth', authContract.login, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'x',
    zone: 'America/New_York',
  });
  return { ...demo, workspaceId: body.data.workspace.id as string };
}

let demo: Awaited<ReturnType<typeof openDemo>>;
beforeAll(async () => {
  demo = await openDemo();
});

it('has the people of the grill, as they would be known after a year: with tags, values, consents and a past', async () => {
  const book = (await demo.call('contacts', contactsContract.getContactBook, {})).body.data;
  expect(book).toMatchObject({ count: 281, archived: 1, currency: 'USD' });
  for (const status of contactStatuses) expect(book.byStatus[status]).toBeGreaterThan(10);
  expect(book.tags.map(({ name }: { name: string }) => name)).toEqual([
    'Birthday',
    'Catering',
    'Events',
    'Friday',
    'Groups',
    'Monthly',
    'Press',
    'Regular',
    'Vegetarian',
  ]);
  expect(book.tags.every(({ count }: { count: number }) => count > 0)).toBe(true);
  const [first] = await walk(demo, { limit: 100 });
  expect(first).toMatchObject({
    name: 'Priya Raman',
    email: 'priya@raman.example',
    phone: '+44 117 496 0101',
    value: 61_200,
  });
  const newest = await walk(demo, { sort: 'newest', limit: 100 });
  const times = newest.map((row) => Date.parse((row as unknown as { createdAt: string }).createdAt));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const detail = (await demo.call('contacts', contactsContract.getContact, { contactId: first!.id })).body.data;
  expect(detail.consents[0]).toMatchObject({ channel: 'email', state: 'granted', basis: 'express' });
  const { items } = (await demo.call('contacts', contactsContract.listContactEvents, { contactId: first!.id })).body
    .data;
  // What campaigns sent stands between.
  expect(
    items
      .filter(({ kind }: { kind: string }) => !kind.startsWith('mail-'))
      .map(({ kind, actor }: { kind: string; actor: string }) => [kind, actor]),
  ).toEqual([
    ['note', 'Maya Okafor'],
    ['message-received', ''],
    ['visit', ''],
  ]);
  const [{ without, withdrawn, blocked, future }] = (await asOwner<{
    without: number;
    withdrawn: number;
    blocked: number;
    future: number;
  }>(
    `SELECT (SELECT count(*)::int FROM contacts c WHERE workspace_id = $1 AND NOT EXISTS (SELECT 1 FROM contact_points p WHERE p.workspace_id = c.workspace_id AND p.contact_id = c.id AND kind = 'email')) AS without,
       (SELECT count(*)::int FROM contacts WHERE workspace_id = $1 AND email_consent = 'withdrawn') AS withdrawn, (SELECT count(*)::int FROM suppressions WHERE workspace_id = $1) AS blocked,
       (SELECT count(*)::int FROM contact_events WHERE workspace_id = $1 AND at > now()) AS future`,
    [demo.workspaceId],
  )) as [{ without: number; withdrawn: number; blocked: number; future: number }];
  expect([without, blocked, future]).toEqual([5, 2, 0]);
  expect(withdrawn).toBeGreaterThan(0);
  const { kept, real } = await countsOf(demo.workspaceId);
  expect(kept).toEqual(real);
});

it('writes nobody: a message is refused in a demo', async () => {
  const [first] = await walk(demo, { limit: 1, search: 'priya' });
  expect(
    (
      await demo.call('contacts', contactsContract.sendContactMessage, {
        contactId: first!.id,
        subject: 'x',
        text: 'x',
      })
    ).status,
  ).toBe(403);
});

it('goes with the demo when its day is over, and other demos keep theirs', async () => {
  const [ended, open] = [await openDemo(), demo];
  await demoFilling().fillDemo(ended);
  await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 second' WHERE workspace_id = $1", [
    ended.workspaceId,
  ]);
  await expireDemos();
  expect(await asOwner('SELECT 1 FROM contacts WHERE workspace_id = $1', [ended.workspaceId])).toEqual([]);
  expect(await walk(open, { limit: 100 })).toHaveLength(281);
});
