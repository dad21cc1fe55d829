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

it('does not compile when a job has no handler, or a handler reads what its payload does not have', () => {
  // @ts-expect-error: nobody sweeps the floor
  withHandlers(jobs, { bakeBread: async () => {} });
  // @ts-expect-error: loaves have no colour
  withHandlers(jobs, { bakeBread: async ({ colour }) => void colour, sweepFloor: async () => {} });
});
