import { act, screen, waitFor } from '@testing-library/react';
import { engineContract } from '../contracts/engine';
import { liveContract, type Changes } from '../contracts/live';
import { paths } from '../config/paths';
import { buildCycle } from '../testing/builders/engine';
import { buildSession } from '../testing/builders/session';
import { renderApp } from '../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../testing/server';

const changes = (partial: Partial<Changes> = {}): Changes => ({
  cursor: '2.2',
  topics: [],
  reset: false,
  stream: false,
  ...partial,
});

/** As much of the browser's EventSource as live updates use; a test pushes the server's events through it. */
class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeEventSource.opened.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  push(sent: Changes) {
    act(() => this.onmessage?.({ data: JSON.stringify(sent) }));
  }
}

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Timers are fake but replies arrive in real time, so this advances the timers until the condition holds. */
async function goOnUntil(holds: () => boolean) {
  while (!holds()) {
    await act(() => jest.advanceTimersByTimeAsync(250));
    await new Promise((done) => realTimeout(done));
  }
}
const realTimeout = setTimeout;

async function open() {
  const weeks = mockEndpoint(engineContract.getCycle, () => buildCycle());
  renderApp(paths.seo, { session: buildSession() });
  await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(weeks.length).toBeGreaterThan(0));
  return weeks;
}

afterEach(() => {
  jest.useRealTimers();
  setHidden(false);
  FakeEventSource.opened = [];
  Reflect.deleteProperty(globalThis, 'EventSource');
});

describe('where the host cannot push', () => {
  test('a page polls by cursor and refetches what changed', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
    let asked = 0;
    const questions = mockEndpoint(liveContract.getChanges, () =>
      changes({ cursor: `${++asked}.1`, topics: asked === 2 ? ['piece'] : [] }),
    );
    const weeks = await open();
    await waitFor(() => expect(questions).toHaveLength(1));
    const before = weeks.length;
    await goOnUntil(() => questions.length > 1);
    expect(questions[1]).toEqual({ cursor: '1.1' });
    await goOnUntil(() => weeks.length > before);
  });

  test('a hidden page polls only once a minute, and at once when it is shown again', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
    const questions = mockEndpoint(liveContract.getChanges, () => changes());
    await open();
    await waitFor(() => expect(questions).toHaveLength(1));
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await act(() => jest.advanceTimersByTimeAsync(10_000)); // the request that was already due, then silence
    const whileHidden = questions.length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(questions).toHaveLength(whileHidden);
    setHidden(false);
    await waitFor(() => expect(questions.length).toBeGreaterThan(whileHidden));
  });

  test('a refusal does not end the polling', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
    const questions = mockEndpoint(liveContract.getChanges, () => refuse('internal'));
    await open();
    await waitFor(() => expect(questions).toHaveLength(1));
    await goOnUntil(() => questions.length > 1);
    expect(questions.length).toBeGreaterThan(1);
  });
});

test('a server that does not answer is reported as away until it does', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  mockNetworkFailure(liveContract.getChanges);
  await open();
  await screen.findByText(/Fourbeat is not responding right now/);
  mockEndpoint(liveContract.getChanges, () => changes());
  await goOnUntil(() => screen.queryByText(/is not responding/) === null);
  expect(screen.queryByText(/is not responding/)).not.toBeInTheDocument();
});

describe('where the host pushes', () => {
  beforeEach(() => Object.assign(globalThis, { EventSource: FakeEventSource }));

  test('one stream is opened at the cursor, and its events cause refetches', async () => {
    mockEndpoint(liveContract.getChanges, () => changes({ cursor: '7.7', stream: true }));
    const weeks = await open();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    expect(FakeEventSource.opened[0]!.url).toContain('/api/live/stream?cursor=7.7');
    const before = weeks.length;
    FakeEventSource.opened[0]!.push(changes({ cursor: '8.8', topics: ['cycle'] }));
    await waitFor(() => expect(weeks.length).toBe(before + 1));
  });

  test('a reset refetches everything', async () => {
    mockEndpoint(liveContract.getChanges, () => changes({ stream: true }));
    const weeks = await open();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    const before = weeks.length;
    FakeEventSource.opened[0]!.push(changes({ reset: true }));
    await waitFor(() => expect(weeks.length).toBe(before + 1));
  });

  test('a hidden page closes its stream and opens another when it is shown', async () => {
    mockEndpoint(liveContract.getChanges, () => changes({ stream: true }));
    await open();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    setHidden(true);
    expect(FakeEventSource.opened[0]!.readyState).toBe(FakeEventSource.CLOSED);
    setHidden(false);
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
  });

  test('a broken stream is replaced by polling and reopened where it ended', async () => {
    let asked = 0;
    mockEndpoint(liveContract.getChanges, () => changes({ cursor: `${++asked}.0`, stream: true }));
    await open();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    act(() => FakeEventSource.opened[0]!.onerror?.());
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
    expect(FakeEventSource.opened[1]!.url).toContain('cursor=2.0');
  });

  test('leaving the dashboard closes the stream', async () => {
    mockEndpoint(liveContract.getChanges, () => changes({ stream: true }));
    const { unmount } = await (async () => {
      const app = renderApp(paths.seo, { session: buildSession() });
      await screen.findByRole('navigation', { name: 'Main' });
      return app;
    })();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    unmount();
    expect(FakeEventSource.opened[0]!.readyState).toBe(FakeEventSource.CLOSED);
  });
});
