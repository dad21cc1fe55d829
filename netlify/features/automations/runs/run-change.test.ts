import { automationsContract } from '../../../../src/contracts/automations';
import {
  advanceAt,
  after,
  automationIn,
  DAY,
  logOf,
  mailsOf,
  runsOf,
  send,
  START,
  wait,
} from '../../../testing/builders/running-automations';
import { readersIn } from '../../../testing/builders/sent-campaigns';
import { addTag } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { makeRunChangeService } from './run-change-service';
import { runChangeRepository } from './run-change-repository';
import { systemIds } from '../../../providers/system/ids';

useDatabase();
// The job takes all that run: each test has its own only.
afterEach(() => asOwner("UPDATE campaigns SET status = 'paused' WHERE status = 'active'"));

const { createAutomationRun, stopAutomationRun, listRunLog } = automationsContract;
type Wish = Partial<Parameters<typeof automationIn>[1]>;

async function bakery(wish: Wish = {}) {
  const owner = await register();
  const people = await readersIn(owner.workspaceId, 2);
  const tagId = await addTag(owner.workspaceId, 'Regular');
  const { campaignId, emailIds } = await automationIn(owner.workspaceId, {
    trigger: { on: 'tag', tagId },
    mails: ['Hello'],
    steps: ([hello]) => [send(hello), wait(3 * DAY)],
    since: START,
    ...wish,
  });
  const add = (contactId: string) => owner.call('automations', createAutomationRun, { campaignId, contactId });
  /** As the endpoint, on a day of our own. */
  const at = (minutes: number) =>
    makeRunChangeService({ repository: runChangeRepository, clock: { now: () => after(minutes) }, ids: systemIds });
  const addAt = (minutes: number, contactId: string) =>
    at(minutes).add(owner.workspaceId, { campaignId, contactId }, { name: 'Ada' });
  const stopAt = (minutes: number, runId: string) =>
    at(minutes).stop(owner.workspaceId, { campaignId, runId }, { name: 'Ada' });
  return { owner, people, tagId, campaignId, emailIds, add, addAt, stopAt };
}

describe('somebody who is put in by hand', () => {
  it('goes through it as whoever comes by the trigger, and the log says who put them in', async () => {
    const {
      owner,
      people: [ada],
      campaignId,
      add,
      addAt,
    } = await bakery();
    const run = await addAt(0, ada!);
    expect(run).toEqual({
      id: expect.any(String),
      contactId: ada,
      name: 'Person 0',
      state: 'active',
      stepId: null,
      nextStepId: 'hello',
      enteredAt: START.toISOString(),
      wakesAt: START.toISOString(),
      endedAt: null,
    });
    await advanceAt(after(1));
    expect(await logOf(campaignId)).toEqual([
      '+ Added by Ada.',
      '+ “Hello” was queued for sending.',
      '+ Waiting 3 days.',
    ]);
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello']);
    const { status, body } = await add(ada!);
    expect([status, body.error]).toEqual([409, 'They are already in this automation.']);
    expect(
      (await owner.call('automations', automationsContract.listAutomationRuns, { campaignId })).body.data.items,
    ).toMatchObject([{ id: run.id, state: 'active' }]);
  });

  it('does not come in anew by the trigger when each person comes in once, and not by hand again', async () => {
    const {
      owner,
      people: [ada],
      tagId,
      campaignId,
      addAt,
    } = await bakery({ steps: ([hello]) => [send(hello)] });
    await addAt(0, ada!);
    await advanceAt(after(1));
    await asOwner('INSERT INTO contact_tags (workspace_id, tag_id, contact_id) VALUES ($1, $2, $3)', [
      owner.workspaceId,
      tagId,
      ada,
    ]);
    await advanceAt(after(2 * DAY));
    expect((await runsOf(campaignId)).map(({ state }) => state)).toEqual(['done']);
    await expect(addAt(3 * DAY, ada!)).rejects.toMatchObject({
      code: 'conflict',
      message: 'They have been in this automation before, and each person can enter only once.',
    });
  });

  it('may come in again after a day where people may', async () => {
    const {
      people: [ada],
      campaignId,
      addAt,
    } = await bakery({ steps: ([hello]) => [send(hello)], reentry: 'again' });
    await addAt(0, ada!);
    await advanceAt(after(1));
    await expect(addAt(DAY - 1, ada!)).rejects.toMatchObject({
      message: 'They entered this automation less than a day ago. They can enter again a day after that.',
    });
    await addAt(DAY, ada!);
    expect((await runsOf(campaignId)).map(({ state }) => state)).toEqual(['done', 'active']);
  });

  it('is in it once, however often it is asked for at the same moment', async () => {
    const {
      people: [ada],
      campaignId,
      addAt,
    } = await bakery();
    const asked = await Promise.allSettled([1, 2, 3].map(() => addAt(0, ada!)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await runsOf(campaignId)).toHaveLength(1);
  });

  it.each([
    [
      'it has not started',
      "UPDATE campaigns SET status = 'draft' WHERE workspace_id = $1",
      'This automation has not started yet. Start it first.',
    ],
    [
      'it is paused',
      "UPDATE campaigns SET status = 'paused' WHERE workspace_id = $1",
      'This automation is paused. Resume it first.',
    ],
    [
      'it has ended',
      "UPDATE campaigns SET status = 'completed' WHERE workspace_id = $1",
      'This automation has ended. Make a copy to continue.',
    ],
    [
      'they are archived',
      'UPDATE contacts SET archived_at = now() WHERE workspace_id = $1',
      'This contact is archived. Restore them first.',
    ],
    [
      'they have unsubscribed',
      "UPDATE contacts SET email_consent = 'withdrawn' WHERE workspace_id = $1",
      'This contact has unsubscribed or withdrawn consent, so automations skip them.',
    ],
  ])('is refused in words while %s', async (_what, change, sentence) => {
    const {
      owner,
      people: [ada],
      campaignId,
      add,
    } = await bakery();
    await asOwner(change, [owner.workspaceId]);
    const { status, body } = await add(ada!);
    expect([status, body.error, await runsOf(campaignId)]).toEqual([409, sentence, []]);
  });

  it('has to be somebody of this workspace, and it an automation', async () => {
    const [mine, other] = [await bakery(), await bakery()];
    expect((await mine.add(other.people[0]!)).body.error).toBe(
      'We could not find this contact. It may have been deleted.',
    );
    await asOwner("UPDATE campaigns SET type = 'email' WHERE id = $1", [mine.campaignId]);
    expect((await mine.add(mine.people[0]!)).body.error).toBe(
      'We could not find this automation. It may have been deleted.',
    );
  });
});

describe('somebody who is taken out by hand', () => {
  it('gets nothing more: not the steps that follow, nor the mail that waits', async () => {
    const {
      owner,
      people: [ada, bob],
      campaignId,
      addAt,
      stopAt,
    } = await bakery({ steps: ([hello]) => [send(hello), wait(60), send(hello, 'more')] });
    const [run] = [await addAt(0, ada!), await addAt(0, bob!)];
    await advanceAt(after(1));
    expect(await stopAt(2, run.id)).toMatchObject({
      id: run.id,
      name: 'Person 0',
      state: 'stopped',
      wakesAt: null,
      endedAt: after(2).toISOString(),
    });
    await advanceAt(after(120));
    expect(
      await asOwner('SELECT state, cause FROM deliveries WHERE campaign_id = $1 AND contact_id = $2', [
        campaignId,
        ada,
      ]),
    ).toEqual([{ state: 'skipped', cause: 'They were removed from the automation before it was sent.' }]);
    expect(
      await asOwner('SELECT state FROM deliveries WHERE campaign_id = $1 AND contact_id = $2', [campaignId, bob]),
    ).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
    expect((await logOf(campaignId)).at(-1)).toBe('- Removed by Ada.');
    const again = await owner.call('automations', stopAutomationRun, { campaignId, runId: run.id });
    expect([again.status, again.body.error]).toEqual([409, 'They are no longer in this automation.']);
  });

  it('is not found under another automation, nor by another workspace', async () => {
    const [mine, other] = [await bakery(), await bakery()];
    const run = await mine.addAt(0, mine.people[0]!);
    for (const [{ owner }, { campaignId }] of [
      [mine, other],
      [other, mine],
      [other, other],
    ] as const)
      expect((await owner.call('automations', stopAutomationRun, { campaignId, runId: run.id })).status).toBe(404);
    expect((await runsOf(mine.campaignId))[0]!.state).toBe('active');
  });
});

describe('the log of somebody who waits', () => {
  const untils = async ({ owner, campaignId }: Awaited<ReturnType<typeof bakery>>, runId: string) =>
    (
      (await owner.call('automations', listRunLog, { campaignId, runId })).body.data.items as {
        sentence: string;
        until: string | null;
      }[]
    ).map(({ sentence, until }) => [sentence, until]);

  it('says until when the wait goes on that they are at, and only of that one, as long as they are', async () => {
    const made = await bakery({ steps: () => [wait(60, 'first'), wait(DAY, 'second')] });
    const run = await made.addAt(0, made.people[0]!);
    await advanceAt(after(1));
    expect(await untils(made, run.id)).toEqual([
      ['Added by Ada.', null],
      ['Waiting 1 hour.', after(61).toISOString()],
    ]);
    await advanceAt(after(61));
    expect(await untils(made, run.id)).toEqual([
      ['Added by Ada.', null],
      ['Waiting 1 hour.', null],
      ['Waiting 1 day.', after(61 + DAY).toISOString()],
    ]);
    await made.stopAt(62, run.id);
    expect((await untils(made, run.id)).every(([, until]) => until === null)).toBe(true);
  });

  it('says so of a wait that was taken out meanwhile, and not of a mail that cannot be made yet', async () => {
    const made = await bakery({ steps: () => [wait(60, 'first')] });
    const [ada, bob] = [await made.addAt(0, made.people[0]!), await made.addAt(0, made.people[1]!)];
    await advanceAt(after(1));
    await asOwner("UPDATE campaigns SET steps = '[]' WHERE id = $1", [made.campaignId]);
    expect((await untils(made, ada.id)).at(-1)).toEqual(['Waiting 1 hour.', after(61).toISOString()]);
    await asOwner(
      "UPDATE automation_log SET did = false, sentence = '“Hello” can’t be sent yet. We will try again.' WHERE run_id = $1 AND step_id IS NOT NULL",
      [bob.id],
    );
    expect((await untils(made, bob.id)).at(-1)).toEqual(['“Hello” can’t be sent yet. We will try again.', null]);
  });
});
