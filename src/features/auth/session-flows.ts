import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../api/base-api';
import {
  selectSession,
  sessionEnded,
  sessionNotFound,
  sessionRestored,
  sessionStarted,
  type SessionState,
} from '../../api/session';
import type { Session } from '../../contracts/auth';
import { authApi } from './auth-api';
import {
  forgetSession,
  forgetUnfinishedLogout,
  hasUnfinishedLogout,
  readStoredSession,
  rememberUnfinishedLogout,
} from './session-storage';

/** The check on load: from browser storage at once, confirmed by the server afterwards; from the server if storage cannot tell. */
export const restoreSession = (): Flow => async (dispatch) => {
  if (hasUnfinishedLogout()) void dispatch(finishLogout());
  const stored = readStoredSession();
  if (stored === 'none') dispatch(sessionNotFound());
  else if (stored === 'unknown') {
    const { data } = await dispatch(askServer());
    dispatch(data ? sessionRestored() : sessionNotFound());
  } else {
    dispatch(cacheSession(stored));
    dispatch(sessionRestored());
    await dispatch(askServer());
  }
};

/** Someone signed in, or moved to another workspace: nothing of what was cached before is theirs. */
export const startSession =
  (session: Session): Flow =>
  async (dispatch) => {
    dispatch(baseApi.util.resetApiState());
    dispatch(cacheSession(session));
    dispatch(sessionStarted());
  };

/** Ends the session on this screen even when the server cannot be reached; it is then told as soon as it can be. */
export const endSession =
  (next?: string): Flow =>
  async (dispatch) => {
    const { error } = await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
    if (error) rememberUnfinishedLogout();
    dispatch(sessionEnded({ by: 'user', ...(next && { next }) }));
  };

export const finishLogout = (): Flow => async (dispatch) => {
  forgetSession();
  const { error } = await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
  if (!error) forgetUnfinishedLogout();
};

/** Another tab signed in, out, or moved to another workspace; the cookie is shared, so this tab follows. */
export const followOtherTab = (): Flow => async (dispatch, getState) => {
  const stored = readStoredSession();
  const { status } = selectSession(getState());
  if (stored === 'unknown') return;
  if (stored === 'none') {
    if (status === 'signed-in') dispatch(sessionEnded({ by: 'elsewhere' }));
    return;
  }
  const shown = authApi.endpoints.getSession.select()(getState()).data;
  const same =
    status === 'signed-in' && shown?.user.id === stored.user.id && shown.workspace.id === stored.workspace.id;
  if (!same) await dispatch(startSession(stored));
};

const cacheSession = (session: Session) =>
  authApi.util.upsertQueryEntries([{ endpointName: 'getSession', arg: undefined, value: session }]);

const askServer = () => authApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true });

export type FlowDispatch = ThunkDispatch<FlowState, unknown, UnknownAction>;
type FlowState = { session: SessionState } & Parameters<ReturnType<typeof authApi.endpoints.getSession.select>>[0];
type Flow = (dispatch: FlowDispatch, getState: () => FlowState) => Promise<void>;
