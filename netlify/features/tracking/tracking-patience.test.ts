import { MINUTE_MS } from '../../../src/domain/duration';
import { makeTrackingService } from './tracking-service';

type Parts = Parameters<typeof makeTrackingService>[0];

afterEach(() => jest.useRealTimers());

const opening = (recordVisit: () => Promise<never>, log: Parts['log'] = () => undefined) =>
  makeTrackingService({
    repository: { recordVisit } as unknown as Parts['repository'],
    links: { readOpen: () => ({}) } as unknown as Parts['links'],
    templates: { linkTarget: () => null },
    clock: { now: () => new Date() },
    ids: { id: () => '', token: () => '' },
    log,
  }).open('token', { method: 'GET', agent: '', purpose: '' });

it('a database that never answers keeps nobody from a picture', async () => {
  jest.useFakeTimers();
  const opened = jest.fn();
  const opens = opening(() => new Promise(() => undefined)).then(opened);
  await jest.advanceTimersByTimeAsync(1);
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
  await opens;
});

it('a database that fails is told to the log, not to the reader', async () => {
  const log = jest.fn();
  await opening(() => Promise.reject(new TypeError('secret')), log);
  expect(log.mock.calls).toEqual([['a visit was not noted: TypeError']]);
});
