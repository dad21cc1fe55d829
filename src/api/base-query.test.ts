import { waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { authContract } from '../contracts/auth';
import { creativeContract } from '../contracts/creative';
import { faultContract } from '../contracts/fault';
import { engineContract } from '../contracts/engine';
import { API_VERSION_HEADER } from '../contracts/envelope';
import { buildCycle, buildPiece } from '../testing/builders/engine';
import { buildSession } from '../testing/builders/session';
import { mockEndpoint, mockNetworkFailure, mockReply, refuse, server } from '../testing/server';
import { baseApi } from './base-api';
import { contractMutation, contractPages, contractQuery } from './contract-endpoints';
import { sessionSlice, sessionStarted } from './session';
import { newVersionFound } from './version';

// Endpoints as a feature would inject them, with a store of only the two slices that the base query needs.
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCycle: contractQuery(build, engineContract.getCycle),
    getProfile: contractQuery(build, engineContract.getProfile),
    getPiece: contractQuery(build, engineContract.getPiece),
    listPieces: contractPages(build, engineContract.listPieces),
    updatePiece: contractMutation(build, engineContract.updatePiece),
    deletePiece: contractMutation(build, engineContract.deletePiece),
    generateImage: contractMutation(build, creativeContract.generateImage, {
      failureText: 'Generation failed',
      unreachableText: 'Failed to connect to server. Please try again.',
    }),
    getSession: contractQuery(build, authContract.getSession),
    login: contractMutation(build, authContract.login),
  }),
});
const { getCycle, getProfile, getPiece, listPieces, updatePiece, deletePiece, generateImage, getSession, login } =
  api.endpoints;

let events: string[] = [];
const newStore = () => {
  events = [];
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      session: sessionSlice.reducer,
      events: (state: null = null, { type }) => {
        events.push(type);
        return state;
      },
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { retryPauses: [0, 0] } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
};
const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);

describe('a call of a contract', () => {
  test('puts path parameters into the path, and the rest into the body of a PATCH', async () => {
    const received = mockEndpoint(engineContract.updatePiece, () => buildPiece());
    const requests = requestsSeen();
    const { id } = buildPiece();
    await newStore().dispatch(updatePiece.initiate({ pieceId: id, version: 3, title: 'New', body: 'Text' }));
    expect(received).toEqual([{ pieceId: id, version: 3, title: 'New', body: 'Text' }]);
    expect(new URL(requests[0]!.url).pathname).toBe(`/api/engine/pieces/${id}`);
    expect(await requests[0]!.json()).toEqual({ version: 3, title: 'New', body: 'Text' });
  });

  test('puts the rest into the query of a GET, without absent values', async () => {
    const requests = requestsSeen();
    mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
    await newStore().dispatch(listPieces.initiate({ status: 'review' }));
    expect(new URL(requests[0]!.url).search).toBe('?status=review');
  });

  test('sends a DELETE without a body', async () => {
    const requests = requestsSeen();
    const received = mockEndpoint(engineContract.deletePiece, () => ({}));
    const { id } = buildPiece();
    await newStore().dispatch(deletePiece.initiate({ pieceId: id }));
    expect(received).toEqual([{ pieceId: id }]);
    expect(requests[0]!.body).toBeNull();
  });

  test('returns the data inside the envelope', async () => {
    mockEndpoint(engineContract.getCycle, () => buildCycle({ running: false }));
    const { data } = await newStore().dispatch(getCycle.initiate());
    expect(data).toEqual(buildCycle({ running: false }));
  });

  test('asks for the next page with the cursor of the last one', async () => {
    const received = mockEndpoint(engineContract.listPieces, ({ cursor }) => ({
      items: [buildPiece({ title: cursor ?? 'first' })],
      nextCursor: cursor ? null : 'second',
    }));
    const store = newStore();
    await store.dispatch(listPieces.initiate({ status: 'review' }));
    const { data } = await store.dispatch(listPieces.initiate({ status: 'review' }, { direction: 'forward' }));
    expect(data?.pages.flatMap((page) => page.items.map((item) => item.title))).toEqual(['first', 'second']);
    expect(received.map(({ cursor }) => cursor)).toEqual([undefined, 'second']);
  });
});

describe('a failed call', () => {
  test('passes on the sentence, the code, the fields and the request id of a refusal', async () => {
    mockEndpoint(engineContract.updatePiece, () =>
      refuse('invalid_request', 'Check the marked fields.', { title: 'Title is required.' }),
    );
    const { error } = await newStore().dispatch(
      updatePiece.initiate({ pieceId: buildPiece().id, version: 1, title: '-', body: '-' }),
    );
    expect(error).toEqual({
      kind: 'api',
      status: 400,
      code: 'invalid_request',
      message: 'Check the marked fields.',
      fields: { title: 'Title is required.' },
      requestId: 'request-1',
    });
  });

  test("shows the caller's own text when the refusal has none", async () => {
    mockReply(creativeContract.generateImage, json({ success: false }));
    const { error } = await newStore().dispatch(generateImage.initiate({ prompt: 'A burger' }));
    expect(error).toEqual({ kind: 'api', status: 200, code: 'internal', message: 'Generation failed' });
  });

  test('says that the server could not be reached when there is no answer', async () => {
    mockNetworkFailure(engineContract.getCycle);
    const { error } = await newStore().dispatch(getCycle.initiate());
    expect(error).toEqual({
      kind: 'network',
      code: 'unreachable',
      message: 'We could not reach Fourbeat. Check your connection and try again.',
    });
  });

  test('has its own sentence for pictures that could not be asked for', async () => {
    mockNetworkFailure(creativeContract.generateImage);
    const { error } = await newStore().dispatch(generateImage.initiate({ prompt: 'A burger' }));
    expect(error).toMatchObject({ kind: 'network', message: 'Failed to connect to server. Please try again.' });
  });

  test('says so when the browser knows that it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    mockNetworkFailure(engineContract.getCycle);
    const { error } = await newStore().dispatch(getCycle.initiate());
    expect(error).toMatchObject({ kind: 'network', message: 'You are offline. Try again when you are connected.' });
  });

  test('treats a proxy page as no answer, and says that the fault is on our side', async () => {
    mockReply(engineContract.getCycle, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const { error } = await newStore().dispatch(getCycle.initiate());
    expect(error).toEqual({
      kind: 'network',
      status: 502,
      code: 'unreachable',
      message: 'Something went wrong on our side. Please try again.',
    });
  });

  test('says so when the reply does not fit its contract, and warns the developer', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const faults = mockEndpoint(faultContract.createFault, () => ({}));
    mockReply(engineContract.getCycle, json({ success: true, data: { ...buildCycle(), running: 'yes' } }));
    const { error } = await newStore().dispatch(getCycle.initiate());
    expect(error).toMatchObject({ kind: 'contract', code: 'unreadable', status: 200 });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('GET /api/engine/cycle'), expect.anything());
    await waitFor(() => expect(faults).toMatchObject([{ kind: 'reply', message: 'GET /api/engine/cycle: running' }]));
    warn.mockRestore();
  });
});

describe('retries', () => {
  test('a GET is tried three times while the server is not ready', async () => {
    let calls = 0;
    mockEndpoint(engineContract.getCycle, () => (++calls < 3 ? refuse('unavailable', 'Starting.') : buildCycle()));
    const { data } = await newStore().dispatch(getCycle.initiate());
    expect([calls, data?.week.week]).toEqual([3, 24]);
  });

  test('a GET gives up after the third time', async () => {
    let calls = 0;
    mockReply(engineContract.getCycle, () => {
      calls += 1;
      return Response.error();
    });
    const { error } = await newStore().dispatch(getCycle.initiate());
    expect([calls, (error as { kind: string }).kind]).toEqual([3, 'network']);
  });

  test('a GET that is refused is not repeated', async () => {
    const received = mockEndpoint(engineContract.getPiece, () =>
      refuse('not_found', 'We can’t find this piece any more.'),
    );
    await newStore().dispatch(getPiece.initiate({ pieceId: buildPiece().id }));
    expect(received).toHaveLength(1);
  });

  test('a change is never repeated, because the first may have arrived', async () => {
    const received = mockEndpoint(creativeContract.generateImage, () => refuse('unavailable'));
    await newStore().dispatch(generateImage.initiate({ prompt: 'A burger' }));
    expect(received).toHaveLength(1);
  });
});

describe('the session', () => {
  test('ends with the first 401 of an endpoint that needs it', async () => {
    mockEndpoint(engineContract.getProfile, () => refuse('unauthenticated', 'Sign in to go on.'));
    const store = newStore();
    store.dispatch(sessionStarted());
    await store.dispatch(getProfile.initiate());
    expect(store.getState().session).toMatchObject({ status: 'signed-out', endedBy: 'expired' });
  });

  test('is not ended by a refused login', async () => {
    mockEndpoint(authContract.login, () => refuse('unauthenticated', 'Login failed.'));
    const store = newStore();
    store.dispatch(sessionStarted());
    await store.dispatch(login.initiate({ email: 'a@b.example', password: 'x' }));
    expect(store.getState().session.status).toBe('signed-in');
  });

  test('is not ended by a late 401 for the previous session', async () => {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    mockEndpoint(engineContract.getCycle, async () => {
      await answered;
      return refuse('unauthenticated');
    });
    const store = newStore();
    store.dispatch(sessionStarted());
    const late = store.dispatch(getCycle.initiate());
    store.dispatch(sessionStarted());
    answer();
    await late;
    expect(store.getState().session.status).toBe('signed-in');
  });
});

test('a reply of another API version tells the shell that this page is outdated', async () => {
  mockReply(
    authContract.getSession,
    json({ success: true, data: buildSession() }, { headers: { [API_VERSION_HEADER]: 'next' } }),
  );
  const store = newStore();
  await store.dispatch(getSession.initiate());
  expect(events).toContain(newVersionFound.type);
});

function requestsSeen(): Request[] {
  const seen: Request[] = [];
  server.events.on('request:start', ({ request }) => seen.push(request.clone()));
  return seen;
}

afterEach(() => server.events.removeAllListeners());
