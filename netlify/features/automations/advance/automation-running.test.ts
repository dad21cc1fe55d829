import { randomUUID } from 'node:crypto';
import type { AutomationStep } from '../../../../src/domain/automation';
import {
  advanceAt,
  after,
  bakeryWithAutomation as bakery,
  DAY,
  mailsOf,
  runsOf,
  send,
  tagContact,
  useOwnAutomations,
  wait,
} from '../../../testing/builders/running-automations';
import { asOwner, useDatabase } from '../../../testing/database';

useDatabase();
useOwnAutomations();

describe('edited while it runs', () => {
  const running = async () => {
    const made = await bakery({ steps: ([hello]) => [send(hello), wait(3 * DAY)] });
    await tagContact(made.workspaceId, made.tagId, made.people[0]!);
    await advanceAt(after(1));
    const edit = (steps: AutomationStep[]) =>
      asOwner('UPDATE campaigns SET steps = $2 WHERE id = $1', [made.campaignId, JSON.stringify(steps)]);
    return { ...made, edit };
  };

  it('what follows a wait is what stands there when it ends; who waits keeps their time', async () => {
    const {
      campaignId,
      emailIds: [hello, more],
      edit,
    } = await running();
    await edit([send(hello), wait(60), send(more, 'more')]);
    await advanceAt(after(61));
    expect((await runsOf(campaignId))[0]).toMatchObject({
      state: 'active',
      step_id: 'pause',
      wakes_at: after(3 * DAY + 1),
    });
    await advanceAt(after(3 * DAY + 1));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello', 'Person 0: More']);
  });

  it('a wait that was taken out lets go on with what stands at its place; one that was moved is followed', async () => {
    const {
      campaignId,
      emailIds: [hello, more],
      edit,
    } = await running();
    await edit([send(hello), send(more, 'more')]);
    await advanceAt(after(3 * DAY + 1));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello', 'Person 0: More']);
    const other = await running();
    await other.edit([wait(60, 'new'), wait(3 * DAY), send(other.emailIds[1], 'more')]);
    await advanceAt(after(3 * DAY + 1));
    expect(await mailsOf(other.campaignId)).toEqual(['Person 0: Hello', 'Person 0: More']);
  });

  it('to nothing, it lets people through', async () => {
    const { campaignId, edit } = await running();
    await edit([]);
    await advanceAt(after(3 * DAY + 1));
    expect((await runsOf(campaignId))[0]).toMatchObject({ state: 'done', step_id: null });
  });
});

describe('many at once', () => {
  it('are each let in once and written to once, though workers do it at the same time', async () => {
    const { workspaceId, people, tagId, campaignId } = await bakery({
      people: 450,
      steps: ([hello, more]) => [send(hello), send(more, 'more')],
    });
    await tagContact(workspaceId, tagId, ...people);
    await Promise.all([1, 2, 3, 4].map(() => advanceAt(after(1), { batch: 50 })));
    await advanceAt(after(2));
    expect((await runsOf(campaignId)).filter(({ state }) => state === 'done')).toHaveLength(450);
    expect(new Set(await mailsOf(campaignId)).size).toBe(900);
    expect(
      await asOwner('SELECT run_id FROM automation_log WHERE campaign_id = $1 GROUP BY run_id HAVING count(*) <> 4', [
        campaignId,
      ]),
    ).toEqual([]);
  });

  it('lose nothing when a worker breaks in the middle: a batch is done wholly or not at all', async () => {
    const { workspaceId, people, tagId, campaignId } = await bakery({ people: 30 });
    await tagContact(workspaceId, tagId, ...people);
    let made = 0;
    // Sixty ids for ways and their first lines, thirty for each batch of ten.
    const breaking = {
      ids: { id: () => ((made += 1) === 150 ? fail() : randomUUID()), token: () => '' },
      batch: 10,
      failed: () => undefined,
    };
    await advanceAt(after(1), breaking);
    expect(await mailsOf(campaignId)).toHaveLength(20);
    await advanceAt(after(2));
    expect([new Set(await mailsOf(campaignId)).size, (await mailsOf(campaignId)).length]).toEqual([30, 30]);
  });
});

function fail(): never {
  throw new Error('Pulled the plug.');
}
