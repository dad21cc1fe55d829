import { MINUTE_MS } from '../../../src/domain/duration';
import type { MetricFamily } from '../../ports/metrics';
import { makeOperatorService } from './operator-service';

type Parts = Parameters<typeof makeOperatorService>[0];

afterEach(() => jest.useRealTimers());

it('a reading that never ends holds back no other, and is left out', async () => {
  jest.useFakeTimers();
  const warn = jest.fn();
  const render = jest.fn((_families: MetricFamily[]) => Promise.resolve(''));
  const service = makeOperatorService({
    repository: {
      readQueues: () => new Promise(() => undefined),
      readWorkerSeen: () => Promise.reject(new Error('gone')),
      countMails: () => Promise.resolve({ waiting: 3 }),
    } as unknown as Parts['repository'],
    installation: { version: '1.2.3' } as Parts['installation'],
    metricsPage: { contentType: 'text/plain', render } as unknown as Parts['metricsPage'],
    readCounts: () => [],
    clock: { now: () => new Date() },
    warn,
  } as unknown as Parts);
  const metrics = service.renderMetrics();
  await jest.advanceTimersByTimeAsync(1);
  expect(render).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
  await metrics;
  const values = (name: string) =>
    render.mock.calls[0]![0].find((family) => family.name === name)!.samples.map(({ value }) => value);
  expect([values('fourbeat_database_up'), values('fourbeat_jobs'), values('fourbeat_mails')]).toEqual([[0], [], [3]]);
  expect(warn).toHaveBeenCalledTimes(1);
});
