import { callsContract, type CallTalk } from '../../../src/contracts/calls';
import { decisionsContract } from '../../../src/contracts/decisions';
import { engineContract } from '../../../src/contracts/engine';
import type { CallInput } from '../../../src/domain/call/call-hearing';
import { MINUTE_MS } from '../../../src/domain/duration';
import { addDays, toInstant, toLocal } from '../../../src/domain/zoned-time';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, register } from '../../testing/world';
import { callJobs } from './calls-due-wiring';
import { callsWiring } from './calls-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;

/** An owner whose three ideas are there. */
async function registerCalled() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { decision } = (await owner.call('decisions', decisionsContract.getDecision, {})).body.data;
  return { ...owner, ideas: decision.ideas as { id: string; title: string }[], decisionId: decision.id as string };
}

const ring = async (owner: Owner) => (await owner.call('calls', callsContract.createCall, { kind: 'test' })).body.data;
const answer = async (owner: Owner, callId: string): Promise<CallTalk> =>
  (await owner.call('calls', callsContract.answerCall, { callId })).body.data;
const press = (key: string): CallInput => ({ kind: 'key', key });
const say = (text: string): CallInput => ({ kind: 'said', text });
const turn = (owner: Owner, { call, step }: CallTalk, input: CallInput) =>
  owner.call('calls', callsContract.createCallTurn, { callId: call.id, step, input });
async function talk(owner: Owner, inputs: CallInput[]): Promise<CallTalk> {
  let now = await answer(owner, (await ring(owner)).id);
  for (const input of inputs) now = (await turn(owner, now, input)).body.data;
  return now;
}
const words = ({ lines }: CallTalk) => lines.map(({ text }) => text).join(' ');
const decisionOf = async (owner: Owner) =>
  (await owner.call('decisions', decisionsContract.getDecision, {})).body.data.decision;
const transcript = async (owner: Owner, { call }: CallTalk) =>
  (await owner.call('calls', callsContract.getCall, { callId: call.id })).body.data;

describe('a call in the browser', () => {
  it('reads three ideas, tells more, reads the choice back and makes it only on a yes', async () => {
    const owner = await registerCalled();
    const opening = await answer(owner, (await ring(owner)).id);
    expect(words(opening)).toContain('Hello Ada. This is Fourbeat, the automated assistant of Ada’s Bakery.');
    expect(words(opening)).toContain('Last week no post went out, the same as the week before.');
    for (const { title } of owner.ideas) expect(words(opening)).toContain(title);
    const more = (await turn(owner, opening, say('tell me more about the second'))).body.data;
    expect(words(more)).toContain(`About number 2: “${owner.ideas[1]!.title}”`);
    const back = (await turn(owner, more, press('3'))).body.data;
    expect(words(back)).toContain(`You chose number 3: “${owner.ideas[2]!.title}”`);
    expect(await decisionOf(owner)).toMatchObject({ state: 'open' });
    const done = (await turn(owner, back, say('yes'))).body.data;
    expect(done).toMatchObject({
      isOver: true,
      call: { state: 'completed', outcome: 'chose', suggestions: 3, approved: 1, topic: owner.ideas[2]!.title },
    });
    expect(await decisionOf(owner)).toMatchObject({ answer: { channel: 'call', idea: owner.ideas[2] } });
    const { turns } = await transcript(owner, done);
    expect(
      turns.filter(({ who }: { who: string }) => who === 'owner').map(({ text }: { text: string }) => text),
    ).toEqual(['tell me more about the second', 'Pressed 3', 'yes']);
    expect(turns.at(-1).text).toContain('I’m making');
    expect(turns.find(({ text }: { text: string }) => text.startsWith('Last week')).source).toMatch(
      /^Queue: posts that went out/,
    );
    expect(
      await asOwner(
        "SELECT data ->> 'decisionId' AS id FROM pgboss.job WHERE name = 'create-chosen' AND data ->> 'workspaceId' = $1",
        [owner.workspaceId],
      ),
    ).toEqual([{ id: owner.decisionId }]);
  });

  it('says what was chosen when somebody was faster during the call', async () => {
    const owner = await registerCalled();
    const back = await talk(owner, [press('1')]);
    await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideas[1]!.id });
    const done = (await turn(owner, back, press('1'))).body.data;
    expect(words(done)).toContain(`Already chosen: “${owner.ideas[1]!.title}”, in the app.`);
    expect(done.call).toMatchObject({ outcome: 'settled', approved: 0 });
    const next = await answer(owner, (await ring(owner)).id);
    expect([words(next), next.isOver]).toEqual([
      expect.stringContaining('There is nothing to choose right now.'),
      true,
    ]);
  });

  it('takes none of them with a reason, from which the next ideas learn', async () => {
    const owner = await registerCalled();
    const done = await talk(owner, [press('0'), press('3'), press('1')]);
    expect(done.call.outcome).toBe('none');
    expect(await decisionOf(owner)).toMatchObject({ answer: { choice: 'none', reason: 'season', channel: 'call' } });
  });

  it('calls again in an hour when asked to, and leaves the choice open; a test leaves the plan as it is, too', async () => {
    const owner = await registerCalled();
    const plan = async () => (await owner.call('calls', callsContract.getCallPlan, {})).body.data.next;
    const planned = await plan();
    const tried = await talk(owner, [press('9')]);
    expect([tried.call.outcome, words(tried)]).toEqual(['later', expect.stringContaining('stays as planned')]);
    const { id } = await ring(owner);
    await owner.call('calls', callsContract.updateCall, { callId: id, wish: 'later' });
    expect(await plan()).toEqual(planned);

    const before = Date.now();
    await asOwner("UPDATE calls SET kind = 'week', state = 'ringing' WHERE id = $1", [id]);
    const opening = await answer(owner, id);
    const done = (await turn(owner, opening, press('9'))).body.data;
    expect([done.call.outcome, words(done)]).toEqual(['later', expect.stringContaining('again in an hour')]);
    const next = await plan();
    expect(next.isMoved).toBe(true);
    expect(Date.parse(next.at)).toBeGreaterThanOrEqual(before + 60 * MINUTE_MS - 1);
    expect(await decisionOf(owner)).toMatchObject({ state: 'open' });
  });

  it('asks for the business first where nothing is known of it', async () => {
    const owner = await register();
    const opening = await answer(owner, (await ring(owner)).id);
    expect(opening).toMatchObject({ isOver: true, wantsProfile: true, keys: [] });
    expect(words(opening)).toContain('Describe it first');
    expect(words(opening)).not.toContain('Last week');
  });

  it('is said by the built-in voice, line by line, and nothing else is; the greeting also while it rings', async () => {
    const [owner, other] = [await registerCalled(), await register()];
    const { id } = await ring(owner);
    const hear = (line: number, who: Owner = owner, callId = id) =>
      who.call('calls', callsContract.getCallLine, { callId, line });
    const early = await hear(1);
    expect([early.status, early.response.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect((await hear(2)).status).toBe(404);
    const opening = await answer(owner, id);
    expect(opening.lines.map(({ line }) => line)).toEqual(opening.lines.map((_, at) => at + 1));
    const back = (await turn(owner, opening, press('2'))).body.data as CallTalk;
    const pressed = opening.lines.length + 1;
    expect(back.lines.map(({ line }) => line)).toEqual([pressed + 1]);
    // What the owner said has no sound, nor has anything that was not said, or was said to somebody else.
    expect((await hear(pressed)).status).toBe(404);
    expect((await hear(pressed + 2)).status).toBe(404);
    expect((await hear(1, other)).status).toBe(404);
    expect((await hear(pressed + 1)).status).toBe(200);
  });

  it('ends after three turns that were not understood, and when the line is cut', async () => {
    const owner = await registerCalled();
    const lost = await talk(owner, [{ kind: 'silence' }, say('mumble'), press('#')]);
    expect(lost).toMatchObject({ isOver: true, call: { outcome: 'no-choice' } });
    const cut = await talk(owner, [press('1'), { kind: 'hang-up' }]);
    expect(cut).toMatchObject({ isOver: true, lines: [], call: { outcome: 'no-choice' } });
    expect(await decisionOf(owner)).toMatchObject({ state: 'open' });
  });

  it('is answered once, and what is pressed twice at once counts once', async () => {
    const owner = await registerCalled();
    const { id } = await ring(owner);
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.call('calls', callsContract.answerCall, { callId: id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const opening = answers.find(({ status }) => status === 200)!.body.data;
    const turns = await Promise.all([1, 2].map(() => turn(owner, opening, press('1'))));
    expect(turns.map(({ status, body }) => [status, body.data.step])).toEqual(
      [1, 2].map(() => [200, opening.step + 1]),
    );
    // Also what is sent again because the reply was lost: it is told what was said to the first.
    const again = (await turn(owner, opening, press('1'))).body.data;
    expect(words(again)).toContain('You chose number 1');
    const { turns: said } = await transcript(owner, opening);
    expect(said.filter(({ text }: { text: string }) => text === 'Pressed 1')).toHaveLength(1);
  });

  it('opens with what the settings allow', async () => {
    const owner = await registerCalled();
    await owner.call('engine', engineContract.updateEngineSettings, {
      proactiveSuggestions: false,
      performanceAlerts: false,
    });
    const opening = await answer(owner, (await ring(owner)).id);
    expect(words(opening)).toContain('Would you like to hear this week’s ideas?');
    expect(words(opening)).not.toContain(owner.ideas[0]!.title);
    expect(words(opening)).not.toContain('Last week');
    expect(words((await turn(owner, opening, press('1'))).body.data)).toContain(owner.ideas[0]!.title);
  });

  it('can be declined, put off for an hour, and is missed when nobody comes', async () => {
    const owner = await registerCalled();
    const update = async (wish: 'decline' | 'later' | 'missed') =>
      (await owner.call('calls', callsContract.updateCall, { callId: (await ring(owner)).id, wish })).body.data;
    expect(await update('decline')).toMatchObject({ state: 'declined', outcome: null });
    expect(await update('missed')).toMatchObject({ state: 'missed' });
    expect(await update('later')).toMatchObject({ state: 'declined', outcome: 'later' });
    const { id } = await ring(owner);
    await callJobs({ now: () => new Date(Date.now() + 4 * MINUTE_MS) }).lookAfterCalls();
    const { items } = (await owner.call('calls', callsContract.listCalls, {})).body.data;
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({ state: 'missed' });
    expect((await owner.call('calls', callsContract.answerCall, { callId: id })).body.error).toBe(
      'This call stopped ringing.',
    );
  });
});

describe('the next call', () => {
  const plan = async (owner: Owner) => (await owner.call('calls', callsContract.getCallPlan, {})).body.data;
  const change = (owner: Owner, settings: object) =>
    owner.call('engine', engineContract.updateEngineSettings, settings);

  it('comes by the rhythm of the settings, and not while calls are off', async () => {
    const owner = await registerCalled();
    await change(owner, { callFrequency: 'daily', callTime: '10:15' });
    expect(await plan(owner)).toMatchObject({
      next: { time: '10:15', isMoved: false, channel: 'browser' },
      ringing: null,
    });
    await change(owner, { voiceCalls: false });
    expect(await plan(owner)).toMatchObject({ next: null });
    expect((await owner.call('calls', callsContract.getCallCalendar, {})).status).toBe(409);
  });

  it('is moved, says so in the calendar file, and refuses what is past or far', async () => {
    const owner = await registerCalled();
    const day = addDays(toLocal(new Date(), 'Europe/London').date, 3);
    const move = (date: string, time = '15:45') => owner.call('calls', callsContract.updateCallPlan, { date, time });
    expect((await move(day)).body.data).toMatchObject({ next: { date: day, time: '15:45', isMoved: true } });
    const file = await owner.call('calls', callsContract.getCallCalendar, {});
    expect(file.response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const stamp = toInstant({ date: day, time: '15:45' }, 'Europe/London')
      .toISOString()
      .replace(/[-:]|\.\d{3}/g, '');
    expect(file.body.split('\r\n')).toContain(`DTSTART:${stamp}`);
    for (const line of file.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect((await move('2020-01-01')).body.fields).toHaveProperty('time');
    expect((await move(addDays(day, 100))).body.fields).toHaveProperty('date');
    expect(await plan(owner)).toMatchObject({ next: { date: day } });
  });

  it('rings when it is due, once for all tabs, and then waits for the next day', async () => {
    const owner = await registerCalled();
    expect((await owner.call('calls', callsContract.createCall, { kind: 'week' })).status).toBe(409);
    const now = new Date();
    const { date, time } = toLocal(now, 'Europe/London');
    await change(owner, { callFrequency: 'daily', callTime: time });
    const place = { id: owner.workspaceId, zone: 'Europe/London', name: 'Ada' };
    const at = new Date(toInstant({ date, time }, 'Europe/London').getTime() + MINUTE_MS);
    const handlers = callsWiring({ now: () => at });
    const session = { workspace: place, user: owner.session.user } as never;
    const rung = await Promise.all([1, 2, 3].map(() => handlers.createCall({ kind: 'week' }, session)));
    expect(new Set(rung.map(({ id }) => id)).size).toBe(1);
    expect(await handlers.getCallPlan({}, session)).toMatchObject({
      ringing: rung[0]!.id,
      next: { date: addDays(date, 1) },
    });
    await handlers.updateCall({ callId: rung[0]!.id, wish: 'decline' }, session);
    await expect(handlers.createCall({ kind: 'week' }, session)).rejects.toThrow('No call is due now.');
  });
});
