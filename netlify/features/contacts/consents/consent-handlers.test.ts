import { contactsContract } from '../../../../src/contracts/contacts';
import { inWorkspace } from '../../../database/client';
import { addSuppressions } from '../../../records/consent/consent-ledger';
import { mayContactOne } from '../../../records/consent/contact-permission';
import { systemIds } from '../../../providers/system/ids';
import { contactIn, type ContactRow } from '../../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../../testing/database';
import { joinAsMember, register } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const paper = {
  channel: 'email',
  state: 'granted',
  basis: 'express',
  wording: 'Yes, write to me.',
  proof: 'Signed the form in the shop on 12 May',
} as const;
const withContact = async (wish?: Parameters<typeof contactIn>[1]) => {
  const owner = await register();
  return {
    owner,
    ...(await contactIn(owner.workspaceId, { email: 'grace@example.com', phone: '+442079460018', ...wish })),
  };
};
const say = (owner: Owner, contactId: string, change: Record<string, unknown> = {}) =>
  owner.call('contacts', contactsContract.createConsent, { contactId, ...paper, ...change } as never);
const ledger = async (owner: Owner, contactId: string) =>
  (await owner.call('contacts', contactsContract.listConsents, { contactId })).body.data.items;
const blocked = async (owner: Owner, input: { search?: string; cursor?: string; limit?: number } = {}) =>
  (await owner.call('contacts', contactsContract.listSuppressions, input as never)).body.data;
const block = (owner: Owner, point: string) => owner.call('contacts', contactsContract.createSuppression, { point });
const suppress = (
  workspaceId: string,
  value: string,
  reason: 'bounced' | 'unsubscribed' | 'complained' | 'asked' | 'erased',
  channel: 'email' | 'sms' = 'email',
) =>
  inWorkspace(workspaceId, (tx) =>
    addSuppressions(tx, [{ workspaceId, id: systemIds.id(), channel, value, reason, at: new Date() }]),
  );
const may = ({ workspaceId, contactId }: ContactRow) =>
  inWorkspace(workspaceId, (tx) => mayContactOne(tx, contactId, 'email', 'marketing'));
const timelineOf = (contactId: string) =>
  asOwner<{ title: string; text: string; actor_name: string }>(
    "SELECT title, text, actor_name FROM contact_events WHERE contact_id = $1 AND kind = 'consent' ORDER BY at, id",
    [contactId],
  );

describe('a consent that somebody of the workspace knows of', () => {
  it('is written into the ledger with its proof and told in the timeline; the contact may be written to', async () => {
    const { owner, ...row } = await withContact();
    const { status, body } = await say(owner, row.contactId);
    expect([status, body.data.consents]).toEqual([
      200,
      expect.arrayContaining([
        { channel: 'email', state: 'granted', basis: 'express', at: expect.any(String) },
        { channel: 'sms', state: null, basis: null, at: null },
      ]),
    ]);
    expect(await ledger(owner, row.contactId)).toEqual([
      {
        ...paper,
        id: expect.any(String),
        point: 'grace@example.com',
        address: null,
        at: expect.any(String),
        actor: 'Ada Baker',
      },
    ]);
    expect(await timelineOf(row.contactId)).toEqual([
      {
        title: 'Agreed to marketing emails',
        text: `They said so.\n${paper.proof}\n“${paper.wording}”`,
        actor_name: 'Ada Baker',
      },
    ]);
    expect(await may(row)).toEqual({ allowed: true });
  });

  it.each([
    ['basis', { basis: undefined }],
    ['proof', { proof: '  ' }],
  ])('needs a %s when it is granted, and nothing is written without', async (field, change) => {
    const { owner, contactId } = await withContact();
    expect(await say(owner, contactId, change)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.stringMatching(/\.$/) } },
    });
    expect(await ledger(owner, contactId)).toEqual([]);
  });

  it('is taken back without giving reasons, and stays in the ledger', async () => {
    const { owner, ...row } = await withContact();
    await say(owner, row.contactId);
    await say(owner, row.contactId, { state: 'withdrawn', basis: 'express', wording: '', proof: '' });
    expect(
      (await ledger(owner, row.contactId)).map(({ state, basis }: { state: string; basis: string | null }) => [
        state,
        basis,
      ]),
    ).toEqual([
      ['withdrawn', null],
      ['granted', 'express'],
    ]);
    expect(await may(row)).toEqual({ allowed: false, refusal: 'withdrawn' });
    expect((await timelineOf(row.contactId)).map(({ title }) => title)).toEqual([
      'Agreed to marketing emails',
      'Withdrew consent to marketing emails',
    ]);
  });

  it('does not lift what the owner of the address asked for, and the reply says so', async () => {
    const { owner, ...row } = await withContact();
    await suppress(row.workspaceId, 'grace@example.com', 'unsubscribed');
    expect((await say(owner, row.contactId)).body.data).toMatchObject({
      suppressed: [{ channel: 'email', reason: 'unsubscribed' }],
    });
    expect(await may(row)).toEqual({ allowed: false, refusal: 'unsubscribed' });
  });

  it('of another workspace’s contact is neither written nor read', async () => {
    const [{ owner, contactId }, stranger] = [await withContact(), await register()];
    await say(owner, contactId);
    expect([
      (await say(stranger, contactId)).status,
      (await stranger.call('contacts', contactsContract.listConsents, { contactId })).status,
    ]).toEqual([404, 404]);
    expect(await ledger(owner, contactId)).toHaveLength(1);
  });
});

describe('blocked addresses', () => {
  it('are an email for mail and a number for texts and calls, told to whoever has them', async () => {
    const { owner, contactId } = await withContact();
    expect([
      (await block(owner, ' Grace@Example.com ')).body.data,
      (await block(owner, '020 7946 0018')).body.data,
    ]).toEqual([{ added: 1 }, { added: 2 }]);
    expect(
      (await blocked(owner)).items
        .map(({ channel, point, reason }: Record<string, string>) => [channel, point, reason])
        .sort(),
    ).toEqual([
      ['email', 'grace@example.com', 'blocked'],
      ['sms', '+442079460018', 'blocked'],
      ['voice', '+442079460018', 'blocked'],
    ]);
    expect((await timelineOf(contactId)).map(({ title }) => title)).toEqual([
      'The email address was blocked',
      'The phone number was blocked',
    ]);
  });

  it('are blocked once, and not again over what their owner asked for', async () => {
    const owner = await register();
    await suppress(owner.workspaceId, 'left@example.com', 'unsubscribed');
    const counts = [
      await block(owner, 'a@example.com'),
      await block(owner, 'a@example.com'),
      await block(owner, 'left@example.com'),
    ].map(({ body }) => body.data.added);
    expect(counts).toEqual([1, 0, 0]);
    expect((await blocked(owner, { search: 'left' })).items).toMatchObject([{ reason: 'unsubscribed' }]);
  });

  it.each(['', 'nobody', 'a@b', '12', '@'])('cannot be %j', async (point) => {
    expect(await block(await register(), point)).toMatchObject({
      status: 400,
      body: { fields: { point: expect.any(String) } },
    });
  });

  it('are listed newest first in pages, and found by a part; an erased one by its whole address alone, without its words', async () => {
    const owner = await register();
    for (const index of [1, 2, 3]) await suppress(owner.workspaceId, `p${index}_x%@example.com`, 'bounced');
    await suppress(owner.workspaceId, 'gone@example.com', 'erased');
    const first = await blocked(owner, { limit: 2 });
    const second = await blocked(owner, { limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ point }: { point: string | null }) => point)).toEqual([
      null,
      'p3_x%@example.com',
      'p2_x%@example.com',
      'p1_x%@example.com',
    ]);
    expect(second.nextCursor).toBeNull();
    const found = async (search: string) => (await blocked(owner, { search })).items.length;
    expect([
      await found('P2_X%'),
      await found('_'),
      await found('%@'),
      await found('gone'),
      await found('Gone@example.com'),
      await found('\\'),
    ]).toEqual([1, 3, 3, 0, 1, 0]);
  });

  it('are unblocked when they bounced or were blocked by hand; what their owner asked for stays', async () => {
    const { owner, ...row } = await withContact({ emailConsent: 'granted' });
    await block(owner, 'grace@example.com');
    const idOf = async (search: string) => (await blocked(owner, { search })).items[0].id as string;
    const unblock = (client: Owner, suppressionId: string) =>
      client.call('contacts', contactsContract.deleteSuppression, { suppressionId });
    const id = await idOf('grace');
    expect((await unblock(await register(), id)).status).toBe(404);
    expect([(await unblock(owner, id)).status, (await unblock(owner, id)).status]).toEqual([200, 404]);
    expect(await may(row)).toEqual({ allowed: true });
    expect((await timelineOf(row.contactId)).map(({ title }) => title)).toEqual([
      'The email address was blocked',
      'The email address was unblocked for emails',
    ]);
    await suppress(row.workspaceId, 'bounced@example.com', 'bounced');
    expect((await unblock(owner, await idOf('bounced'))).status).toBe(200);
    for (const reason of ['unsubscribed', 'complained', 'asked', 'erased'] as const) {
      await suppress(row.workspaceId, `${reason}@example.com`, reason);
      expect(await unblock(owner, await idOf(`${reason}@example.com`))).toMatchObject({
        status: 409,
        body: {
          error: expect.stringContaining(
            reason === 'unsubscribed' ? 'Only they can change this' : 'This can’t be changed',
          ),
        },
      });
    }
    expect((await blocked(owner)).items).toHaveLength(4);
  });

  it('belong to their workspace: a member sees them, another workspace does not', async () => {
    const [owner, member, stranger] = [await register(), await register(), await register()];
    await block(owner, 'a@example.com');
    await joinAsMember(member, owner.workspaceId);
    expect([(await blocked(member)).items.length, (await blocked(stranger)).items.length]).toEqual([1, 0]);
  });
});
