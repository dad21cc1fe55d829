import { parse } from 'node-html-parser';
import { decisionsContract } from '../../../src/contracts/decisions';
import { engineContract } from '../../../src/contracts/engine';
import type { DecisionChannel } from '../../../src/domain/decision';
import { DAY_MS, HOUR_MS } from '../../../src/domain/duration';
import { forgetEnv } from '../../config/env';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { bakery, functions, joinAsMember, register } from '../../testing/world';
import { decisionJobs, decisionsService } from './decisions-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;

beforeEach(() => {
  process.env.PUBLIC_URL = 'https://marketing.example';
  forgetEnv();
});
afterEach(async () => {
  delete process.env.PUBLIC_URL;
  forgetEnv();
  await asOwner("UPDATE decisions SET state = 'expired' WHERE state = 'open'"); // whoever a test has met waits for nothing in the next one
});

/** An owner whose three ideas are there. */
async function registerChoosing() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { decision } = (await owner.call('decisions', decisionsContract.getDecision, {})).body.data;
  return { ...owner, decision, ideas: decision.ideas as { id: string; title: string }[] };
}
type Choosing = Awaited<ReturnType<typeof registerChoosing>>;

const read = async (owner: Owner) =>
  (await owner.call('decisions', decisionsContract.getDecision, {})).body.data.decision;
const chosenJobs = (owner: Owner) =>
  asOwner<{ data: { workspaceId: string; decisionId: string } }>(
    "SELECT data FROM pgboss.job WHERE name = 'create-chosen' AND data ->> 'workspaceId' = $1",
    [owner.workspaceId],
  );
const postsOf = (owner: Owner) =>
  asOwner<{ idea_id: string }>('SELECT idea_id FROM pieces WHERE workspace_id = $1', [owner.workspaceId]);
const mailAt = (hours: number) =>
  decisionJobs({ now: () => new Date(Date.now() + hours * HOUR_MS) }).lookAfterDecisions();
const mailsOf = (owner: Owner) => emailsTo(owner.form.email, 'decision');
const tokenOf = async (owner: Owner) => /\/d\/([\w.-]+)/.exec((await mailsOf(owner)).at(-1)!.text)![1]!;
const post = (token: string, form: Record<string, string>) =>
  makeClient(functions).call('decisions', decisionsContract.updateDecisionByMail, {
    token,
    bytes: new TextEncoder().encode(new URLSearchParams(form).toString()),
  });
const words = (html: string) => parse(html).querySelector('main')!.textContent;
const answer = (owner: Choosing, channel: DecisionChannel, at: number) =>
  decisionsService().answer(owner.workspaceId, owner.decision.id, {
    answer: { choice: 'idea', ideaId: owner.ideas[at]!.id },
    channel,
  });

describe('the week’s decision', () => {
  it('opens with the first three ideas, for 72 hours, and follows a new set while it is open', async () => {
    const owner = await registerChoosing();
    expect(owner.decision).toMatchObject({ state: 'open', answer: null });
    expect(owner.ideas).toHaveLength(3);
    const { ideas } = (await owner.call('engine', engineContract.createIdeas, {})).body.data;
    const next = await read(owner);
    expect(next.ideas.map(({ id }: { id: string }) => id)).toEqual(ideas.map(({ id }: { id: string }) => id));
    expect([next.id, next.expiresAt]).toEqual([owner.decision.id, owner.decision.expiresAt]);
  });

  it('is answered by the app’s button, and the idea’s post is there', async () => {
    const owner = await registerChoosing();
    const piece = (
      await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideas[1]!.id, asAnswer: true })
    ).body.data;
    expect(piece.status).toBe('review');
    expect(await read(owner)).toMatchObject({
      state: 'answered',
      answer: {
        choice: 'idea',
        channel: 'app',
        idea: owner.ideas[1],
        sentence: `Already chosen: “${owner.ideas[1]!.title}”, in the app.`,
      },
    });
  });

  it('takes exactly one of four answers that come at once, and tells the others which', async () => {
    const owner = await registerChoosing();
    await mailAt(0);
    const token = await tokenOf(owner);
    const [app, mail, sms, call] = await Promise.all([
      owner.call('engine', engineContract.createPiece, { ideaId: owner.ideas[0]!.id, asAnswer: true }),
      post(token, { choice: owner.ideas[1]!.id }),
      answer(owner, 'sms', 2),
      answer(owner, 'call', 1),
    ]);
    const { answer: made } = await read(owner);
    const won = [
      app.status === 200 && 'app',
      /We are making it/.test(mail.body) && 'mail',
      sms.outcome === 'taken' && 'sms',
      call.outcome === 'taken' && 'call',
    ].filter(Boolean);
    expect(won).toEqual([made.channel]);
    if (app.status !== 200)
      expect(app).toMatchObject({ status: 409, body: { error: expect.stringContaining(made.sentence) } });
    if (made.channel !== 'mail') expect(words(mail.body)).toContain(made.sentence);
    for (const { outcome, found } of [sms, call])
      if (outcome !== 'taken') expect([outcome, found.chosen?.title]).toEqual(['answered', made.idea.title]);
    for (const { data } of await chosenJobs(owner)) await decisionJobs().createChosen(data);
    expect(await postsOf(owner)).toEqual([{ idea_id: made.idea.id }]);
  });

  it.each(['sms', 'call'] as const)(
    'by %s makes the post as the app does, once, however often its job runs',
    async (channel) => {
      const owner = await registerChoosing();
      expect((await answer(owner, channel, 2)).outcome).toBe('taken');
      const [job] = await chosenJobs(owner);
      await decisionJobs().createChosen(job!.data);
      await decisionJobs().createChosen(job!.data);
      expect(await postsOf(owner)).toEqual([{ idea_id: owner.ideas[2]!.id }]);
      const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
      expect(ideas[2]).toMatchObject({ status: 'picked' });
    },
  );

  it('says so when what was chosen cannot be made', async () => {
    const owner = await registerChoosing();
    await asOwner(
      "INSERT INTO usage_counters (workspace_id, kind, month, used, warned) SELECT $1::uuid, 'images', m, 100000, 100 FROM unnest(ARRAY[to_char(now() - interval '1 day', 'YYYY-MM'), to_char(now() + interval '1 day', 'YYYY-MM')]) AS m GROUP BY m ON CONFLICT (workspace_id, kind, month) DO UPDATE SET used = 100000",
      [owner.workspaceId],
    );
    await asOwner(
      "INSERT INTO trial_counters (owner_id, kind, month, used) SELECT $1::uuid, 'images', m, 100000 FROM unnest(ARRAY[to_char(now() - interval '1 day', 'YYYY-MM'), to_char(now() + interval '1 day', 'YYYY-MM')]) AS m GROUP BY m ON CONFLICT (owner_id, kind, month) DO UPDATE SET used = 100000",
      [owner.session.user.id],
    );
    await answer(owner, 'sms', 0);
    const [job] = await chosenJobs(owner);
    await decisionJobs().createChosen(job!.data);
    expect(
      await asOwner("SELECT tells FROM activities WHERE workspace_id = $1 AND title LIKE '%could not be made%'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ tells: true }]);
  });

  it('lets the next ideas learn from “none of them, because …”, and still lets one be made', async () => {
    const owner = await registerChoosing();
    const reply = await owner.call('decisions', decisionsContract.updateDecision, {
      decisionId: owner.decision.id,
      answer: { choice: 'none', reason: 'not-us' },
    });
    expect(reply.body.data.decision).toMatchObject({ state: 'answered', answer: { choice: 'none', reason: 'not-us' } });
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    expect(ideas.map((idea: { status: string; dismissal: string }) => [idea.status, idea.dismissal])).toEqual(
      Array(3).fill(['dismissed', 'not-us']),
    );
    const again = await owner.call('decisions', decisionsContract.updateDecision, {
      decisionId: owner.decision.id,
      answer: { choice: 'idea', ideaId: owner.ideas[0]!.id },
    });
    expect(again).toMatchObject({ status: 409, body: { error: 'Already answered: none of them, in the app.' } });
    expect((await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideas[0]!.id })).status).toBe(200);
  });

  it('refuses ideas of somebody else, and is not there for somebody else', async () => {
    const [owner, other] = [await registerChoosing(), await registerChoosing()];
    const wish = (client: Choosing, decisionId: string, ideaId: string) =>
      client.call('decisions', decisionsContract.updateDecision, { decisionId, answer: { choice: 'idea', ideaId } });
    expect((await wish(owner, owner.decision.id, other.ideas[0]!.id)).status).toBe(404);
    expect((await wish(other, owner.decision.id, owner.ideas[0]!.id)).status).toBe(404);
    expect(await read(owner)).toMatchObject({ state: 'open' });
  });
});

describe('the decision by email', () => {
  it('is mailed once, reminded of twice, and closed after 72 hours', async () => {
    const owner = await registerChoosing();
    const counts: number[] = [];
    for (const hours of [0, 1, 23, 25, 26, 49, 50, 71, 73, 100]) {
      await mailAt(hours);
      counts.push((await mailsOf(owner)).length);
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 3, 3]);
    expect((await mailsOf(owner)).map(({ subject }) => subject.startsWith('Still'))).toEqual([false, true, true]);
    expect(await asOwner('SELECT state FROM decisions WHERE workspace_id = $1', [owner.workspaceId])).toEqual([
      { state: 'expired' },
    ]);
  });

  it('writes to nobody more than three times a week, however many businesses they have', async () => {
    const owner = await registerChoosing();
    const others = [await registerChoosing(), await registerChoosing()];
    for (const { workspaceId } of others)
      await asOwner(
        'INSERT INTO auth.member (id, organization_id, user_id, role, created_at) SELECT gen_random_uuid(), $1::uuid, id, $2, now() FROM auth.user WHERE email = $3',
        [workspaceId, 'member', owner.form.email],
      );
    await mailAt(0);
    expect(await mailsOf(owner)).toHaveLength(3);
    for (const hours of [25, 49]) await mailAt(hours);
    expect(await mailsOf(owner)).toHaveLength(3);
    for (const other of others) expect(await mailsOf(other)).toHaveLength(3);
    // A week later there is room again.
    await asOwner("UPDATE mails SET created_at = created_at - interval '7 days' WHERE recipient = $1", [
      owner.form.email,
    ]);
    await asOwner("UPDATE decisions SET state = 'open', mailed_at = NULL, reminders = 0 WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    await mailAt(0);
    expect(await mailsOf(owner)).toHaveLength(4);
  });

  it.each([
    ['who wants no suggestions', 'UPDATE engines SET proactive_suggestions = false WHERE workspace_id = $1'],
    ['whose engine is paused', 'UPDATE engines SET running = false WHERE workspace_id = $1'],
    ['who wants no emails', 'UPDATE member_settings SET email_notifications = false WHERE workspace_id = $1'],
  ])('writes nothing to somebody %s', async (_who, change) => {
    const owner = await registerChoosing();
    await owner.call('engine', engineContract.updateCycle, { running: true });
    await asOwner('INSERT INTO member_settings (workspace_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      owner.workspaceId,
      owner.session.user.id,
    ]);
    await asOwner(change, [owner.workspaceId]);
    await mailAt(0);
    expect(await mailsOf(owner)).toEqual([]);
  });

  it('shows the ideas on opening, changes nothing by it, and acts on its buttons', async () => {
    const owner = await registerChoosing();
    await mailAt(0);
    const token = await tokenOf(owner);
    const visit = () => makeClient(functions).call('decisions', decisionsContract.getDecisionPage, { token });
    const page = await visit();
    for (const { title } of owner.ideas) expect(words(page.body)).toContain(title);
    expect(page.response.headers.get('cache-control')).toBe('no-store');
    expect((await post(token, {})).body).toContain('Which one shall we make?');
    expect((await post(token, { choice: 'none', reason: 'because' })).body).toContain('Which one shall we make?');
    expect(await read(owner)).toMatchObject({ state: 'open' });
    expect(words((await post(token, { choice: owner.ideas[0]!.id })).body)).toContain('is being written and drawn');
    expect(await read(owner)).toMatchObject({ answer: { channel: 'mail', idea: owner.ideas[0] } });
    expect(words((await visit()).body)).toContain(`Already chosen: “${owner.ideas[0]!.title}”, by email.`);
    expect(words((await post(token, { choice: owner.ideas[1]!.id })).body)).toContain('Already chosen');
  });

  it('takes “none of them” with its reason', async () => {
    const owner = await registerChoosing();
    await mailAt(0);
    expect(words((await post(await tokenOf(owner), { choice: 'none', reason: 'season' })).body)).toContain(
      'None of them, then',
    );
    expect(await read(owner)).toMatchObject({ answer: { choice: 'none', reason: 'season', channel: 'mail' } });
  });

  it('no longer opens for somebody who has left, nor with another’s signature', async () => {
    const owner = await registerChoosing();
    const member = await register();
    await joinAsMember(member, owner.workspaceId);
    await mailAt(0);
    const token = await tokenOf(member);
    const visit = (of: string) =>
      makeClient(functions).call('decisions', decisionsContract.getDecisionPage, { token: of });
    expect((await visit(token)).status).toBe(200);
    expect((await visit(`${token.slice(0, -2)}xx`)).status).toBe(404);
    await asOwner('DELETE FROM auth.member WHERE user_id = $1 AND organization_id = $2', [
      member.session.user.id,
      owner.workspaceId,
    ]);
    expect((await visit(token)).status).toBe(404);
    expect((await post(token, { choice: owner.ideas[0]!.id })).status).toBe(404);
    expect(await read(owner)).toMatchObject({ state: 'open' });
  });

  it('says that the choice is closed once its time is over', async () => {
    const owner = await registerChoosing();
    await mailAt(0);
    const token = await tokenOf(owner);
    await asOwner("UPDATE decisions SET expires_at = now() - interval '1 hour' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    const reply = await post(token, { choice: owner.ideas[0]!.id });
    expect(words(reply.body)).toContain('This choice is closed');
    expect(await postsOf(owner)).toEqual([]);
    await mailAt(DAY_MS / HOUR_MS);
    expect(await mailsOf(owner)).toHaveLength(1);
  });
});
