import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { baseApi } from '../api/base-api';
import { App } from '../app/app';
import { connect } from '../app/connect';
import { routes } from '../app/routes';
import { createAppStore } from '../app/store';
import { accountContract } from '../contracts/account';
import { activityContract } from '../contracts/activity';
import { authContract, type Session } from '../contracts/auth';
import { automationsContract } from '../contracts/automations';
import { conversationCountsContract } from '../contracts/conversation-counts';
import { decisionsContract } from '../contracts/decisions';
import { callsContract } from '../contracts/calls';
import { creativeContract } from '../contracts/creative';
import { engineContract } from '../contracts/engine';
import { faultContract } from '../contracts/fault';
import { liveContract } from '../contracts/live';
import { materialContract } from '../contracts/material';
import { overviewContract } from '../contracts/overview';
import { publishingContract } from '../contracts/publishing';
import { settingsContract } from '../contracts/settings';
import { storeSession } from '../features/auth/session-storage';
import { buildMember } from './builders/account';
import { buildBell } from './builders/activity';
import { buildUsage } from './builders/creative';
import { buildCycle, buildCycleRun, buildEngineFigures, buildEngineSettings } from './builders/engine';
import { pieceStatuses, type PieceStatus } from '../domain/piece';
import { buildOverview } from './builders/overview';
import { buildPiecePostings } from './builders/publishing';
import { buildSettings } from './builders/settings';
import { leanStyles } from './lean-styles';
import { quickPolling } from './quick-polling';
import { handlerOf, server } from './server';

/**
 * Renders the whole application at an address, against the mocked API. With a session, the browser remembers it
 * and the server confirms it; without one the visitor is signed out. The shell's own requests are answered
 * unless the test mocks them. A test that checks a colour needs all `styles`.
 */
export function renderApp(
  path: string,
  { session = null, styles = 'lean' }: { session?: Session | null; styles?: 'lean' | 'all' | undefined } = {},
) {
  onServer = session;
  if (session) storeSession(session);
  const store = createAppStore({ retryPauses: [0, 0] });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const parting = connect(store, router);
  disconnect = () => {
    parting();
    // Requests that a test delays or leaves pending must not reach the next test.
    for (const read of store.dispatch(baseApi.util.getRunningQueriesThunk())) read.abort();
    for (const change of store.dispatch(baseApi.util.getRunningMutationsThunk())) change.abort();
  };
  const user = userEvent.setup();
  /** Navigates as if the address had been typed. */
  const go = (to: string) => act(() => router.navigate(to));
  const page = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  );
  return {
    store,
    router,
    user,
    go,
    ...render(<StyleSheetManager stylisPlugins={styles === 'lean' ? leanStyles : []}>{page}</StyleSheetManager>),
  };
}

// Waiting ends as soon as the condition holds; the default of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 40_000, ...quickPolling });

// jsdom cannot scroll and logs an error when asked to.
window.scrollTo = () => undefined;

let onServer: Session | null = null;
let disconnect: (() => void) | null = null;

// As MSW's initial handlers they come after a test's own mocks, whatever the order, and survive its reset.
server.resetHandlers(
  handlerOf(materialContract.getQuestions, () => ({
    interview: { open: false, questions: [] },
    weekly: null,
    further: null,
  })),
  handlerOf(materialContract.listMaterial, () => ({ items: [] })),
  handlerOf(engineContract.getAlike, () => ({ alike: null })),
  // Stands below the week's ideas.
  handlerOf(decisionsContract.getDecision, () => ({ decision: null })),
  // Asked by the shell, which rings when a call is due.
  handlerOf(callsContract.getCallPlan, () => ({ zone: 'UTC', next: null, ringing: null, frequency: 'weekly' })),
  handlerOf(callsContract.getCallNumber, () => ({ consentText: 'I agree.', hasService: false, phone: null })),
  handlerOf(callsContract.getCallPush, () => ({ publicKey: 'BPublic', isOn: false, count: 0 })),
  handlerOf(authContract.getSession, () => onServer),
  handlerOf(authContract.getSignInOptions, () => ({ demo: true, registration: 'open' as const })),
  handlerOf(authContract.listWorkspaces, () => (onServer ? [onServer.workspace] : [])),
  handlerOf(faultContract.createFault, () => ({})),
  handlerOf(liveContract.getChanges, () => ({ cursor: '1.1', topics: [], reset: false, stream: false })),
  handlerOf(activityContract.getBell, () => buildBell()),
  handlerOf(accountContract.getMailDelivery, () => ({ delivers: true })),
  handlerOf(accountContract.listMembers, () => ({ members: [buildMember({ you: true })], invitations: [] })),
  handlerOf(settingsContract.getSettings, () => buildSettings()),
  handlerOf(engineContract.getCycle, () => buildCycle()),
  handlerOf(conversationCountsContract.getConversationCounts, () => ({
    all: 0,
    unread: 0,
    open: 0,
    closed: 0,
    snoozed: 0,
    mine: 0,
  })),
  // Stand on the engine's page whatever its tab is.
  handlerOf(engineContract.getEngineFigures, () => buildEngineFigures()),
  handlerOf(engineContract.getCycleRun, () => buildCycleRun()),
  // Stand beside ideas and posts.
  handlerOf(engineContract.listForecasts, () => ({ items: [], checked: [], widthChange: 1 })),
  handlerOf(engineContract.getPieceForecast, () => ({ forecast: null, score: null, dueAt: null })),
  handlerOf(engineContract.getEngineSettings, () => buildEngineSettings()),
  handlerOf(engineContract.getPieceCounts, () => ({
    statuses: Object.fromEntries(pieceStatuses.map((status) => [status, 0])) as Record<PieceStatus, number>,
  })),
  // Stands beside every post.
  handlerOf(publishingContract.getPiecePostings, () => buildPiecePostings()),
  // The avoided words are read wherever a post is written.
  handlerOf(engineContract.getProfile, () => null),
  // Asked wherever a business is described.
  handlerOf(engineContract.getTradeReading, () => ({ state: 'unknown' as const, near: [], language: 'en' })),
  // Stands wherever something is spent.
  handlerOf(creativeContract.getUsage, () => buildUsage()),
  handlerOf(creativeContract.getFreePhotoSource, () => ({ name: 'Openverse' })),
  // Shown wherever a contact is opened.
  handlerOf(automationsContract.listContactRuns, () => ({ items: [] })),
  // Everyone who signs in arrives at the overview.
  handlerOf(overviewContract.getOverview, () => buildOverview()),
);

afterEach(() => {
  disconnect?.();
  disconnect = null;
  localStorage.clear();
});
