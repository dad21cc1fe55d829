import { automationsContract, type StoredAutomation } from '../../../src/contracts/automations';
import { campaignsContract } from '../../../src/contracts/campaigns';
import type { AutomationStep } from '../../../src/domain/automation';
import { asOwner, useDatabase } from '../../testing/database';
import { addTag } from '../../testing/contacts';
import { readersIn } from '../../testing/builders/sent-campaigns';
import { register } from '../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const { getAutomation, updateAutomation, createAutomationEmail } = automationsContract;

const create = async ({ call }: Owner, input: Record<string, unknown> = {}): Promise<string> =>
  (await call('campaigns', campaignsContract.createCampaign, { type: 'automation', ...input })).body.data.id;
const get = async ({ call }: Owner, campaignId: string): Promise<StoredAutomation> =>
  (await call('automations', getAutomation, { campaignId })).body.data;
const addMail = async ({ call }: Owner, campaignId: string): Promise<string> =>
  (await call('automations', createAutomationEmail, { campaignId })).body.data.id;
const save = async (owner: Owner, campaignId: string, change: Partial<StoredAutomation>) => {
  const { trigger, steps, goal, reentry, revision } = { ...(await get(owner, campaignId)), ...change };
  return owner.call('automations', updateAutomation, { campaignId, revision, trigger, steps, goal, reentry });
};
const turn = (workspaceId: string, campaignId: string, status: string) =>
  asOwner(
    "UPDATE campaigns SET status = $3, started_at = now() - interval '1 hour', trigger_since = now() - interval '1 hour' WHERE workspace_id = $1 AND id = $2",
    [workspaceId, campaignId, status],
  );
const newest = async (workspaceId: string) =>
  (
    await asOwner<{ title: string }>(
      'SELECT title FROM activities WHERE workspace_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [workspaceId],
    )
  )[0]?.title;

const wait = (id: string, minutes = 60): AutomationStep => ({ id, do: 'wait', minutes });
const send = (id: string, emailId: string): AutomationStep => ({ id, do: 'send', emailId });
const ifOpened = (id: string, stepId: string): AutomationStep => ({
  id,
  do: 'condition',
  test: { about: 'mail', is: 'opened', stepId },
  otherwise: 'end',
});
const ifTagged = (id: string, tagId: string): AutomationStep => ({
  id,
  do: 'condition',
  test: { about: 'contact', rule: { about: 'tag', is: 'has', tagId } },
  otherwise: 'skip-next',
});
const GONE = '0b4a4c49-6a3f-4d27-8f4e-2f2f0f0f0f0f';

/** People on their way, each at a step. */
async function addRuns(
  workspaceId: string,
  campaignId: string,
  places: { stepId: string | null; position: number }[],
): Promise<string[]> {
  const contacts = await readersIn(workspaceId, places.length);
  const runs = places.map((place, n) => ({ ...place, id: crypto.randomUUID(), contactId: contacts[n]! }));
  for (const { id, contactId, stepId, position } of runs) {
    await asOwner(
      "INSERT INTO automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, step_id, position, wakes_at, entered_at) VALUES ($1, $2, $3, $4, 'once', 'active', $5, $6, now() + interval '1 day', now())",
      [workspaceId, id, campaignId, contactId, stepId, position],
    );
  }
  return runs.map(({ id }) => id);
}

describe('an automation', () => {
  it('begins with nothing, is saved step by step and shows who is where', async () => {
    const owner = await register();
    const id = await create(owner);
    expect(await get(owner, id)).toEqual({
      trigger: null,
      steps: [],
      goal: null,
      reentry: 'once',
      revision: 1,
      people: { active: 0, done: 0, goal: 0, ended: 0, left: 0, stopped: 0 },
      waiting: {},
      mails: {},
    });
    const [mail, tagId] = [await addMail(owner, id), await addTag(owner.workspaceId, 'Regular')];
    const wanted = {
      trigger: { on: 'tag' as const, tagId },
      steps: [
        send('hello', mail),
        wait('a-day', 1_440),
        ifOpened('read', 'hello'),
        { id: 'mark', do: 'tag' as const, tagId, change: 'remove' as const },
      ],
      goal: { is: 'tag' as const, tagId },
      reentry: 'again' as const,
    };
    const { status, body } = await save(owner, id, wanted);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        ...wanted,
        revision: 2,
        mails: { [mail]: { sent: 0, opens: 0, clicks: 0, conversions: 0 } },
      }),
    ]);
    expect(await get(owner, id)).toEqual(body.data);
    // Saving a draft is no news.
    expect(await newest(owner.workspaceId)).not.toMatch(/changed/);
  });

  it('counts people by state and at their steps: those who have not begun at the first, those whose step is gone at what comes next', async () => {
    const owner = await register();
    const id = await create(owner);
    const mail = await addMail(owner, id);
    await save(owner, id, { trigger: { on: 'form' }, steps: [send('hello', mail), wait('a-day'), wait('a-week')] });
    const [first] = await addRuns(owner.workspaceId, id, [
      { stepId: null, position: 0 },
      { stepId: 'a-day', position: 1 },
      { stepId: 'a-day', position: 1 },
      { stepId: 'taken-out', position: 2 },
      { stepId: 'taken-out', position: 3 },
    ]);
    await asOwner(
      "INSERT INTO automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, entered_at) SELECT workspace_id, gen_random_uuid(), campaign_id, contact_id, 'again', 'goal', now() FROM automation_runs WHERE id = $1",
      [first],
    );
    await asOwner(
      "INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, address, domain, state, not_before, sent_at, opened_at) SELECT $1, gen_random_uuid(), $2, $3, 1, n || '@example.com', 'example.com', 'sent', now(), now(), CASE WHEN n = 1 THEN now() END FROM generate_series(1, 3) n",
      [owner.workspaceId, id, mail],
    );
    expect(await get(owner, id)).toMatchObject({
      people: { active: 5, goal: 1, done: 0 },
      waiting: { hello: 1, 'a-day': 2, 'a-week': 1 },
      mails: { [mail]: { sent: 3, opens: 1, clicks: 0, conversions: 0 } },
    });
  });

  it('that somebody else saved since is not written over', async () => {
    const owner = await register();
    const id = await create(owner);
    const { revision } = await get(owner, id);
    await save(owner, id, { steps: [wait('theirs')] });
    const { status, body } = await save(owner, id, { revision, steps: [wait('mine')] });
    expect([status, body.error]).toEqual([
      409,
      'This automation was changed elsewhere in the meantime. Your steps are still here. Reload to see the latest version.',
    ]);
    expect((await get(owner, id)).steps).toEqual([wait('theirs')]);
  });

  it('that is saved as it is stays as it is', async () => {
    const owner = await register();
    const id = await create(owner);
    await save(owner, id, { steps: [wait('a-day')] });
    expect((await save(owner, id, {})).body.data.revision).toBe(2);
  });

  it('is nobody else’s, and no other kind of campaign is one', async () => {
    const [owner, other] = [await register(), await register()];
    const id = await create(owner);
    const email = await create(owner, { type: 'email' });
    for (const [who, campaignId] of [
      [other, id],
      [owner, email],
      [owner, GONE],
    ] as const) {
      for (const [endpoint, input] of [
        [getAutomation, {}],
        [updateAutomation, { revision: 1, trigger: null, steps: [], goal: null, reentry: 'once' }],
        [createAutomationEmail, {}],
        [automationsContract.listAutomationRuns, {}],
      ] as const) {
        const { status, body } = await who.call('automations', endpoint as never, { campaignId, ...input } as never);
        expect([status, body.error]).toEqual([404, 'We could not find this automation. It may have been deleted.']);
      }
    }
  });

  it.each(['win-back', 'welcome', 'birthday', 'enquiry'])(
    'made of the template %s, and a copy of it, can be saved as it is and changed',
    async (templateId) => {
      const owner = await register();
      await asOwner(
        "INSERT INTO contact_fields (workspace_id, id, label, kind, created_at) VALUES ($1, gen_random_uuid(), 'Birthday', 'date', now())",
        [owner.workspaceId],
      );
      const first = await create(owner, { templateId });
      for (const campaignId of [first, await create(owner, { copyOf: first })]) {
        const before = await get(owner, campaignId);
        expect(before.trigger).not.toBeNull();
        expect(await save(owner, campaignId, {})).toMatchObject({ status: 200 });
        const changed = await save(owner, campaignId, { steps: [...before.steps, wait('one-more')] });
        expect([changed.status, changed.body.data]).toEqual([
          200,
          { ...before, revision: 2, steps: [...before.steps, wait('one-more')] },
        ]);
      }
    },
  );
});

describe('a save is refused', () => {
  const refused = async (
    change: (given: {
      mail: string;
      tagId: string;
      owner: Owner;
      id: string;
    }) => Partial<StoredAutomation> | Promise<Partial<StoredAutomation>>,
  ) => {
    const owner = await register();
    const id = await create(owner);
    const { status, body } = await save(
      owner,
      id,
      await change({ mail: await addMail(owner, id), tagId: await addTag(owner.workspaceId, 'Regular'), owner, id }),
    );
    expect((await get(owner, id)).revision).toBe(1);
    return [status, body.fields];
  };
  const TAG = 'This tag was deleted. Choose another.';

  it('at the step that has the id of another, the mail of another or a mail of elsewhere', async () => {
    expect(await refused(() => ({ steps: [wait('a'), wait('b'), wait('a')] }))).toEqual([
      400,
      { 'steps.2': 'Two steps have the same id. Each needs its own.' },
    ]);
    expect(await refused(({ mail }) => ({ steps: [send('a', mail), send('b', mail)] }))).toEqual([
      400,
      { 'steps.1': 'Another step already sends this email. Each step needs its own email.' },
    ]);
    expect(
      await refused(async ({ owner }) => ({ steps: [send('a', await addMail(owner, await create(owner)))] })),
    ).toEqual([400, { 'steps.0': 'This email belongs to another campaign or was deleted. Choose another.' }]);
  });

  it('at the condition about a mail that is not sent before it', async () => {
    const sentence = 'This condition asks about an email that is not sent before it. Choose an earlier one.';
    expect(await refused(({ mail }) => ({ steps: [ifOpened('read', 'hello'), send('hello', mail)] }))).toEqual([
      400,
      { 'steps.0': sentence },
    ]);
    expect(await refused(() => ({ steps: [wait('a'), ifOpened('read', 'a')] }))).toEqual([
      400,
      { 'steps.1': sentence },
    ]);
  });

  it('where a tag, a segment or a field of dates is named that is not there', async () => {
    expect(
      await refused(() => ({
        trigger: { on: 'tag', tagId: GONE },
        steps: [{ id: 'mark', do: 'tag', tagId: GONE, change: 'add' }],
        goal: { is: 'tag', tagId: GONE },
      })),
    ).toEqual([400, { trigger: TAG, 'steps.0': TAG, goal: TAG }]);
    expect(await refused(() => ({ trigger: { on: 'segment', segmentId: GONE } }))).toEqual([
      400,
      { trigger: 'This segment was deleted. Choose another.' },
    ]);
    expect(
      await refused(async ({ owner }) => {
        const [field] = await asOwner<{ id: string }>(
          "INSERT INTO contact_fields (workspace_id, id, label, kind, created_at) VALUES ($1, gen_random_uuid(), 'Bread', 'text', now()) RETURNING id",
          [owner.workspaceId],
        );
        return { trigger: { on: 'date', fieldId: field!.id, offsetDays: 0, hour: 9, yearly: true } };
      }),
    ).toEqual([400, { trigger: 'This field was deleted or is not a date field. Choose another.' }]);
    const theirs = await addTag((await register()).workspaceId, 'Theirs');
    expect(await refused(() => ({ goal: { is: 'tag', tagId: theirs } }))).toEqual([400, { goal: TAG }]);
  });

  it('where a number is out of bounds or there are too many steps, but not for a condition about a tag that is gone', async () => {
    expect(await refused(() => ({ steps: [wait('a', 0)] }))).toEqual([400, { 'steps.0.minutes': 'At least 1.' }]);
    expect(await refused(() => ({ steps: Array.from({ length: 31 }, (_, n) => wait(`wait-${n}`)) }))).toEqual([
      400,
      { steps: 'At most 30 steps.' },
    ]);
    const owner = await register();
    expect((await save(owner, await create(owner), { steps: [ifTagged('is-regular', GONE), wait('a')] })).status).toBe(
      200,
    );
  });
});

describe('while it runs', () => {
  async function running(status: 'active' | 'paused' = 'active') {
    const owner = await register();
    const id = await create(owner);
    const mail = await addMail(owner, id);
    await save(owner, id, { trigger: { on: 'form' }, steps: [send('hello', mail), wait('a-day'), wait('a-week')] });
    await turn(owner.workspaceId, id, status);
    return { owner, id, mail };
  }
  const since = async (id: string) =>
    (await asOwner<{ at: Date }>('SELECT trigger_since AS at FROM campaigns WHERE id = $1', [id]))[0]!.at.getTime();
  const members = async (id: string) =>
    (await asOwner<{ id: string }>('SELECT contact_id AS id FROM automation_members WHERE campaign_id = $1', [id])).map(
      (row) => row.id,
    );

  it.each(['active', 'paused'] as const)('(%s) it keeps what starts it and a step', async (status) => {
    const { owner, id } = await running(status);
    expect((await save(owner, id, { trigger: null, steps: [] })).body.fields).toEqual({
      trigger: 'A running automation needs a trigger.',
      steps: 'A running automation needs at least one step.',
    });
  });

  it('a change is told in the log, changes of one person within five minutes once', async () => {
    const { owner, id } = await running();
    await save(owner, id, { steps: [wait('a-day')] });
    await save(owner, id, { steps: [wait('a-week')] });
    const logged = () =>
      asOwner(
        "SELECT title, link, actor_id AS actor FROM activities WHERE workspace_id = $1 AND title LIKE 'The automation%'",
        [owner.workspaceId],
      );
    expect(await logged()).toEqual([
      {
        title: 'The automation “New automation” was changed while it runs',
        link: `/dashboard/campaigns/${id}`,
        actor: owner.session.user.id,
      },
    ]);
    await asOwner("UPDATE activities SET created_at = now() - interval '6 minutes' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    await save(owner, id, { steps: [wait('a-day')] });
    expect(await logged()).toHaveLength(2);
  });

  it('a mail that it is to send newly is held to the checks, one that it sends already is not', async () => {
    const { owner, id, mail } = await running();
    const fresh = await addMail(owner, id);
    const steps = [send('hello', mail), wait('a-day'), send('more', fresh)];
    expect((await save(owner, id, { steps })).body).toMatchObject({
      code: 'invalid_request',
      error: 'Write a subject. It decides whether people open the email.',
      fields: { 'steps.2': 'Write a subject. It decides whether people open the email.' },
    });
    expect((await get(owner, id)).revision).toBe(2);
    const blocks = [
      { id: 'text', kind: 'text', text: 'Come by.' },
      { id: 'footer', kind: 'footer', text: '' },
    ];
    await owner.call('campaigns', campaignsContract.updateCampaignEmail, {
      emailId: fresh,
      revision: 1,
      subject: 'More',
      blocks,
    } as never);
    expect((await save(owner, id, { steps })).body.data).toMatchObject({ steps, revision: 3 });
  });

  it('another trigger is looked at from now on, and whoever fulfils it by now is noted; the same one is not looked at anew', async () => {
    const { owner, id } = await running();
    const [tagId, [person]] = [await addTag(owner.workspaceId, 'Regular'), await readersIn(owner.workspaceId, 2)];
    await asOwner('INSERT INTO contact_tags (workspace_id, tag_id, contact_id) VALUES ($1, $2, $3)', [
      owner.workspaceId,
      tagId,
      person,
    ]);
    const before = await since(id);
    await save(owner, id, { steps: [wait('a-day')] });
    expect([await since(id), await members(id)]).toEqual([before, []]);
    expect((await save(owner, id, { trigger: { on: 'tag', tagId } })).status).toBe(200);
    expect(await since(id)).toBeGreaterThan(before);
    expect(await members(id)).toEqual([person]);
    await save(owner, id, { trigger: { on: 'form' } });
    expect(await members(id)).toEqual([]);
  });

  it('people stay at their step; whoever was at one that is taken out goes on with what followed it, wherever that stands now', async () => {
    const { owner, id, mail } = await running();
    const [a, b, c] = await addRuns(owner.workspaceId, id, [
      { stepId: null, position: 0 },
      { stepId: 'a-day', position: 1 },
      { stepId: 'a-week', position: 2 },
    ]);
    const places = async () =>
      new Map(
        (
          await asOwner<{ id: string; stepId: string | null; position: number }>(
            'SELECT id, step_id AS "stepId", position FROM automation_runs WHERE campaign_id = $1',
            [id],
          )
        ).map((run) => [run.id, [run.stepId, run.position]]),
      );
    await save(owner, id, { steps: [wait('before'), send('hello', mail), wait('a-week')] });
    expect(await places()).toEqual(
      new Map<string | undefined, unknown>([
        [a, [null, 0]],
        [b, ['a-day', 2]],
        [c, ['a-week', 2]],
      ]),
    );
    expect((await get(owner, id)).waiting).toEqual({ before: 1, 'a-week': 2 });
    await save(owner, id, { steps: [wait('before'), wait('earlier'), send('hello', mail), wait('a-week')] });
    expect((await places()).get(b!)).toEqual(['a-day', 3]);
    await save(owner, id, { steps: [wait('before')] });
    expect([(await places()).get(b!), (await places()).get(c!)]).toEqual([
      ['a-day', 1],
      ['a-week', 1],
    ]);
    expect((await get(owner, id)).waiting).toEqual({ before: 1 });
  });

  it('and once it has ended, nothing is changed any more', async () => {
    const { owner, id } = await running();
    await turn(owner.workspaceId, id, 'completed');
    const sentence = 'This automation has ended. Make a copy to change it.';
    expect((await save(owner, id, { steps: [wait('a-day')] })).body).toMatchObject({
      code: 'conflict',
      error: sentence,
    });
    expect((await owner.call('automations', createAutomationEmail, { campaignId: id } as never)).body).toMatchObject({
      code: 'conflict',
      error: sentence,
    });
    expect((await get(owner, id)).revision).toBe(2);
  });
});

describe('a mail for a step', () => {
  it('is empty but for what stands below, and has the first free name or its own', async () => {
    const owner = await register('Ada’s Bakery');
    const id = await create(owner);
    const made = async (name?: string) =>
      (await owner.call('automations', createAutomationEmail, { campaignId: id, ...(name && { name }) } as never)).body
        .data;
    expect(await made()).toEqual({ id: expect.any(String), name: 'Email 1', subject: '', revision: 1 });
    expect([(await made()).name, (await made('A question')).name, (await made()).name]).toEqual([
      'Email 2',
      'A question',
      'Email 4',
    ]);
    const { emails } = (await owner.call('campaigns', campaignsContract.getCampaign, { campaignId: id })).body.data;
    expect(emails.map(({ name }: { name: string }) => name)).toEqual(['Email 1', 'Email 2', 'A question', 'Email 4']);
    expect(
      (await owner.call('campaigns', campaignsContract.getCampaignEmail, { emailId: emails[0].id })).body.data.blocks,
    ).toEqual([
      {
        id: 'block-1',
        kind: 'footer',
        text: 'You’re getting this email because you agreed to hear from Ada’s Bakery.',
      },
    ]);
  });

  it('is refused when there are 60; a copy takes along those in use and has room again', async () => {
    const owner = await register();
    const id = await create(owner);
    const mail = await addMail(owner, id);
    await save(owner, id, { steps: [send('hello', mail)] });
    await asOwner(
      "INSERT INTO campaign_emails (workspace_id, id, campaign_id, blocks, created_at, updated_at) SELECT $1, gen_random_uuid(), $2, '[]', now(), now() FROM generate_series(1, 59)",
      [owner.workspaceId, id],
    );
    expect((await owner.call('automations', createAutomationEmail, { campaignId: id } as never)).body.error).toBe(
      'An automation can have at most 60 emails, including those from deleted steps. Make a copy, which keeps only the emails in use.',
    );
    const copy = await create(owner, { copyOf: id });
    expect(Object.keys((await get(owner, copy)).mails)).toHaveLength(1);
    expect(await addMail(owner, copy)).toEqual(expect.any(String));
  });
});
