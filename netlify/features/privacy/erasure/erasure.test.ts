import { asOwner, useDatabase } from '../../../testing/database';
import { functions, joinAsMember, register, registerOperator } from '../../../testing/world';
import { makeClient } from '../../../testing/call';
import { authContract } from '../../../../src/contracts/auth';
import { activityContract } from '../../../../src/contracts/activity';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mediaStorage } from '../../file/storage-wiring';
import { erasurePeopleRepository } from './erasure-people-repository';
import { erasureRepository } from './erasure-repository';
import { makeErasureService } from './erasure-service';
import { erasureJobs } from './erasure-wiring';
import { retentionRepository } from './retention-repository';

useDatabase();
beforeAll(registerOperator);

type Person = Awaited<ReturnType<typeof register>>;

const ended = "now() - interval '1 minute'";
const endAccount = ({ session }: Person) =>
  asOwner(`UPDATE auth.user SET deletes_at = ${ended} WHERE id = $1`, [session.user.id]);
const endWorkspace = (id: string) =>
  asOwner(`UPDATE workspaces SET deletes_at = ${ended} WHERE workspace_id = $1`, [id]);
const accounts = (one: Person) => asOwner('SELECT 1 FROM auth.user WHERE id = $1', [one.session.user.id]);
const places = (id: string) =>
  asOwner('SELECT 1 FROM workspaces WHERE workspace_id = $1 UNION ALL SELECT 1 FROM auth.organization WHERE id = $1', [
    id,
  ]);

/** Simulates a kill at the call `at`, counted over all methods: before it does anything, or right after. */
function dying(at: number, when: 'before' | 'after') {
  let calls = 0;
  const wrap = <T extends object>(whole: T): T =>
    new Proxy(whole, {
      get: (target, name) => {
        const part: unknown = Reflect.get(target, name);
        if (typeof part !== 'function' || name === 'list') return part;
        return async (...given: unknown[]) => {
          const dies = ++calls >= at; // and at every later call
          if (dies && (when === 'before' || calls > at)) throw new Error('killed');
          const result: unknown = await part.apply(target, given);
          if (dies) throw new Error('killed');
          return result;
        };
      },
    });
  const service = makeErasureService({
    workspaces: wrap(erasureRepository),
    people: wrap(erasurePeopleRepository),
    retained: wrap(retentionRepository),
    storage: wrap(mediaStorage()),
    thumbnailsOf: () => [],
    clock: systemClock,
    ids: systemIds,
    log: () => undefined,
    notFinished: () => undefined,
  });
  return { deleteEnded: service.deleteEnded, reached: () => calls >= at };
}

it.each(['before', 'after'] as const)(
  'a run that is killed anywhere (%s a step) is finished by the next',
  async (when) => {
    const other = await register('Stays');
    let reached = true;
    let steps = 0;
    for (let at = 1; reached; at += 1) {
      const person = await register('Goes along');
      await joinAsMember(person, other.workspaceId);
      await mediaStorage().write(`files/${person.workspaceId}/upload.gif`, new Uint8Array([1]));
      await endAccount(person);
      const killed = dying(at, when);
      await killed.deleteEnded().catch(() => undefined);
      reached = killed.reached();
      await erasureJobs().deleteEnded();
      expect({
        at,
        accounts: await accounts(person),
        places: await places(person.workspaceId),
        file: await mediaStorage().read(`files/${person.workspaceId}/upload.gif`),
      }).toEqual({ at, accounts: [], places: [], file: null });
      expect(await places(other.workspaceId)).toHaveLength(2);
      steps = at;
    }
    expect(steps).toBeGreaterThan(12); // so that it was killed in many places
  },
);

it('one deletion that fails is reported, and delays no other', async () => {
  const [stuck, fine] = [await register(), await register()];
  for (const { workspaceId } of [stuck, fine]) await endWorkspace(workspaceId);
  const service = makeErasureService({
    workspaces: {
      ...erasureRepository,
      deleteOrganization: (id) =>
        id === stuck.workspaceId
          ? Promise.reject(new Error('the database is busy'))
          : erasureRepository.deleteOrganization(id),
    },
    people: erasurePeopleRepository,
    retained: retentionRepository,
    storage: mediaStorage(),
    thumbnailsOf: () => [],
    clock: systemClock,
    ids: systemIds,
    log: () => undefined,
    notFinished: () => undefined,
  });
  await expect(service.deleteEnded()).rejects.toThrow('1 deletions were not finished');
  expect([await places(stuck.workspaceId), await places(fine.workspaceId)].map(({ length }) => length)).toEqual([2, 0]);
  await erasureJobs().deleteEnded();
  expect(await places(stuck.workspaceId)).toEqual([]);
});

it('others who are in a workspace are in their next one when it is gone', async () => {
  const [owner, guest] = [await register('The bakery'), await register('Own shop')];
  await joinAsMember(guest, owner.workspaceId);
  await endWorkspace(owner.workspaceId);
  await erasureJobs().deleteEnded();
  expect((await guest.call('auth', authContract.getSession, {})).body.data.workspace.id).toBe(guest.workspaceId);
  const again = makeClient(functions);
  expect(
    (await again.call('auth', authContract.login, { email: owner.form.email, password: owner.form.password })).status,
  ).toBe(200); // the account is still there
});

it('a workspace that the only owner leaves behind by then belongs to who has been there longest', async () => {
  const [owner, first, second] = [await register('The bakery'), await register(), await register()];
  for (const guest of [first, second]) await joinAsMember(guest, owner.workspaceId);
  await endAccount(owner);
  await erasureJobs().deleteEnded();
  const roles = await asOwner<{ user_id: string; role: string }>(
    'SELECT user_id, role FROM auth.member WHERE organization_id = $1 ORDER BY created_at',
    [owner.workspaceId],
  );
  expect(roles).toEqual([
    { user_id: first.session.user.id, role: 'owner' },
    { user_id: second.session.user.id, role: 'member' },
  ]);
  const { items } = (await first.call('activity', activityContract.listActivities, {})).body.data;
  expect(items[0]).toMatchObject({ title: 'Ada Baker is now an owner of the workspace', actorName: null });
});

it('the last operator stays, so that the next who registers does not become one', async () => {
  const before = await asOwner<{ user_id: string; granted_at: Date }>('DELETE FROM auth.operator RETURNING *');
  const last = await register();
  await asOwner('INSERT INTO auth.operator (user_id, granted_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [
    last.session.user.id,
  ]);
  await endAccount(last);
  await expect(erasureJobs().deleteEnded()).rejects.toThrow();
  expect(await accounts(last)).toHaveLength(1);
  for (const row of before) await asOwner('INSERT INTO auth.operator VALUES ($1, $2)', [row.user_id, row.granted_at]);
  await erasureJobs().deleteEnded();
  expect(await accounts(last)).toEqual([]);
});

it('what an Agency plan paid for stands alone with days of grace when its workspace is gone', async () => {
  const [payer, covered] = [await register('Agency'), await register('Client')];
  await asOwner("UPDATE workspaces SET plan = 'Agency', ends_at = NULL, paid_by = $2 WHERE workspace_id = $1", [
    covered.workspaceId,
    payer.workspaceId,
  ]);
  await endWorkspace(payer.workspaceId);
  await erasureJobs().deleteEnded();
  const [left] = await asOwner<{ paid_by: string | null; days: number }>(
    'SELECT paid_by, round(extract(epoch FROM ends_at - now()) / 86400)::int AS days FROM workspaces WHERE workspace_id = $1',
    [covered.workspaceId],
  );
  expect(left).toEqual({ paid_by: null, days: 14 });
});
