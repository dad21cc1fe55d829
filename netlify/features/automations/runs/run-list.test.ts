import { automationsContract } from '../../../../src/contracts/automations';
import { campaignsContract } from '../../../../src/contracts/campaigns';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { addCampaign } from '../../../testing/campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { readersIn } from '../../../testing/builders/sent-campaigns';
import { register } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const { listAutomationRuns, listRunLog } = automationsContract;
const AT = Date.UTC(2026, 10, 2, 9);

async function automation(count: number, options: Parameters<typeof readersIn>[2] = {}) {
  const owner = await register();
  const { campaignId, emailId } = await addCampaign(owner.workspaceId, { type: 'automation' });
  const contacts = await readersIn(owner.workspaceId, count, options);
  const runIds: string[] = [];
  for (const [n, contactId] of contacts.entries()) {
    const [run] = await asOwner<{ id: string }>(
      "INSERT INTO automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, step_id, position, wakes_at, entered_at, ended_at) VALUES ($1, gen_random_uuid(), $2, $3, 'once', $4, $5, 1, $6, $7, $8) RETURNING id",
      [
        owner.workspaceId,
        campaignId,
        contactId,
        n % 2 === 0 ? 'active' : 'done',
        n % 2 === 0 ? 'wait-1' : null,
        n % 2 === 0 ? new Date(AT + DAY_MS) : null,
        new Date(AT + Math.floor(n / 3) * MINUTE_MS),
        n % 2 === 0 ? null : new Date(AT + HOUR_MS),
      ],
    );
    runIds.push(run!.id);
  }
  return { owner, campaignId, emailId, contacts, runIds };
}

const pages = async (
  { call }: Owner,
  endpoint: typeof listAutomationRuns | typeof listRunLog,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  for (let cursor: string | undefined; items.length < 100;) {
    const { data } = (await call('automations', endpoint as never, { ...input, cursor } as never)).body;
    items.push(...data.items);
    if (!data.nextCursor) return items;
    cursor = data.nextCursor;
  }
  return items;
};

describe('who is in an automation', () => {
  it('is listed page by page, newest first, with none twice and none left out', async () => {
    const { owner, campaignId, runIds, contacts } = await automation(7);
    const items = await pages(owner, listAutomationRuns, { campaignId, limit: 2 });
    expect(items.map(({ id }) => id).sort()).toEqual([...runIds].sort());
    expect(items.map(({ enteredAt }) => Date.parse(enteredAt as string))).toEqual(
      [2, 1, 1, 1, 0, 0, 0].map((minutes) => AT + minutes * MINUTE_MS),
    );
    expect(items[0]).toEqual({
      id: runIds[6],
      contactId: contacts[6],
      name: 'Person 6',
      state: 'active',
      stepId: 'wait-1',
      nextStepId: null,
      enteredAt: new Date(AT + 120_000).toISOString(),
      wakesAt: new Date(AT + DAY_MS).toISOString(),
      endedAt: null,
    });
  });

  it('says what each comes to next, also when the step at which they wait was taken out', async () => {
    const { owner, campaignId } = await automation(2);
    const next = async (...ids: string[]) => {
      await asOwner('UPDATE campaigns SET steps = $2 WHERE id = $1', [
        campaignId,
        JSON.stringify(ids.map((id) => ({ id, do: 'wait', minutes: 60 }))),
      ]);
      return (await pages(owner, listAutomationRuns, { campaignId }))
        .map(({ state, nextStepId }) => [state, nextStepId])
        .sort();
    };
    expect(await next('wait-1', 'wait-2')).toEqual([
      ['active', 'wait-2'],
      ['done', null],
    ]);
    expect(await next('wait-0', 'wait-2')).toEqual([
      ['active', 'wait-2'],
      ['done', null],
    ]);
    expect(await next('wait-0')).toEqual([
      ['active', null],
      ['done', null],
    ]);
  });

  it('is found by state, and called as in the list of contacts', async () => {
    const { owner, campaignId } = await automation(4, {
      name: (n) => (n === 3 ? '' : `Person ${n}`),
      domain: () => 'bakery.example',
    });
    const named = async (state?: string) =>
      (await pages(owner, listAutomationRuns, { campaignId, state })).map(({ name }) => name).sort();
    expect(await named('done')).toEqual(['Person 1', 'p3']);
    expect(await named('active')).toEqual(['Person 0', 'Person 2']);
    expect(await named('goal')).toEqual([]);
    expect((await owner.call('automations', listAutomationRuns, { campaignId, state: 'lost' } as never)).status).toBe(
      400,
    );
  });
});

describe('the automations of a contact', () => {
  it('stand there newest first, with how it is going; of nobody there are none', async () => {
    const {
      owner,
      campaignId,
      contacts: [ada, bob],
      runIds,
    } = await automation(2);
    const other = await addCampaign(owner.workspaceId, { type: 'automation', name: 'Birthday' });
    await asOwner(
      "INSERT INTO automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, position, entered_at, ended_at) VALUES ($1, gen_random_uuid(), $2, $3, 'once', 'goal', 0, $4, $4)",
      [owner.workspaceId, other.campaignId, ada, new Date(AT + HOUR_MS)],
    );
    const ask = async (contactId: string) =>
      (await owner.call('automations', automationsContract.listContactRuns, { contactId })).body;
    expect((await ask(ada!)).data.items).toEqual([
      {
        id: expect.any(String),
        campaignId: other.campaignId,
        automation: 'Birthday',
        state: 'goal',
        enteredAt: new Date(AT + HOUR_MS).toISOString(),
        wakesAt: null,
        endedAt: new Date(AT + HOUR_MS).toISOString(),
      },
      {
        id: runIds[0],
        campaignId,
        automation: 'Spring',
        state: 'active',
        enteredAt: new Date(AT).toISOString(),
        wakesAt: new Date(AT + DAY_MS).toISOString(),
        endedAt: null,
      },
    ]);
    expect((await ask(bob!)).data.items).toMatchObject([{ state: 'done' }]);
    expect(
      (await owner.call('automations', automationsContract.listContactRuns, { contactId: crypto.randomUUID() })).status,
    ).toBe(404);
  });
});

describe('the log of one contact', () => {
  const line = async (
    workspaceId: string,
    campaignId: string,
    runId: string,
    minute: number,
    stepId: string | null,
    did: boolean,
    sentence: string,
  ) =>
    asOwner(
      'INSERT INTO automation_log (workspace_id, id, campaign_id, run_id, step_id, did, sentence, at) VALUES ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7)',
      [workspaceId, campaignId, runId, stepId, did, sentence, new Date(AT + minute * 60_000)],
    );
  const words = async (owner: Owner, campaignId: string, runId: string) =>
    (await pages(owner, listRunLog, { campaignId, runId })).map(({ did, sentence }) => [did, sentence]);

  it('is read page by page, oldest first, and is that of this way alone', async () => {
    const {
      owner,
      campaignId,
      runIds: [mine, other],
    } = await automation(2);
    for (let n = 0; n < 5; n += 1)
      await line(owner.workspaceId, campaignId, mine!, Math.floor(n / 2), null, n !== 1, `Line ${n}`);
    await line(owner.workspaceId, campaignId, other!, 0, null, true, 'Of somebody else');
    const items = await pages(owner, listRunLog, { campaignId, runId: mine, limit: 2 });
    expect(items.map(({ sentence }) => sentence).sort()).toEqual(['Line 0', 'Line 1', 'Line 2', 'Line 3', 'Line 4']);
    expect(items.map(({ at }) => Date.parse(at as string))).toEqual(
      [0, 0, 1, 1, 2].map((minute) => AT + minute * 60_000),
    );
    expect(items.find(({ sentence }) => sentence === 'Line 1')).toMatchObject({ did: false, stepId: null });
  });

  it.each([
    [{ state: 'waiting' }, true, '“Hello” is waiting to be sent.'],
    [
      { state: 'waiting', attempts: 1, cause: 'The server asks us to wait.' },
      true,
      'We will try to send “Hello” again soon: The server asks us to wait.',
    ],
    [{ state: 'sending' }, true, '“Hello” is being sent.'],
    [{ state: 'sent' }, true, 'Sent “Hello”. Not opened yet.'],
    [{ state: 'sent', opened_at: 'now' }, true, 'Sent “Hello”. Opened, not clicked.'],
    [
      { state: 'sent', opened_at: 'now', clicked_at: 'now', converted_at: 'now' },
      true,
      'Sent “Hello”. Opened and clicked. It led to a conversion.',
    ],
    [
      { state: 'sent', opened_at: 'now', unsubscribed_at: 'now' },
      true,
      'Sent “Hello”. Opened, not clicked. They unsubscribed.',
    ],
    [{ state: 'sent', complained_at: 'now' }, true, 'Sent “Hello”. Not opened yet. They reported it as spam.'],
    [{ state: 'bounced', cause: '550 No such mailbox.' }, false, '“Hello” bounced: 550 No such mailbox.'],
    [{ state: 'failed', cause: 'The mail was refused.' }, false, '“Hello” could not be sent: The mail was refused.'],
    [{ state: 'failed' }, false, '“Hello” could not be sent.'],
    [{ state: 'uncertain' }, true, '“Hello” was sent, but the email server did not confirm it.'],
    [
      { state: 'skipped', cause: 'They have withdrawn their consent to marketing emails.' },
      false,
      '“Hello” was left out: They have withdrawn their consent to marketing emails.',
    ],
  ])('says of a mail that is %j what became of it', async (fate, did, sentence) => {
    const {
      owner,
      campaignId,
      emailId,
      contacts,
      runIds: [runId],
    } = await automation(1);
    const columns = Object.keys(fate);
    await asOwner(
      `INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, not_before, ${columns.join(', ')}) VALUES ($1, gen_random_uuid(), $2, $3, 1, $4, $5, 'p0@example.com', 'example.com', now(), ${columns.map((_, n) => `$${n + 6}`).join(', ')})`,
      [owner.workspaceId, campaignId, emailId, contacts[0], `${runId}:send-1`, ...Object.values(fate)],
    );
    await line(
      owner.workspaceId,
      campaignId,
      runId!,
      0,
      'send-1',
      false,
      '“Hello” can’t be sent yet. We will try again.',
    );
    await line(owner.workspaceId, campaignId, runId!, 1, 'send-1', true, '“Hello” was queued for sending.');
    await line(
      owner.workspaceId,
      campaignId,
      runId!,
      2,
      'send-2',
      false,
      '“More” was not sent. They have unsubscribed from marketing emails.',
    );
    expect(await words(owner, campaignId, runId!)).toEqual([
      [false, '“Hello” can’t be sent yet. We will try again.'],
      [did, sentence],
      [false, '“More” was not sent. They have unsubscribed from marketing emails.'],
    ]);
  });

  it('says that it was ended, to those who were on their way, and that what waited was left out', async () => {
    const {
      owner,
      campaignId,
      emailId,
      contacts,
      runIds: [active, done],
    } = await automation(2);
    await asOwner(
      "INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, state, not_before) VALUES ($1, gen_random_uuid(), $2, $3, 1, $4, $5, 'p0@example.com', 'example.com', 'waiting', now())",
      [owner.workspaceId, campaignId, emailId, contacts[0], `${active}:send-1`],
    );
    await line(owner.workspaceId, campaignId, active!, 0, 'send-1', true, '“Hello” was queued for sending.');
    expect((await owner.call('campaigns', campaignsContract.stopCampaign, { campaignId })).status).toBe(200);
    const [[mailDid, mail], end] = (await words(owner, campaignId, active!)) as [[boolean, string], unknown];
    expect([mailDid, mail]).toEqual([
      false,
      expect.stringMatching(/^“Hello” was left out: The campaign ended before it was sent\.$/),
    ]);
    expect(end).toEqual([false, 'The automation was ended.']);
    expect(await words(owner, campaignId, done!)).toEqual([]);
    expect(
      (await pages(owner, listAutomationRuns, { campaignId }))
        .map(({ state, wakesAt, endedAt }) => [state, wakesAt, endedAt !== null])
        .sort(),
    ).toEqual([
      ['done', null, true],
      ['stopped', null, true],
    ]);
  });

  it('is not found under another automation, nor by another workspace', async () => {
    const [
      {
        owner,
        campaignId,
        runIds: [runId],
      },
      other,
    ] = [await automation(1), await automation(1)];
    const { campaignId: sibling } = await addCampaign(owner.workspaceId, { type: 'automation' });
    expect((await owner.call('automations', listRunLog, { campaignId, runId: runId! } as never)).status).toBe(200);
    for (const [who, ofCampaign] of [
      [owner, sibling],
      [owner, other.campaignId],
      [other.owner, campaignId],
      [other.owner, other.campaignId],
    ] as const) {
      const { status, body } = await who.call('automations', listRunLog, {
        campaignId: ofCampaign,
        runId: runId!,
      } as never);
      expect([status, body.error]).toEqual([404, 'We could not find this contact. It may have been deleted.']);
    }
  });
});
