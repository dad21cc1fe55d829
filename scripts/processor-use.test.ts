import { startProcessorUse } from './processor-use';

const processor = (busy: number, idle: number) => ({
  model: '',
  speed: 0,
  times: { user: busy / 2, nice: 0, sys: busy / 2, idle, irq: 0 },
});

test('counts what all processors did since it was started, and nothing before', () => {
  const readings = [
    [processor(9_000, 1_000), processor(500, 500)],
    [processor(9_600, 1_400), processor(1_400, 600)],
  ];
  const use = startProcessorUse(() => readings.shift()!);
  expect(use()).toBe(75);
});

test('says nothing was done where no time has passed', () => {
  expect(startProcessorUse(() => [processor(100, 100)])()).toBe(0);
});
