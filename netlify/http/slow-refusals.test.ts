import { AppError } from '../errors/app-error';
import { makeSlowRefusals } from './slow-refusals';

function refusals() {
  let now = 0;
  const waits: number[] = [];
  return {
    ...makeSlowRefusals({ now: () => now, wait: async (ms) => void waits.push(ms) }),
    waits,
    pass: (ms: number) => void (now += ms),
  };
}
const tooOften = (retryAfter?: number) =>
  new AppError('rate_limited', 'That was too often.', { ...(retryAfter && { retryAfter }) });

it('answers a caller at once at first, then later each time, and never later than a few seconds', async () => {
  const { slow, waits } = refusals();
  for (let call = 0; call < 20; call += 1) await slow('ada');
  expect(waits).toEqual([]);
  for (let call = 0; call < 200; call += 1) await slow('ada');
  expect(waits.slice(0, 3)).toEqual([50, 100, 150]);
  expect(waits.at(-1)).toBe(5_000);
});

it('does not slow down anybody else', async () => {
  const { slow, waits } = refusals();
  for (let call = 0; call < 40; call += 1) await slow('ada');
  const before = waits.length;
  await slow('ben');
  expect(waits).toHaveLength(before);
});

it('forgives after a minute', async () => {
  const { slow, waits, pass } = refusals();
  for (let call = 0; call < 40; call += 1) await slow('ada');
  const before = waits.length;
  pass(60_001);
  await slow('ada');
  expect(waits).toHaveLength(before);
});

it('repeats a refusal until its time is over, for the same calls of the same caller only', () => {
  const { repeat, remember, pass } = refusals();
  expect(() => repeat('POST /api/things of ada')).not.toThrow();
  remember('POST /api/things of ada', tooOften(4));
  expect(() => repeat('POST /api/things of ada')).toThrow('That was too often.');
  expect(() => repeat('GET /api/things of ada')).not.toThrow();
  expect(() => repeat('POST /api/things of ben')).not.toThrow();
  pass(4_000);
  expect(() => repeat('POST /api/things of ada')).not.toThrow();
});

it('does not remember for longer than some seconds, so that a limit that is raised holds soon', () => {
  const { repeat, remember, pass } = refusals();
  remember('sign-ins', tooOften(3_600));
  pass(10_000);
  expect(() => repeat('sign-ins')).not.toThrow();
});

it('remembers nothing but a limit', () => {
  const { repeat, remember } = refusals();
  remember('a', new AppError('unavailable', 'Later.', { retryAfter: 5 }));
  remember('b', tooOften());
  expect(() => {
    repeat('a');
    repeat('b');
  }).not.toThrow();
});

it('forgets the oldest of very many callers', () => {
  const { repeat, remember } = refusals();
  for (let caller = 0; caller <= 10_000; caller += 1) remember(`caller ${caller}`, tooOften(9));
  expect(() => repeat('caller 0')).not.toThrow();
  expect(() => repeat('caller 10000')).toThrow();
});
