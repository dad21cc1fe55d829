import type { HeavyTask, Weight } from '../ports/heavy-work';
import { heavyTasks } from './heavy-tasks-wiring';
import { runHeavy, useHeavyThreads } from './heavy-work';
import { currentShare, onBehalfOf } from './work-share';

/** A task that runs until it is told to end, and counts how many run at once. */
function makeCounted(weight: Weight) {
  const counts = { now: 0, most: 0 };
  const endings: (() => void)[] = [];
  const task: HeavyTask<null, void> = {
    name: `counted ${weight}`,
    weigh: () => weight,
    async run() {
      counts.now += 1;
      counts.most = Math.max(counts.most, counts.now);
      await new Promise<void>((end) => endings.push(end));
      counts.now -= 1;
    },
  };
  return { task, counts, endOne: () => endings.shift()?.() };
}

const settled = () => new Promise((done) => setImmediate(done));

describe('heavy work', () => {
  it.each([
    ['light', 4],
    ['long', 3],
    ['large', 1],
  ] as const)('runs a few at a time when it is %s, and all of it in the end', async (weight, most) => {
    const { task, counts, endOne } = makeCounted(weight);
    let isOver = false;
    const all = Promise.all(Array.from({ length: 24 }, () => runHeavy(task, null))).then(() => (isOver = true));
    await settled();
    while (!isOver) {
      endOne();
      await settled();
    }
    await all;
    expect(counts.now).toBe(0);
    expect(counts.most).toBeGreaterThan(0);
    expect(counts.most).toBeLessThanOrEqual(most);
  });

  it('gives its place up when it fails', async () => {
    const failing: HeavyTask<null, void> = { name: 'failing', run: () => Promise.reject(new Error('no')) };
    for (let n = 0; n < 20; n += 1) await expect(runHeavy(failing, null)).rejects.toThrow('no');
  });

  it('never asks for more heavy work from within', async () => {
    const inner: HeavyTask<null, void> = { name: 'inner', run: async () => undefined };
    const outer: HeavyTask<null, void> = { name: 'outer', run: () => runHeavy(inner, null) };
    await expect(runHeavy(outer, null)).rejects.toThrow('The task outer asks for inner');
  });

  it('knows on whose behalf it is asked, however deep', async () => {
    const seen = await onBehalfOf({ name: 'workspace 7', patient: false }, async () => {
      await settled();
      return currentShare();
    });
    expect([seen, currentShare().name]).toEqual([{ name: 'workspace 7', patient: false }, 'nobody']);
  });

  it('is found by the name that it bears', async () => {
    for (const [name, load] of heavyTasks) expect((await load()).name).toBe(name);
  });

  it('does not begin without the file of its threads', () => {
    expect(() => useHeavyThreads('/nowhere/heavy-thread.mjs')).toThrow('is missing: build again.');
  });
});
