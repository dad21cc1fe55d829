import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether someone is signed in. Who it is lives in the cache (`getSession`). The epoch counts sessions, so that
 * a late reply to a request of an earlier session cannot end the current one.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'checking', epoch: 0, endedBy: null, next: null }),
  reducers: {
    /** Browser storage or the server recognised the visitor; choices from the address are kept. */
    sessionRestored: (state) => ({ ...state, status: 'signed-in' }),
    sessionNotFound: (state) => ({ ...state, status: 'signed-out' }),
    /** Signed in, registered, or moved to another workspace: the cache is dropped and choices are reset. */
    sessionStarted: (state) => ({ status: 'signed-in', epoch: state.epoch + 1, endedBy: null, next: null }),
    sessionEnded: (state, { payload }: PayloadAction<SessionEnd>) => ({
      status: 'signed-out',
      epoch: state.epoch + 1,
      endedBy: payload.by,
      next: payload.next ?? null,
    }),
    /** The visitor has arrived at `next`; from now on guarded pages lead to /login again. */
    visitorLanded: (state) => ({ ...state, next: null }),
  },
  selectors: {
    selectSession: (state) => state,
  },
});

export const { sessionRestored, sessionNotFound, sessionStarted, sessionEnded, visitorLanded } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;

/** For slices: `builder.addMatcher(sessionChanged, () => initialState)`. */
export const sessionChanged = isAnyOf(sessionStarted, sessionEnded);

export interface SessionState {
  status: 'checking' | 'signed-in' | 'signed-out';
  epoch: number;
  endedBy: SessionEnd['by'] | null;
  /** Where a guarded page sends the visitor after the session ends; null means /login. */
  next: string | null;
}

export interface SessionEnd {
  /** user: logged out here. elsewhere: logged out in another tab. expired: the server no longer knows the session. */
  by: 'user' | 'elsewhere' | 'expired';
  next?: string;
}
