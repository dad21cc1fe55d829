import { randomUUID } from 'node:crypto';
import type { AutomationHands } from './automation-advance-repository';
import { makeAutomationAdvance } from './automation-advance-service';
import { takeSteps } from './automation-steps';
import { after, send } from '../../../testing/builders/running-automations';

const names = {
  tag: () => null,
  field: () => null,
  segment: () => null,
  money: String,
  mail: () => 'Hello',
  mailOfStep: () => 'Hello',
};
const [great, small] = ['great', 'small'].map((campaignId) => ({ workspaceId: 'w', campaignId, zone: 'UTC' })) as [
  Ref,
  Ref,
];

/** The job over automations that have so many full batches to take. */
function job(batches: Record<string, number>, enter: (ref: Ref) => Promise<number> = () => Promise.resolve(0)) {
  const said: string[] = [];
  const say =
    (what: string) =>
    ({ campaignId }: Ref) =>
      Promise.resolve(void said.push(`${campaignId} ${what}`));
  const service = makeAutomationAdvance({
    entries: {
      listActive: () => Promise.resolve([great, small]),
      enter,
      isSlow: (error: unknown) => error instanceof Error && error.message === 'slow',
    },
    runs: {
      takeOut: (ref: Ref) => say('out')(ref).then(() => 0),
      listDueMails: () => Promise.resolve([]),
      listEnded: () => Promise.resolve([]),
      stopSome: () => Promise.resolve(0),
      markSlow: (ref: Ref, slow: boolean) => (slow ? say('slow')(ref) : Promise.resolve()),
      advance: (ref: Ref) => {
        said.push(`${ref.campaignId} batch`);
        return Promise.resolve((batches[ref.campaignId] = batches[ref.campaignId]! - 1) >= 0 ? 10 : 0);
      },
    },
    renderText: () => Promise.resolve({ revision: 1 }),
    clock: { now: () => after(1) },
    ids: { id: () => randomUUID(), token: () => '' },
    batch: 10,
    failed: (ref: Ref) => void said.push(`${ref.campaignId} failed`),
  } as unknown as Parameters<typeof makeAutomationAdvance>[0]);
  return { said, run: () => service.advance(new AbortController().signal) };
}

it('automations take turns: one with very many people keeps no other one waiting', async () => {
  const { said, run } = job({ great: 60, small: 1 });
  await run();
  const batches = said.filter((one) => one.endsWith('batch'));
  expect(batches.indexOf('small batch')).toBe(25);
  expect(batches.filter((one) => one.startsWith('great'))).toHaveLength(61);
});

it.each([
  ['slow', ['great failed', 'great slow', 'great out', 'small out']],
  ['broken', ['great failed', 'great out', 'small out']],
])('where looking up who comes in is %s, people still leave and steps are taken', async (why, expected) => {
  const { said, run } = job({ great: 0, small: 0 }, ({ campaignId }) =>
    campaignId === 'great' ? Promise.reject(new Error(why)) : Promise.resolve(0),
  );
  await run();
  expect(said).toEqual([...expected, 'great batch', 'small batch']);
});

it('a step that is newer than the texts that were read is left for the next look, without a word', async () => {
  const run = { id: 'r', contactId: 'c', stepId: null, position: 0 };
  const decided = await takeSteps({ steps: [send('new')], goal: null, runs: [run], names }, {} as AutomationHands, {
    texts: new Map(),
    now: after(1),
    newId: randomUUID,
  });
  expect(decided).toEqual({
    moves: [{ id: 'r', state: 'active', stepId: 'hello', position: 0, wakesAt: after(1) }],
    lines: [],
    deliveries: [],
  });
});

interface Ref {
  workspaceId: string;
  campaignId: string;
  zone: string;
}
