import * as z from 'zod/mini';
import { job } from './job';
import { withHandlers } from './job-handlers';

const jobs = {
  bakeBread: job({
    name: 'bake-bread',
    payload: z.object({ loaves: z.number() }),
    retries: 0,
    retryDelay: 1,
    atOnce: 1,
  }),
  sweepFloor: job({ name: 'sweep-floor', payload: z.object({}), retries: 0, retryDelay: 1, atOnce: 1 }),
};

it('joins each job with its own handler, in whatever order they are written', async () => {
  const baked: number[] = [];
  const handled = withHandlers(jobs, {
    sweepFloor: async () => {},
    bakeBread: async ({ loaves }) => void baked.push(loaves),
  });
  await handled.find(({ job: { name } }) => name === 'bake-bread')!.run({ loaves: 3 }, new AbortController().signal);
  expect(baked).toEqual([3]);
  expect(handled.map(({ job: { name } }) => name).sort()).toEqual(['bake-bread', 'sweep-floor']);
});

it('does not compile when a job has no handler, a handler no job, or a payload not what its handler reads', () => {
  // @ts-expect-error: nobody sweeps the floor
  withHandlers(jobs, { bakeBread: async () => {} });
  const all = { bakeBread: async () => {}, sweepFloor: async () => {} };
  // @ts-expect-error: nobody may ask for cake
  withHandlers(jobs, { ...all, bakeCake: async () => {} });
  // @ts-expect-error: loaves have no colour
  withHandlers(jobs, { bakeBread: async ({ colour }) => void colour, sweepFloor: async () => {} });
});
