import { contactsContract } from '../../../../src/contracts/contacts';
import { readSuppressionFile } from '../../../../src/domain/suppression-file';
import type { SuppressionReason } from '../../../../src/domain/consent';
import { inWorkspace } from '../../../database/client';
import { addSuppressions } from '../../../records/consent/consent-ledger';
import { systemIds } from '../../../providers/system/ids';
import { contactIn } from '../../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const suppress = (workspaceId: string, points: string[], reason: SuppressionReason, cause = '') =>
  inWorkspace(workspaceId, (tx) =>
    addSuppressions(
      tx,
      points.map((value) => ({
        workspaceId,
        id: systemIds.id(),
        channel: 'email' as const,
        value,
        reason,
        cause,
        at: new Date(),
      })),
    ),
  );
const listed = async (owner: Owner, input: Record<string, unknown> = {}) =>
  (await owner.call('contacts', contactsContract.listSuppressions, input as never)).body.data.items as {
    id: string;
    point: string | null;
    reason: string;
    cause: string;
    channel: string;
  }[];
const unblock = async (owner: Owner, input: Record<string, unknown>) =>
  owner.call('contacts', contactsContract.deleteSuppressions, input as never);
const bring = async (owner: Owner, reason: string, points: string[]) =>
  owner.call('contacts', contactsContract.createSuppressions, { reason, points } as never);
const bringNamed = async (owner: Owner, importId: string, reason: string, points: string[]) =>
  owner.call('contacts', contactsContract.createSuppressions, { reason, points, importId } as never);
const takeBack = async (owner: Owner, importId: string) =>
  (await owner.call('contacts', contactsContract.deleteSuppressionImport, { importId })).body.data as unknown;
const fileOf = async (owner: Owner, input = {}) =>
  (await owner.call('contacts', contactsContract.getSuppressionFile, input)).body as unknown as string;
const timelineOf = (contactId: string) =>
  asOwner<{ title: string; actor_name: string }>(
    "SELECT title, actor_name FROM contact_events WHERE contact_id = $1 AND kind = 'consent' ORDER BY at, id",
    [contactId],
  );

describe('blocked addresses', () => {
  it('say what the mail server answered, and are found by it and by their reason; of an erased person nothing is left of it', async () => {
    const owner = await register();
    await suppress(owner.workspaceId, ['a@example.com', 'b@example.com'], 'bounced', '550 Sender verify failed');
    await suppress(owner.workspaceId, ['c@example.com'], 'bounced', '550 5.1.1 no such user');
    await suppress(owner.workspaceId, ['d@example.com'], 'unsubscribed');
    expect((await listed(owner, { reason: 'bounced' })).map(({ point, cause }) => [point, cause]).sort()).toEqual([
      ['a@example.com', '550 Sender verify failed'],
      ['b@example.com', '550 Sender verify failed'],
      ['c@example.com', '550 5.1.1 no such user'],
    ]);
    expect((await listed(owner, { search: 'sender verify' })).map(({ point }) => point).sort()).toEqual([
      'a@example.com',
      'b@example.com',
    ]);
    await suppress(owner.workspaceId, ['a@example.com'], 'erased', 'whatever');
    expect((await listed(owner, { reason: 'erased' })).map(({ point, cause }) => [point, cause])).toEqual([[null, '']]);
  });

  it('are unblocked many at once, by name or by reason and words; what their owners asked for stays', async () => {
    const owner = await register();
    const { contactId } = await contactIn(owner.workspaceId, { email: 'n7@example.com' });
    await suppress(
      owner.workspaceId,
      Array.from({ length: 1_205 }, (_, n) => `n${n}@example.com`),
      'bounced',
      '550 Sender verify failed',
    );
    await suppress(owner.workspaceId, ['gone@example.com'], 'bounced', '550 5.1.1 no such user');
    await suppress(owner.workspaceId, ['left@example.com'], 'unsubscribed');
    const all = { search: 'sender verify', reason: 'bounced' };
    expect([
      (await unblock(owner, { all })).body.data,
      (await unblock(owner, { all })).body.data,
      (await unblock(owner, { all })).body.data,
    ]).toEqual([
      { unblocked: 1_000, more: true },
      { unblocked: 205, more: false },
      { unblocked: 0, more: false },
    ]);
    const left = await listed(owner);
    expect(left.map(({ point }) => point).sort()).toEqual(['gone@example.com', 'left@example.com']);
    expect(await timelineOf(contactId)).toEqual([
      { title: 'The email address was unblocked', actor_name: 'Ada Baker' },
    ]);
    expect((await unblock(owner, { ids: left.map(({ id }) => id) })).body.data).toEqual({ unblocked: 1, more: false });
    expect((await listed(owner)).map(({ point }) => point)).toEqual(['left@example.com']);
    expect([
      (await unblock(owner, {})).status,
      (await unblock(owner, { all: { reason: 'unsubscribed' } })).status,
    ]).toEqual([400, 400]);
  });

  it('of another workspace are neither unblocked nor in its file', async () => {
    const [owner, stranger] = [await register(), await register()];
    await suppress(owner.workspaceId, ['a@example.com'], 'bounced');
    expect((await unblock(stranger, { ids: (await listed(owner)).map(({ id }) => id) })).body.data).toEqual({
      unblocked: 0,
      more: false,
    });
    expect([(await listed(owner)).length, await fileOf(stranger)]).toEqual([
      1,
      expect.not.stringContaining('a@example.com'),
    ]);
  });

  it('come from a list, each told of in its place when it is none, and never over a graver reason', async () => {
    const owner = await register();
    const { contactId } = await contactIn(owner.workspaceId, { email: 'grace@example.com' });
    await suppress(owner.workspaceId, ['left@example.com'], 'unsubscribed');
    expect(
      (await bring(owner, 'blocked', ['Grace@example.com', 'nobody@', 'left@example.com', '020 7946 0018', 'x'])).body
        .data,
    ).toEqual({ added: 3, faults: [1, 4] });
    expect((await listed(owner)).map(({ channel, point, reason }) => [channel, point, reason]).sort()).toEqual([
      ['email', 'grace@example.com', 'blocked'],
      ['email', 'left@example.com', 'unsubscribed'],
      ['sms', '+442079460018', 'blocked'],
      ['voice', '+442079460018', 'blocked'],
    ]);
    expect(await timelineOf(contactId)).toEqual([
      { title: 'The email address was blocked by a list', actor_name: 'Ada Baker' },
    ]);
    expect((await bring(owner, 'blocked', ['grace@example.com'])).body.data).toEqual({ added: 0, faults: [] });
    expect(await timelineOf(contactId)).toHaveLength(1);
    expect((await bring(owner, 'erased', ['a@example.com'])).status).toBe(400);
  });

  it('that came with a list go with it; what stood before and what happened since stays', async () => {
    const [owner, stranger] = [await register(), await register()];
    const { contactId } = await contactIn(owner.workspaceId, { email: 'new@example.com' });
    const [wrong, second] = [systemIds.id(), systemIds.id()];
    await suppress(owner.workspaceId, ['bounced@example.com'], 'bounced', '550 5.1.1 no such user');
    await suppress(owner.workspaceId, ['left@example.com'], 'unsubscribed');
    const all = ['new', 'bounced', 'left', 'same', 'lesser', 'graver', 'twice'].map((name) => `${name}@example.com`);
    await bringNamed(owner, wrong, 'unsubscribed', all);
    await bringNamed(owner, second, 'complained', ['twice@example.com']);
    await suppress(owner.workspaceId, ['same@example.com'], 'unsubscribed');
    await suppress(owner.workspaceId, ['lesser@example.com'], 'bounced', '550 gone');
    await suppress(owner.workspaceId, ['graver@example.com'], 'complained');
    expect((await listed(owner, { search: 'new@' }))[0]).toMatchObject({ reason: 'unsubscribed', importId: wrong });
    expect(await takeBack(stranger, wrong)).toEqual({ unblocked: 0, more: false });
    expect(await takeBack(owner, wrong)).toEqual({ unblocked: 3, more: false });
    expect((await listed(owner)).map(({ point, reason, cause }) => [point, reason, cause]).sort()).toEqual([
      ['bounced@example.com', 'bounced', '550 5.1.1 no such user'],
      ['graver@example.com', 'complained', ''],
      ['left@example.com', 'unsubscribed', ''],
      ['lesser@example.com', 'bounced', '550 gone'],
      ['same@example.com', 'unsubscribed', ''],
      ['twice@example.com', 'complained', ''],
    ]);
    expect((await timelineOf(contactId)).map(({ title }) => title)).toEqual([
      'The email address was blocked by a list',
      'The email address was unblocked',
    ]);
    // What the second list hid is of the first, and goes with it as well.
    expect([await takeBack(owner, second), await takeBack(owner, wrong), await takeBack(owner, wrong)]).toEqual([
      { unblocked: 1, more: false },
      { unblocked: 1, more: false },
      { unblocked: 0, more: false },
    ]);
    expect(await listed(owner, { search: 'twice' })).toEqual([]);
  });

  it('go out as CSV that another workspace reads as it was', async () => {
    const [owner, other] = [await register(), await register()];
    await suppress(owner.workspaceId, ['a@example.com'], 'bounced', '550 5.1.1 "no such user", really');
    await suppress(owner.workspaceId, ['=left@example.com'], 'unsubscribed');
    await suppress(owner.workspaceId, ['erased@example.com'], 'erased');
    const file = await fileOf(owner);
    expect(file.split('\r\n')).toEqual([
      expect.stringMatching(/^\uFEFF?"Address","Blocks","Reason","Since","Answer"$/),
      expect.stringMatching(
        /^"a@example\.com","emails","Email bounced","20.*Z","550 5\.1\.1 ""no such user"", really"$/,
      ),
      expect.stringMatching(/^"'=left@example\.com","emails","Unsubscribed",/),
      '',
    ]);
    for (const [reason, entries] of Object.entries(
      Object.groupBy(readSuppressionFile(file, 'blocked').entries, (entry) => entry.reason),
    ))
      await bring(
        other,
        reason,
        entries.map(({ point }) => point),
      );
    expect((await listed(other)).map(({ point, reason }) => [point, reason]).sort()).toEqual([
      ['=left@example.com', 'unsubscribed'],
      ['a@example.com', 'bounced'],
    ]);
    expect(await fileOf(owner, { reason: 'bounced' })).not.toContain('left@');
  });
});
