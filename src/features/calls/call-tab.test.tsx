import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import type { CallNumber } from '../../contracts/call-phone';
import { callsContract } from '../../contracts/calls';
import { engineContract } from '../../contracts/engine';
import { buildCall, buildCallPlan } from '../../testing/builders/calls';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const visit = () => {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  return renderApp(`${paths.engine}?tab=voice-agent`, { session: buildSession() });
};

test('shows the next call, moves it, and offers it as a calendar file', async () => {
  let plan = buildCallPlan();
  mockEndpoint(callsContract.getCallPlan, () => plan);
  mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
  const moved = mockEndpoint(callsContract.updateCallPlan, ({ date, time }) => {
    plan = buildCallPlan({ next: { ...plan.next!, at: `${date}T${time}:00.000Z`, date, time, isMoved: true } });
    return plan;
  });
  const { user } = visit();
  expect(await screen.findByText(/Your agent calls every Monday/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/call-plan/call.ics'),
  );
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  const time = await screen.findByLabelText('Time');
  await user.clear(time);
  await user.type(time, '16:20');
  await user.click(screen.getByRole('button', { name: 'Save time' }));
  expect(await screen.findByText(/You chose this time/)).toBeInTheDocument();
  expect(await screen.findByText('The time of your next call was saved.')).toBeInTheDocument();
  expect(moved).toEqual([{ date: '2026-06-15', time: '16:20' }]);
});

test('says what is wrong with a time at its field', async () => {
  mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
  mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
  mockEndpoint(callsContract.updateCallPlan, () =>
    refuse('invalid_request', 'Past.', { time: 'Choose a time in the future.' }),
  );
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await user.click(await screen.findByRole('button', { name: 'Save time' }));
  expect(await screen.findByText('Choose a time in the future.')).toBeInTheDocument();
});

test('lists calls with date, length, status, suggestions and topic, and opens a transcript', async () => {
  mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
  mockEndpoint(callsContract.listCalls, () => ({
    items: [
      buildCall(),
      buildCall({
        id: 'ca110000-5f0d-4a5e-9a8a-1f2d3c4b5a02',
        state: 'missed',
        duration: 0,
        suggestions: 0,
        topic: 'Ideas for week 22 <b>',
      }),
      buildCall({ id: 'ca110000-5f0d-4a5e-9a8a-1f2d3c4b5a03', state: 'declined', outcome: 'later' }),
    ],
    nextCursor: null,
  }));
  mockEndpoint(callsContract.getCall, () => ({
    call: buildCall(),
    turns: [
      {
        who: 'agent' as const,
        text: 'You reached 40 people.',
        source: 'Analytics: people reached',
        at: '2026-06-01T09:00:00.000Z',
      },
      { who: 'owner' as const, text: 'Pressed 1', source: '', at: '2026-06-01T09:00:10.000Z' },
    ],
  }));
  const { user } = visit();
  const list = within(await screen.findByRole('list', { name: 'Recent calls' }));
  expect(list.getAllByText(/1:35 · 3 suggestions, 1 approved/)).toHaveLength(2);
  expect(list.getByText('Missed')).toBeInTheDocument();
  expect(list.getByText('Put off')).toBeInTheDocument();
  expect(list.getByText('Ideas for week 22 <b>')).toBeInTheDocument();
  await user.click(list.getAllByRole('button', { name: 'Rye in the morning' })[0]!);
  const transcript = within(await screen.findByRole('list', { name: 'Transcript' }));
  expect(transcript.getByText('Analytics: people reached')).toBeInTheDocument();
  expect(transcript.getByText('Pressed 1')).toBeInTheDocument();
});

test('with calls off says so, and a test call is still there', async () => {
  mockEndpoint(callsContract.getCallPlan, () => buildCallPlan({ next: null }));
  mockEndpoint(callsContract.listCalls, () => refuse('internal', 'Later.'));
  const { user } = visit();
  expect(await screen.findByText(/Calls are off/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Test call now' })).toBeEnabled();
  await screen.findByText('Recent calls could not be loaded.');
  mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
  await pressAgain(user);
  expect(await screen.findByText('No calls yet')).toBeInTheDocument();
});

test('the overview’s Schedule Call opens the same dialog', async () => {
  mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
  const { user } = renderApp(paths.overview, { session: buildSession() });
  await user.click(await screen.findByRole('button', { name: 'Schedule Call' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule a call' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveValue('10:00'));
});

describe('ringing with the dashboard closed', () => {
  const off = { publicKey: 'BPublic', isOn: false, count: 0 };

  test('subscribes this browser once it is allowed, and forgets it again', async () => {
    let shown = off;
    mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
    mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
    mockEndpoint(callsContract.getCallPush, () => shown);
    const kept = mockEndpoint(callsContract.updateCallPush, () => (shown = { ...off, isOn: true, count: 2 }));
    const forgotten = mockEndpoint(callsContract.deleteCallPush, () => (shown = off));
    const unsubscribe = jest.fn(() => Promise.resolve(true));
    const target = { endpoint: 'https://push.example/x', p256dh: 'key', auth: 'secret' };
    let subscription: object | null = null;
    const registration = {
      active: {},
      pushManager: {
        getSubscription: () => Promise.resolve(subscription),
        subscribe: jest.fn(() => {
          const { endpoint, ...keys } = target;
          subscription = { unsubscribe, toJSON: () => ({ endpoint, keys }) };
          return Promise.resolve(subscription);
        }),
      },
    };
    const register = jest.fn(() => Promise.resolve(registration));
    const requestPermission = jest.fn(() => Promise.resolve('denied'));
    Object.assign(navigator, { serviceWorker: { register, getRegistration: () => Promise.resolve(registration) } });
    Object.assign(window, { PushManager: class {}, Notification: { requestPermission, permission: 'default' } });
    try {
      const { user } = visit();
      const ring = await screen.findByRole('checkbox', { name: /Ring in this browser/ });
      await user.click(ring);
      expect(await screen.findByText(/Notifications from this site are blocked/)).toBeInTheDocument();
      expect(kept).toEqual([]);
      requestPermission.mockResolvedValue('granted');
      await user.click(ring);
      await waitFor(() => expect(ring).toBeChecked());
      expect(kept).toEqual([target]);
      expect(register).toHaveBeenCalledWith('/call-worker.js', { scope: '/dashboard/' });
      expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
        userVisibleOnly: true,
        applicationServerKey: 'BPublic',
      });
      expect(screen.getByText(/2 browsers of this workspace ring/)).toBeInTheDocument();
      await user.click(ring);
      await waitFor(() => expect(ring).not.toBeChecked());
      await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
      expect(forgotten).toHaveLength(1);
    } finally {
      delete (navigator as { serviceWorker?: unknown }).serviceWorker;
      delete (window as { PushManager?: unknown }).PushManager;
      delete (window as { Notification?: unknown }).Notification;
    }
  });

  test('says so where the browser cannot', async () => {
    mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
    mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
    mockEndpoint(callsContract.getCallPush, () => off);
    visit();
    expect(await screen.findByText(/This browser cannot ring while the dashboard is closed/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Ring in this browser/ })).toBeNull();
  });
});

describe('the owner’s phone', () => {
  const phone = {
    number: '+447700900123',
    sender: '+447700900456',
    isVerified: false,
    isOn: false,
    consentAt: '2026-06-01T09:00:00.000Z',
    consentBy: 'Ada Baker',
    minutesAMonth: 30,
    minutesUsed: 4,
    textUrl: 'https://marketing.example/api/calls/texts/x',
  };
  const about = (more: Partial<CallNumber>): CallNumber => ({
    consentText: 'I agree to calls.',
    hasService: true,
    phone: null,
    ...more,
  });

  test('is connected with an agreement and a code, then switched off and removed', async () => {
    let shown = about({});
    mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
    mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
    mockEndpoint(callsContract.getCallNumber, () => shown);
    const asked = mockEndpoint(callsContract.createCallNumber, () => (shown = about({ phone })));
    const changed = mockEndpoint(callsContract.updateCallNumber, ({ code, isOn, minutesAMonth = 30 }) => {
      shown = about({
        phone: { ...phone, isVerified: true, isOn: code !== undefined || isOn === true, minutesAMonth },
      });
      return shown;
    });
    const removed = mockEndpoint(callsContract.deleteCallNumber, () => (shown = about({})));
    const { user } = visit();
    await user.type(await screen.findByLabelText('Your number'), '+447700900123');
    await user.type(screen.getByLabelText('The number that calls you'), '+447700900456');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(await screen.findByText('Tick the box to agree.')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'I agree to calls.' }));
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await user.type(await screen.findByLabelText('The code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    const on = await screen.findByRole('checkbox', { name: /Call and text \+447700900123/ });
    expect(on).toBeChecked();
    expect(screen.getByText(/4 of 30 minutes used this month. Agreed by Ada Baker/)).toBeInTheDocument();
    await user.click(on);
    await waitFor(() => expect(changed).toEqual([{ code: '123456' }, { isOn: false }]));
    const minutes = screen.getByLabelText('Minutes a month');
    await user.clear(minutes);
    await user.type(minutes, '45');
    await user.click(screen.getByRole('button', { name: 'Save minutes' }));
    expect(await screen.findByText(/4 of 45 minutes used/)).toBeInTheDocument();
    expect(changed.at(-1)).toEqual({ minutesAMonth: 45 });
    await user.click(screen.getByRole('button', { name: 'Remove this number' }));
    expect(await screen.findByLabelText('Your number')).toBeInTheDocument();
    expect(removed).toHaveLength(1);
  });

  test('without keys says what it takes', async () => {
    mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
    mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
    visit();
    expect(await screen.findByRole('link', { name: 'Settings, API keys' })).toHaveAttribute(
      'href',
      '/dashboard/settings?tab=keys',
    );
  });
});
