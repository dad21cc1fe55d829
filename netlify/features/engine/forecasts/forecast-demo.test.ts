import { authContract } from '../../../../src/contracts/auth';
import { engineContract } from '../../../../src/contracts/engine';
import { DAY_MS } from '../../../../src/domain/duration';
import { systemClock } from '../../../providers/system/clock';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { reachKinds } from '../../../../src/domain/analytics-event';
import { REACH_DAYS } from '../../../../src/domain/forecast';
import { addDays } from '../../../../src/domain/zoned-time';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { functions } from '../../../testing/world';
import { demoFilling } from '../../auth/demo/demo-wiring';

useDatabase();

let demo: ReturnType<typeof makeClient>;
let workspaceId: string;
beforeAll(async () => {
  demo = makeClient(functions);
  const { body } = await demo.call('auth', authContract.login, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'x',
    zone: 'Europe/London',
  });
  workspaceId = body.data.workspace.id;
  await demoFilling().fillDemo({ workspaceId });
});

const scored = () =>
  asOwner<{
    piece_id: string;
    first_day: string;
    low: number;
    high: number;
    reached: number | null;
    outcome: string;
    made_at: Date;
    due_at: Date;
    confidence: number;
    stated: number;
  }>(
    `SELECT s.piece_id, s.first_day::text, f.low, f.high, s.reached, s.outcome, f.made_at, s.due_at, f.confidence, i.confidence AS stated FROM forecast_scores s JOIN idea_forecasts f USING (workspace_id, idea_id)
     JOIN ideas i ON i.workspace_id = f.workspace_id AND i.id = f.idea_id WHERE s.workspace_id = $1 ORDER BY s.due_at`,
    [workspaceId],
  );

it('says of this week’s ideas what they are expected to reach, from posts of its own month', async () => {
  const { items } = (await demo.call('engine', engineContract.listForecasts, {})).body.data;
  expect(items.length).toBeGreaterThanOrEqual(3);
  for (const { range, posts, isChecked } of items) {
    expect(posts).toBeGreaterThan(10);
    expect(range.high).toBeGreaterThan(range.low);
    expect(isChecked).toBe(true);
  }
});

it('was checked against the figures that Analytics shows, from forecasts made before the post went out', async () => {
  const scores = await scored();
  const checked = scores.filter(({ reached }) => reached !== null);
  expect(checked.length).toBeGreaterThan(5);
  const store = makePostgresEventStore({ clock: systemClock });
  for (const {
    piece_id: key,
    first_day: from,
    low,
    high,
    reached,
    outcome,
    made_at,
    due_at,
    confidence,
    stated,
  } of checked) {
    const range = { from, to: addDays(from, REACH_DAYS - 1) };
    const [sum] = await store.top(workspaceId, range, {
      dimension: 'subject',
      kinds: reachKinds,
      limit: 1,
      keys: [key],
    });
    expect(reached).toBe(sum?.people ?? 0);
    expect(outcome).toBe(reached! < low ? 'below' : reached! > high ? 'above' : 'within');
    expect(due_at.getTime() - made_at.getTime()).toBeGreaterThan((REACH_DAYS - 1) * DAY_MS);
    expect(confidence).toBe(stated);
  }
});

it('is the same when the job that fills it dies and is done again', async () => {
  const before = await scored();
  await asOwner('UPDATE workspaces SET sample_due = true WHERE workspace_id = $1', [workspaceId]);
  await demoFilling().fillDemo({ workspaceId });
  expect(await scored()).toEqual(before);
});
