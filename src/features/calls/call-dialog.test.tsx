import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../config/paths';
import { activityContract } from '../../contracts/activity';
import { callsContract } from '../../contracts/calls';
import { engineContract } from '../../contracts/engine';
import { buildCall, buildCallPlan, buildTalk } from '../../testing/builders/calls';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';
import { callLine } from './ringer/call-line';

const ringing = buildCall({ state: 'ringing', duration: 0, outcome: null, approved: 0 });
const says = (name: string) => screen.findByRole('dialog', { name });

afterEach(() => act(() => callLine.put(null)));

/** A tab with the test call's button, and a call that rings once it is pressed. */
async function testCall() {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(callsContract.getCallPlan, () => buildCallPlan());
  mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
  mockEndpoint(callsContract.createCall, () => ringing);
  mockEndpoint(callsContract.getCall, () => ({ call: ringing, turns: [] }));
  const page = renderApp(`${paths.engine}?tab=voice-agent`, { session: buildSession() });
  await page.user.click(await screen.findByRole('button', { name: 'Test call now' }));
  await says('Your agent is calling');
  return page;
}

test('a test call rings, is answered, and is talked in by keys alone, with captions', async () => {
  const { user } = await testCall();
  expect(document.title).toMatch(/^☎ Call/);
  mockEndpoint(callsContract.answerCall, () =>
    buildTalk(['Hello Ada.', 'You reached 1,240 people.'], {
      lines: [{ text: 'You reached 1,240 people.', spoken: 'x', source: 'Analytics: people reached', line: 1 }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await says('On the call');
  expect(document.title).not.toMatch(/Call/);
  const captions = screen.getByRole('log', { name: 'Captions' });
  await waitFor(() => expect(captions).toHaveTextContent('You reached 1,240 people.'));
  expect(captions).toHaveTextContent('Analytics: people reached');
  expect(screen.getByText(/This browser has no voice, so the call is in captions/)).toBeInTheDocument();

  const sent = mockEndpoint(callsContract.createCallTurn, ({ step }) =>
    buildTalk([step === 0 ? 'You chose number 2. Shall we make it?' : 'I’m making it now. Goodbye.'], {
      step: step + 1,
      isOver: step === 1,
    }),
  );
  await user.keyboard('2');
  await waitFor(() => expect(captions).toHaveTextContent('You chose number 2.'));
  await user.click(screen.getByRole('button', { name: '1 Does 1' }));
  await says('The call is over');
  expect(captions).toHaveTextContent('I’m making it now. Goodbye.');
  expect(sent.map(({ step, input }) => [step, input])).toEqual([
    [0, { kind: 'key', key: '2' }],
    [1, { kind: 'key', key: '1' }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
});

test.each([
  ['Decline', 'decline'],
  ['In an hour', 'later'],
])('“%s” stops the ringing', async (button, wish) => {
  const { user } = await testCall();
  const sent = mockEndpoint(callsContract.updateCall, () => buildCall({ state: 'declined' }));
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ callId: ringing.id, wish }]);
  expect(document.title).not.toMatch(/Call/);
});

test('hanging up is told to the agent', async () => {
  const { user } = await testCall();
  mockEndpoint(callsContract.answerCall, () => buildTalk(['Hello.']));
  const sent = mockEndpoint(callsContract.createCallTurn, () => buildTalk([], { isOver: true }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await user.click(await screen.findByRole('button', { name: 'Hang up' }));
  await waitFor(() => expect(sent).toEqual([{ callId: ringing.id, step: 0, input: { kind: 'hang-up' } }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says why it could not be answered, and closes when it was answered on another page', async () => {
  const { user } = await testCall();
  mockEndpoint(callsContract.answerCall, () => refuse('internal', 'The line is bad.'));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('The line is bad.')).toBeInTheDocument();
});

test('a call that another page made ring rings here too, and stops when it is answered there', async () => {
  let call = ringing;
  mockEndpoint(activityContract.listActivities, () => ({ items: [], nextCursor: null }));
  mockEndpoint(callsContract.getCallPlan, () => buildCallPlan({ ringing: call.state === 'ringing' ? call.id : null }));
  mockEndpoint(callsContract.getCall, () => ({ call, turns: [] }));
  const { store } = renderApp('/dashboard/activity', { session: buildSession() });
  await says('Your agent is calling');
  call = buildCall({ state: 'talking' });
  const { baseApi } = await import('../../api/base-api');
  act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'Call', id: ringing.id }])));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('speaks with the browser’s voice, is interrupted by a key, and hears where the browser can', async () => {
  const spoken: string[] = [];
  const cancel = jest.fn();
  const heard: { onresult?: (event: unknown) => void }[] = [];
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(public text: string) {}
    },
    speechSynthesis: {
      getVoices: () => [],
      cancel,
      speak: (utterance: { text: string; onend?: () => void }) => {
        spoken.push(utterance.text);
        if (utterance.text.includes('read back')) utterance.onend?.();
      },
    },
  });
  Object.assign(window, {
    webkitSpeechRecognition: class {
      constructor() {
        heard.push(this as never);
      }
      start() {}
      abort() {}
    },
  });
  try {
    const { user } = await testCall();
    mockEndpoint(callsContract.answerCall, () => buildTalk(['Hello.', 'Which one?']));
    const sent = mockEndpoint(callsContract.createCallTurn, ({ step }) =>
      buildTalk(['I read back.'], { step: step + 1 }),
    );
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(spoken).toEqual(['Hello.', 'Which one?']));
    await user.click(screen.getByRole('button', { name: 'Answer by voice' }));
    expect(heard).toEqual([]); // it does not listen to itself
    cancel.mockClear();
    await user.keyboard('2');
    await waitFor(() => expect(spoken).toContain('I read back.'));
    expect(cancel).toHaveBeenCalled();
    await waitFor(() => expect(heard).not.toEqual([]));
    act(() => heard.at(-1)!.onresult!({ results: [[{ transcript: 'yes please' }]] }));
    await waitFor(() => expect(sent.at(-1)!.input).toEqual({ kind: 'said', text: 'yes please' }));
    const before = spoken.length;
    await user.click(screen.getByRole('button', { name: 'Mute the voice' }));
    await user.keyboard('1');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(spoken).toHaveLength(Math.max(before, spoken.length));
    expect(screen.getByRole('button', { name: 'Unmute the voice' })).toHaveAttribute('aria-pressed', 'true');
  } finally {
    Object.assign(globalThis, { SpeechSynthesisUtterance: undefined, speechSynthesis: undefined });
    Object.assign(window, { webkitSpeechRecognition: undefined });
  }
});
