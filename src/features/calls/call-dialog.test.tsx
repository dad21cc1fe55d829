import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiUrl, paths } from '../../config/paths';
import { activityContract } from '../../contracts/activity';
import { callsContract } from '../../contracts/calls';
import { engineContract } from '../../contracts/engine';
import { buildCall, buildCallPlan, buildTalk } from '../../testing/builders/calls';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse, server } from '../../testing/server';
import { openDialogs, untilClosed } from '../../testing/open-dialogs';
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
  await untilClosed();
  expect(sent).toHaveLength(2);
});

test.each([
  ['Decline', 'decline'],
  ['In an hour', 'later'],
])('“%s” stops the ringing', async (button, wish) => {
  const { user } = await testCall();
  const sent = mockEndpoint(callsContract.updateCall, () => buildCall({ state: 'declined' }));
  await user.click(screen.getByRole('button', { name: button }));
  await untilClosed();
  expect(sent).toEqual([{ callId: ringing.id, wish }]);
  expect(document.title).not.toMatch(/Call/);
});

test('rings for 45 seconds in all, however often the page around it changes meanwhile', async () => {
  const real = globalThis.setTimeout;
  const rings: (() => void)[] = [];
  // No mock of Jest's: Testing Library would take it for a fake clock.
  globalThis.setTimeout = ((run: () => void, after?: number) => {
    if (after === 45_000) rings.push(run);
    return real(run, after);
  }) as typeof setTimeout;
  try {
    const { store } = await testCall();
    await waitFor(() => expect(rings).toHaveLength(1));
    const asked = mockEndpoint(callsContract.getCallPlan, () => buildCallPlan({ frequency: 'daily' }));
    const { baseApi } = await import('../../api/base-api');
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'Call', id: 'LIST' }])));
    await waitFor(() => expect(asked).not.toEqual([]));
    await screen.findByText(/calls every day/);
    expect(rings).toHaveLength(1);
    const sent = mockEndpoint(callsContract.updateCall, () => buildCall({ state: 'missed' }));
    act(() => rings[0]!());
    await waitFor(() => expect(sent).toEqual([{ callId: ringing.id, wish: 'missed' }]));
    await untilClosed();
  } finally {
    globalThis.setTimeout = real;
  }
});

test('hanging up is told to the agent', async () => {
  const { user } = await testCall();
  mockEndpoint(callsContract.answerCall, () => buildTalk(['Hello.']));
  const sent = mockEndpoint(callsContract.createCallTurn, () => buildTalk([], { isOver: true }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await user.click(await screen.findByRole('button', { name: 'Hang up' }));
  await waitFor(() => expect(sent).toEqual([{ callId: ringing.id, step: 0, input: { kind: 'hang-up' } }]));
  expect(openDialogs()).toEqual([]);
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
  await untilClosed();
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

/** What Web Audio and the browser's voice are asked for, in the order in which it is. */
function withSound() {
  const played: { buffer?: { name: string }; onended?: () => void; stopped?: boolean }[] = [];
  const spoken: string[] = [];
  const tone = () => ({
    frequency: {},
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (next: unknown) => next,
    start() {},
    stop() {},
  });
  Object.assign(globalThis, {
    AudioContext: class {
      currentTime = 0;
      destination = {};
      createOscillator = tone;
      createGain = tone;
      resume = async () => undefined;
      close = async () => undefined;
      decodeAudioData = async (bytes: ArrayBuffer) => ({ name: new TextDecoder().decode(bytes) });
      createBufferSource = () => {
        const source: (typeof played)[number] = {};
        return Object.assign(source, {
          connect() {},
          start: () => played.push(source),
          stop: () => {
            source.stopped = true;
            source.onended?.();
          },
        });
      };
    },
    SpeechSynthesisUtterance: class {
      constructor(public text: string) {}
    },
    speechSynthesis: { getVoices: () => [], cancel() {}, speak: ({ text }: { text: string }) => spoken.push(text) },
  });
  return {
    played,
    names: () => played.map(({ buffer }) => buffer?.name),
    spoken,
    end: () =>
      Object.assign(globalThis, {
        AudioContext: undefined,
        SpeechSynthesisUtterance: undefined,
        speechSynthesis: undefined,
      }),
  };
}

test('greets by the built-in voice with the answer, is interrupted by a key, and goes on by the browser’s where a sound is missing', async () => {
  const { played, names, spoken, end } = withSound();
  const asked: string[] = [];
  server.use(
    http.get(apiUrl(callsContract.getCallLine.path), ({ params }) => {
      asked.push(String(params.line));
      return params.line === '9'
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.arrayBuffer(new TextEncoder().encode(`line ${String(params.line)}`).buffer);
    }),
  );
  try {
    const { user } = await testCall();
    await waitFor(() => expect(asked).toEqual(['1'])); // while it rings
    let answered = (): void => undefined;
    const reply = new Promise<void>((done) => (answered = done));
    mockEndpoint(callsContract.answerCall, async () => {
      await reply;
      return buildTalk(['Hello.', 'Which one?']);
    });
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(names()).toEqual(['line 1'])); // and before the reply
    answered();
    await says('On the call');
    act(() => played[0]!.onended!());
    await waitFor(() => expect(names()).toEqual(['line 1', 'line 2']));

    let lines = [{ text: 'Read back.', spoken: 'Read back.', source: '', line: 4 }];
    mockEndpoint(callsContract.createCallTurn, ({ step }) => buildTalk([], { lines, step: step + 1 }));
    await user.keyboard('2');
    expect(played[1]!.stopped).toBe(true);
    await waitFor(() => expect(names().at(-1)).toBe('line 4'));
    lines = [8, 9, 10].map((line) => ({ text: `${line}`, spoken: `Said ${line}.`, source: '', line }));
    await user.keyboard('7');
    await waitFor(() => expect(names().at(-1)).toBe('line 8'));
    expect(spoken).toEqual([]);
    act(() => played.at(-1)!.onended!());
    await waitFor(() => expect(spoken).toEqual(['Said 9.', 'Said 10.']));

    const before = played.length;
    await user.click(screen.getByText('This browser’s voice'));
    await waitFor(() => expect(spoken.slice(2)).toEqual(['Said 8.', 'Said 9.', 'Said 10.']));
    expect(played).toHaveLength(before);
    await user.click(screen.getByText('Fourbeat’s voice'));
    await waitFor(() => expect(names().slice(before)).toEqual(['line 8']));
  } finally {
    end();
  }
});

test('a second key while one is on its way does nothing, and says so', async () => {
  const { user } = await testCall();
  mockEndpoint(callsContract.answerCall, () => buildTalk(['Which one?']));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await says('On the call');
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  const sent = mockEndpoint(callsContract.createCallTurn, async ({ step }) => {
    await arrived;
    return buildTalk(['You chose number 2. Shall we make it?'], {
      step: step + 1,
      keys: [{ key: '1', says: 'Yes' }],
    });
  });
  await user.keyboard('2');
  await user.keyboard('1');
  expect(await screen.findByText(/only the first counted/)).toBeInTheDocument();
  arrive();
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('You chose number 2.'));
  expect(sent.map(({ input }) => input)).toEqual([{ kind: 'key', key: '2' }]);
});

test('after a test call of a new business, its description is one press away', async () => {
  const { user } = await testCall();
  mockEndpoint(callsContract.answerCall, () => buildTalk(['Describe it first.'], { isOver: true, wantsProfile: true }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await says('The call is over');
  expect(screen.getByRole('link', { name: 'Describe your business' })).toHaveAttribute('href', paths.engine);
});
