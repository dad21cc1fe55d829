import { randomUUID } from 'node:crypto';
import type { AutomationTrigger } from '../../../../src/domain/automation';
import { AppError } from '../../../errors/app-error';
import {
  advanceAt,
  after,
  automationIn,
  bakeryWithAutomation as bakery,
  DAY,
  logOf,
  mailsOf,
  runsOf,
  send,
  START,
  tagContact,
  useOwnAutomations,
  wait,
} from '../../../testing/builders/running-automations';
import { readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { addTag } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { jobsFor, sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';

useDatabase();
const server = useMailServer();
useOwnAutomations();

const states = async (campaignId: string) =>
  (await runsOf(campaignId)).map(({ name, state, step_id }) => [name, state, step_id]);

describe('an automation', () => {
  it('leads somebody through its steps at their time, with mails that a real server takes, and says why', async () => {
    const mails = await server.start();
    const {
      workspaceId,
      people: [ada],
      tagId,
      campaignId,
    } = await bakery({
      steps: ([hello, more]) => [
        send(hello),
        wait(2 * DAY),
        { id: 'check', do: 'condition', test: { about: 'mail', is: 'not-clicked', stepId: 'hello' }, otherwise: 'end' },
        send(more, 'more'),
      ],
    });
    await tagContact(workspaceId, tagId, ada!);
    await advanceAt(after(1));
    expect(await states(campaignId)).toEqual([['Person 0', 'active', 'pause']]);
    await sendNow(workspaceId, campaignId, { clock: { now: () => after(2) } });
    expect(mails.mails.map(({ parsed, recipients }) => [recipients[0], parsed.subject])).toEqual([
      ['p0@example.com', 'Hello'],
    ]);

    await advanceAt(after(2 * DAY));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello']);
    await advanceAt(after(2 * DAY + 1));
    await sendNow(workspaceId, campaignId, { clock: { now: () => after(2 * DAY + 2) } });
    expect(mails.mails.map(({ parsed }) => parsed.subject)).toEqual(['Hello', 'More']);
    expect(await states(campaignId)).toEqual([['Person 0', 'done', null]]);
    expect(await logOf(campaignId)).toEqual([
      '+ Entered: got the tag “Regular”.',
      '+ “Hello” was queued for sending.',
      '+ Waiting 2 days.',
      '+ “Hello” was not clicked. Continued.',
      '+ “More” was queued for sending.',
      '+ Completed all steps.',
    ]);
  });

  it('lets in whoever comes to fulfil what starts it, and nobody who did before', async () => {
    const {
      workspaceId,
      people: [before, later],
      tagId,
    } = await bakery({ people: 2 });
    await tagContact(workspaceId, tagId, before!);
    const { campaignId } = await automationIn(workspaceId, {
      trigger: { on: 'tag', tagId },
      mails: ['Hello'],
      steps: ([hello]) => [send(hello)],
      since: after(5),
    });
    await tagContact(workspaceId, tagId, later!);
    await advanceAt(after(6));
    await advanceAt(after(7));
    expect(await mailsOf(campaignId)).toEqual(['Person 1: Hello']);
    expect(await jobsFor(campaignId)).toBe(1);
  });

  it('does nothing while it is paused, and catches up; never in a demo or where the plan is over', async () => {
    const {
      workspaceId,
      people: [ada],
      tagId,
      campaignId,
    } = await bakery();
    await tagContact(workspaceId, tagId, ada!);
    const set = (change: string) => asOwner(`UPDATE ${change}`, [workspaceId]);
    await set("campaigns SET status = 'paused' WHERE workspace_id = $1");
    await advanceAt(after(1));
    await set("campaigns SET status = 'active' WHERE workspace_id = $1");
    for (const state of [
      "kind = 'demo'",
      "kind = 'real', ends_at = '2026-11-23T08:01:00Z'",
      'ends_at = NULL, deletes_at = now()',
    ]) {
      await set(`workspaces SET ${state} WHERE workspace_id = $1`);
      await advanceAt(after(2));
    }
    expect(await runsOf(campaignId)).toEqual([]);
    await set('workspaces SET deletes_at = NULL WHERE workspace_id = $1');
    await advanceAt(after(3));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello']);
  });

  it('that fails keeps no other one waiting', async () => {
    const [broken, whole] = [await bakery(), await bakery()];
    await tagContact(broken.workspaceId, broken.tagId, broken.people[0]!);
    await tagContact(whole.workspaceId, whole.tagId, whole.people[0]!);
    const failed: string[] = [];
    await advanceAt(after(1), {
      renderText: (workspaceId) =>
        workspaceId === broken.workspaceId
          ? Promise.reject(new Error('Out of paper.'))
          : Promise.resolve({ revision: 1 }),
      failed: ({ campaignId }) => failed.push(campaignId),
    });
    expect([failed, await mailsOf(whole.campaignId)]).toEqual([[broken.campaignId], ['Person 0: Hello']]);
  });
});

describe('who enters', () => {
  const open = async (
    trigger: (workspaceId: string) => AutomationTrigger | Promise<AutomationTrigger>,
    reentry: 'once' | 'again' = 'once',
    people = 3,
  ) => {
    const workspaceId = await workspaceOf();
    const ids = await readersIn(workspaceId, people);
    return {
      workspaceId,
      ids,
      ...(await automationIn(workspaceId, {
        trigger: await trigger(workspaceId),
        mails: ['Hello'],
        steps: ([hello]) => [send(hello)],
        reentry,
        since: START,
      })),
    };
  };
  const signUp = (workspaceId: string, contactId: string, at: Date) =>
    asOwner(
      "INSERT INTO contact_events (workspace_id, id, contact_id, kind, title, at) VALUES ($1, gen_random_uuid(), $2, 'form', 'Signed up', $3)",
      [workspaceId, contactId, at],
    );
  const field = async (workspaceId: string) => {
    const id = randomUUID();
    await asOwner(
      "INSERT INTO contact_fields (workspace_id, id, label, kind, created_at) VALUES ($1, $2, 'Birthday', 'date', now())",
      [workspaceId, id],
    );
    return id;
  };

  it('by signing up: whoever did so since it runs', async () => {
    const {
      workspaceId,
      ids: [early, ada, gone],
      campaignId,
    } = await open(() => ({ on: 'form' }));
    await signUp(workspaceId, early!, after(-1));
    await signUp(workspaceId, ada!, after(1));
    await signUp(workspaceId, gone!, after(1));
    await asOwner('UPDATE contacts SET archived_at = now() WHERE id = $1', [gone]);
    await advanceAt(after(2));
    await advanceAt(after(3));
    expect(await mailsOf(campaignId)).toEqual(['Person 1: Hello']);
    expect((await logOf(campaignId, 'Person 1'))[0]).toBe('+ Entered: signed up.');
  });

  it('by a day of their own: every year at its hour, on the clock of the workspace', async () => {
    let fieldId = '';
    const {
      workspaceId,
      ids: [ada, bob],
      campaignId,
    } = await open(
      async (workspaceId) => ({
        on: 'date',
        fieldId: (fieldId = await field(workspaceId)),
        offsetDays: 0,
        hour: 9,
        yearly: true,
      }),
      'again',
    );
    for (const [id, day] of [
      [ada, '1987-11-23'],
      [bob, '1990-11-25'],
    ])
      await asOwner('UPDATE contacts SET custom = $3 WHERE workspace_id = $1 AND id = $2', [
        workspaceId,
        id,
        JSON.stringify({ [fieldId]: day }),
      ]);
    await advanceAt(after(59));
    expect(await runsOf(campaignId)).toEqual([]);
    await advanceAt(after(60));
    await advanceAt(after(61));
    expect(await logOf(campaignId)).toEqual([
      '+ Entered: “Birthday” says 23 November 1987.',
      '+ “Hello” was queued for sending.',
      '+ Completed all steps.',
    ]);
    for (const days of [2, 365]) await advanceAt(after(days * DAY + 61));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello', 'Person 0: Hello', 'Person 1: Hello']);
  });

  it('by coming to belong to a segment: not those who belong already', async () => {
    const segmentId = randomUUID();
    const { ids, campaignId } = await open(async (workspaceId) => {
      await asOwner(
        `INSERT INTO segments (workspace_id, id, name, rules, created_at, updated_at) VALUES ($1, $2, 'Customers', '{"match":"all","rules":[{"about":"status","is":"one-of","values":["customer"]}]}', now(), now())`,
        [workspaceId, segmentId],
      );
      await asOwner("UPDATE contacts SET status = 'customer' WHERE workspace_id = $1 AND name = 'Person 0'", [
        workspaceId,
      ]);
      return { on: 'segment', segmentId };
    });
    await asOwner("UPDATE contacts SET status = 'customer' WHERE id = $1", [ids[1]]);
    await advanceAt(after(1));
    expect([await mailsOf(campaignId), (await logOf(campaignId, 'Person 1'))[0]]).toEqual([
      ['Person 1: Hello'],
      '+ Entered: now belongs to “Customers”.',
    ]);
    await asOwner('DELETE FROM segments WHERE id = $1', [segmentId]);
    await asOwner("UPDATE contacts SET status = 'customer' WHERE id = $1", [ids[2]]);
    await advanceAt(after(2));
    expect(await mailsOf(campaignId)).toHaveLength(1);
  });

  it.each([
    ['once', 1],
    ['again', 2],
  ] as const)('%s: %i times, when it comes true three times, twice within a day', async (reentry, times) => {
    const {
      workspaceId,
      people: [ada],
      tagId,
      campaignId,
    } = await bakery({ reentry });
    const flip = async (minutes: number) => {
      await tagContact(workspaceId, tagId, ada!);
      await advanceAt(after(minutes));
      await asOwner('DELETE FROM contact_tags WHERE tag_id = $1', [tagId]);
      await advanceAt(after(minutes + 1));
    };
    for (const minutes of [1, 60, 2 * DAY]) await flip(minutes);
    expect(await runsOf(campaignId)).toHaveLength(times);
  });

  it('never while they are in it', async () => {
    const {
      workspaceId,
      people: [ada],
      tagId,
      campaignId,
    } = await bakery({ reentry: 'again', steps: () => [wait(30 * DAY)] });
    await tagContact(workspaceId, tagId, ada!);
    await advanceAt(after(1));
    await asOwner('DELETE FROM contact_tags WHERE tag_id = $1', [tagId]);
    await advanceAt(after(3 * DAY));
    await tagContact(workspaceId, tagId, ada!);
    await advanceAt(after(4 * DAY));
    expect(await runsOf(campaignId)).toHaveLength(1);
  });
});

describe('steps', () => {
  const enter = async (wish: Parameters<typeof bakery>[0]) => {
    const made = await bakery(wish);
    await tagContact(made.workspaceId, made.tagId, ...made.people);
    await advanceAt(after(1));
    return made;
  };

  it.each([
    ['opened', ['opened_at'], 'active'],
    ['opened', ['clicked_at'], 'active'],
    ['opened', ['machine_opened_at'], 'ended'],
    ['clicked', ['opened_at'], 'ended'],
    ['not-opened', [], 'active'],
    ['not-clicked', ['opened_at', 'clicked_at'], 'ended'],
  ] as const)('look whether a mail was %s: of one with %j they leave somebody %s', async (is, marks, state) => {
    const { campaignId } = await enter({
      steps: ([hello]) => [
        send(hello),
        wait(DAY),
        { id: 'check', do: 'condition', test: { about: 'mail', is, stepId: 'hello' }, otherwise: 'end' },
        wait(DAY, 'end'),
      ],
    });
    for (const mark of marks)
      await asOwner(`UPDATE deliveries SET ${mark} = now() WHERE campaign_id = $1`, [campaignId]);
    await advanceAt(after(DAY + 1));
    expect((await runsOf(campaignId))[0]!.state).toBe(state);
  });

  it('look at the contact as it is then, and skip one step or go on', async () => {
    const { campaignId, people } = await enter({
      people: 2,
      steps: ([hello, more]) => [
        wait(DAY),
        {
          id: 'check',
          do: 'condition',
          test: { about: 'contact', rule: { about: 'status', is: 'one-of', values: ['customer'] } },
          otherwise: 'skip-next',
        },
        send(hello),
        send(more, 'more'),
      ],
    });
    await asOwner("UPDATE contacts SET status = 'customer' WHERE id = $1", [people[0]]);
    await advanceAt(after(DAY + 1));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello', 'Person 0: More', 'Person 1: More']);
    expect([(await logOf(campaignId))[2], (await logOf(campaignId, 'Person 1'))[2]]).toEqual([
      '+ Is among the contacts who are customers. Continued.',
      '- Is not among the contacts who are customers. Skipped the next step.',
    ]);
  });

  it('put tags on and take them off, and say when there was nothing to do', async () => {
    const workspaceId = await workspaceOf();
    const people = await readersIn(workspaceId, 1);
    const [regular, vip] = [await addTag(workspaceId, 'Regular'), await addTag(workspaceId, 'VIP')];
    const { campaignId } = await automationIn(workspaceId, {
      trigger: { on: 'tag', tagId: regular },
      since: START,
      steps: () => [
        { id: 'a', do: 'tag', tagId: vip, change: 'add' },
        { id: 'b', do: 'tag', tagId: vip, change: 'add' },
        { id: 'c', do: 'tag', tagId: regular, change: 'remove' },
        { id: 'd', do: 'tag', tagId: randomUUID(), change: 'add' },
      ],
    });
    await tagContact(workspaceId, regular, people[0]!);
    await advanceAt(after(1));
    expect((await logOf(campaignId)).slice(1)).toEqual([
      '+ Got the tag “VIP”.',
      '- Already had the tag “VIP”.',
      '+ The tag “Regular” was removed.',
      '- Nothing was changed because this step’s tag was deleted.',
      '+ Completed all steps.',
    ]);
    expect(await asOwner('SELECT tag_id FROM contact_tags WHERE contact_id = $1', [people[0]])).toEqual([
      { tag_id: vip },
    ]);
  });

  it('write to nobody who may not be written to, say why, and go on', async () => {
    const {
      workspaceId,
      people: [ada],
      tagId,
      campaignId,
    } = await bakery();
    await asOwner('UPDATE contacts SET email_consent = NULL WHERE id = $1', [ada]);
    await tagContact(workspaceId, tagId, ada!);
    await advanceAt(after(1));
    expect([await mailsOf(campaignId), await logOf(campaignId)]).toEqual([
      [],
      [
        '+ Entered: got the tag “Regular”.',
        '- “Hello” was not sent. They have not agreed to marketing emails.',
        '+ Completed all steps.',
      ],
    ]);
  });

  it('hold people at a mail that cannot be made, say so once, and send it when it can', async () => {
    const cannot = { renderText: () => Promise.reject(new AppError('conflict', 'Write a subject.')) };
    const {
      workspaceId,
      people: [ada],
      tagId,
      campaignId,
    } = await bakery();
    await tagContact(workspaceId, tagId, ada!);
    for (const minutes of [1, 11, 21]) await advanceAt(after(minutes), cannot);
    expect([await states(campaignId), (await logOf(campaignId)).slice(1)]).toEqual([
      [['Person 0', 'active', 'hello']],
      ['- “Hello” can’t be sent yet. We will try again. Write a subject.'],
    ]);
    await advanceAt(after(31));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello']);
  });
});

describe('leaving', () => {
  it.each([
    [
      'whoever bought after one of its mails',
      { is: 'converted' } as const,
      'UPDATE deliveries SET converted_at = $2 WHERE contact_id = $1',
      'goal',
      '+ Goal reached: bought or booked after an email from this automation.',
    ],
    [
      'whoever withdrew consent',
      null,
      "UPDATE contacts SET email_consent = 'withdrawn', updated_at = $2 WHERE id = $1",
      'left',
      '- Left: unsubscribed or withdrew consent.',
    ],
    [
      'whoever was archived',
      null,
      'UPDATE contacts SET archived_at = $2 WHERE id = $1',
      'left',
      '- Left: was archived.',
    ],
  ])('%s does so within a minute, wherever they are', async (_who, goal, change, state, line) => {
    const { workspaceId, people, tagId, campaignId } = await bakery({
      people: 2,
      goal,
      steps: ([hello, more]) => [send(hello), wait(9 * DAY), send(more, 'more')],
    });
    await tagContact(workspaceId, tagId, ...people);
    await advanceAt(after(1));
    await asOwner(change, [people[0], after(5)]);
    await advanceAt(after(6));
    expect(await states(campaignId)).toEqual([
      ['Person 0', state, 'pause'],
      ['Person 1', 'active', 'pause'],
    ]);
    expect((await logOf(campaignId)).at(-1)).toBe(line);
    await advanceAt(after(20 * DAY));
    expect(await mailsOf(campaignId)).toEqual(['Person 0: Hello', 'Person 1: Hello', 'Person 1: More']);
  });

  it('whoever gets the goal’s tag, also from a step of the automation itself', async () => {
    const workspaceId = await workspaceOf();
    const people = await readersIn(workspaceId, 2);
    const [regular, vip] = [await addTag(workspaceId, 'Regular'), await addTag(workspaceId, 'VIP')];
    const { campaignId } = await automationIn(workspaceId, {
      trigger: { on: 'tag', tagId: regular },
      goal: { is: 'tag', tagId: vip },
      mails: ['Hello', 'More'],
      since: START,
      steps: ([hello, more]) => [
        send(hello),
        wait(DAY),
        { id: 'tag', do: 'tag', tagId: vip, change: 'add' },
        send(more, 'more'),
      ],
    });
    await tagContact(workspaceId, regular, ...people);
    await advanceAt(after(1));
    await tagContact(workspaceId, vip, people[0]!);
    await advanceAt(after(2));
    await advanceAt(after(DAY + 2));
    expect([await states(campaignId), await mailsOf(campaignId)]).toEqual([
      [
        ['Person 0', 'goal', 'pause'],
        ['Person 1', 'goal', 'tag'],
      ],
      ['Person 0: Hello', 'Person 1: Hello'],
    ]);
    expect((await logOf(campaignId, 'Person 1')).slice(-2)).toEqual([
      '+ Got the tag “VIP”.',
      '+ Goal reached: has the tag “VIP”.',
    ]);
  });

  it('who is erased takes their way and its log along', async () => {
    const {
      workspaceId,
      people: [ada],
      tagId,
      campaignId,
    } = await bakery();
    await tagContact(workspaceId, tagId, ada!);
    await advanceAt(after(1));
    await asOwner('DELETE FROM contacts WHERE id = $1', [ada]);
    expect([
      await asOwner('SELECT 1 FROM automation_runs WHERE campaign_id = $1', [campaignId]),
      await asOwner('SELECT 1 FROM automation_log WHERE campaign_id = $1', [campaignId]),
    ]).toEqual([[], []]);
  });
});
