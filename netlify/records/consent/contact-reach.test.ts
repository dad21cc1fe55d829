import { and, eq, isNull, sql } from 'drizzle-orm';
import { suppressionReasons } from '../../../src/domain/consent';
import { contactIn, workspaceOf } from '../../testing/builders/stored-contact';
import { useDatabase } from '../../testing/database';
import { inWorkspace } from '../../database/client';
import { addSuppressions } from './consent-ledger';
import { mayContactMany } from './contact-permission';
import { countReachableByEmail } from './contact-reach';
import { contacts } from '../../database/schema/contacts';

useDatabase();

const at = new Date('2026-01-05T09:00:00Z');
const unarchived = (workspaceId: string) => and(eq(contacts.workspaceId, workspaceId), isNull(contacts.archivedAt))!;

const counted = (workspaceId: string) =>
  inWorkspace(workspaceId, (tx) => countReachableByEmail(tx, unarchived(workspaceId)));
const asked = (workspaceId: string, ids: string[]) =>
  inWorkspace(
    workspaceId,
    async (tx) =>
      [...(await mayContactMany(tx, ids, 'email', 'marketing')).values()].filter(({ allowed }) => allowed).length,
  );

describe('how many can be reached', () => {
  it('is what is answered for each of them, whatever they said, whichever of their addresses is blocked and why', async () => {
    const workspaceId = await workspaceOf();
    const people: string[] = [];
    for (const [n, consent] of (['granted', 'granted', 'granted', 'withdrawn', null] as const).entries()) {
      for (const reason of [null, ...suppressionReasons]) {
        for (const blocked of ['first', 'second', 'phone'] as const) {
          const key = `${n}-${reason}-${blocked}`;
          const { contactId } = await contactIn(workspaceId, {
            email: `first-${key}@example.com`,
            more: [`second-${key}@example.com`],
            phone: `+44${people.length}`,
            emailConsent: consent,
            archived: n === 2,
          });
          people.push(contactId);
          if (reason)
            await inWorkspace(workspaceId, (tx) =>
              addSuppressions(tx, [
                {
                  workspaceId,
                  id: crypto.randomUUID(),
                  channel: blocked === 'phone' ? 'sms' : 'email',
                  value: blocked === 'phone' ? `+44${people.length - 1}` : `${blocked}-${key}@example.com`,
                  reason,
                  at,
                },
              ]),
            );
        }
      }
    }
    people.push((await contactIn(workspaceId, { phone: '+441', emailConsent: 'granted' })).contactId);
    const expected = await asked(workspaceId, people);
    expect(expected).toBeGreaterThan(10);
    expect(await counted(workspaceId)).toBe(expected);
  });

  it('leaves out who holds an address that was erased, though nothing but its hash is left', async () => {
    const workspaceId = await workspaceOf();
    const ids = [];
    for (const name of ['ada', 'grace', 'hedy'])
      ids.push((await contactIn(workspaceId, { email: `${name}@example.com`, emailConsent: 'granted' })).contactId);
    expect(await counted(workspaceId)).toBe(3);
    await inWorkspace(workspaceId, (tx) =>
      addSuppressions(tx, [
        { workspaceId, id: crypto.randomUUID(), channel: 'email', value: 'grace@example.com', reason: 'erased', at },
      ]),
    );
    expect([await counted(workspaceId), await asked(workspaceId, ids)]).toEqual([2, 2]);
  });

  it('counts under the condition alone, and nothing of another workspace', async () => {
    const [workspaceId, other] = [await workspaceOf(), await workspaceOf()];
    await contactIn(workspaceId, { name: 'Ada', email: 'ada@example.com', emailConsent: 'granted' });
    await contactIn(workspaceId, { name: 'Grace', email: 'grace@example.com', emailConsent: 'granted' });
    await contactIn(other, { name: 'Ada', email: 'ada@example.com', emailConsent: 'granted' });
    await inWorkspace(other, (tx) =>
      addSuppressions(tx, [
        {
          workspaceId: other,
          id: crypto.randomUUID(),
          channel: 'email',
          value: 'ada@example.com',
          reason: 'asked',
          at,
        },
      ]),
    );
    expect(
      await inWorkspace(workspaceId, (tx) =>
        countReachableByEmail(tx, and(unarchived(workspaceId), sql`${contacts.name} = 'Ada'`)!),
      ),
    ).toBe(1);
    expect(await counted(other)).toBe(0);
  });
});
