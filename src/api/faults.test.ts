import { faultContract } from '../contracts/fault';
import { mockEndpoint, mockNetworkFailure } from '../testing/server';
import { reportFault, startFaultReports } from './faults';
import { waitFor } from '@testing-library/react';

let stop: () => void;
beforeEach(() => {
  stop = startFaultReports();
});
afterEach(() => stop());

/** Reports one more fault and waits for it, so that "nothing was sent" is certain and not just checked too early. */
async function sent(received: { message: string }[], work: () => void): Promise<string[]> {
  work();
  reportFault('error', new Error('the last one'));
  await waitFor(() => expect(received.at(-1)?.message).toBe('the last one'));
  return received.slice(0, -1).map(({ message }) => message);
}

test('an uncaught error and an unhandled rejection reach the log with the page, without its query', async () => {
  window.history.replaceState(null, '', '/dashboard/seo?search=secret');
  const received = mockEndpoint(faultContract.createFault, () => ({}));
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function'), message: 'Uncaught' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('nobody heard') }));
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received.map(({ kind, message, page }) => ({ kind, message, page }))).toEqual([
    { kind: 'error', message: 'x is not a function', page: '/dashboard/seo' },
    { kind: 'rejection', message: 'nobody heard', page: '/dashboard/seo' },
  ]);
  expect(received[0]!.stack).toContain('TypeError');
  window.history.replaceState(null, '', '/');
});

test('the same fault is sent once', async () => {
  const received = mockEndpoint(faultContract.createFault, () => ({}));
  const fault = new Error('again and again');
  expect(await sent(received, () => [1, 2, 3].forEach(() => reportFault('error', fault)))).toEqual(['again and again']);
});

test('a page reports ten faults at most', async () => {
  const received = mockEndpoint(faultContract.createFault, () => ({}));
  for (let turn = 0; turn < 30; turn++) reportFault('error', new Error(`fault ${turn}`));
  await waitFor(() => expect(received.length).toBe(10));
  expect(received.at(-1)!.message).toBe('fault 9');
});

test.each([
  ['a call that was given up', new DOMException('The operation was aborted.', 'AbortError')],
  [
    'code that is gone after a deploy',
    new TypeError('Failed to fetch dynamically imported module: /assets/seo-page.js'),
  ],
  [
    'a browser extension',
    Object.assign(new Error('boom'), { stack: 'Error: boom\n at chrome-extension://abc/content.js:1:1' }),
  ],
])('%s is not a fault', async (_name, fault) => {
  const received = mockEndpoint(faultContract.createFault, () => ({}));
  expect(await sent(received, () => reportFault('error', fault))).toEqual([]);
});

test('a report that fails is not reported', async () => {
  mockNetworkFailure(faultContract.createFault);
  reportFault('error', new Error('offline'));
  const received = mockEndpoint(faultContract.createFault, () => ({}));
  expect(await sent(received, () => undefined)).toEqual([]);
});
