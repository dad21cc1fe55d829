import * as z from 'zod/mini';
import { authContract, type Session } from '../../contracts/auth';

/**
 * What the browser remembers so that a reload shows the dashboard at once: a marker that says "someone is signed in"
 * and what is shown of them. No credential: that is a cookie no script can read. 'unknown' when storage is switched
 * off or holds something else than we wrote; the server is then asked.
 */
export function readStoredSession(): Session | 'none' | 'unknown' {
  try {
    const marker = localStorage.getItem(MARKER_KEY);
    const stored = localStorage.getItem(USER_KEY);
    if (!marker || !stored) return 'none';
    const { workspace, demo, ...user } = z.parse(storedSchema, JSON.parse(stored));
    return z.parse(authContract.login.output, { user, workspace, demo });
  } catch {
    return 'unknown';
  }
}

export function storeSession({ user, workspace, demo }: Session): void {
  quietly(() => {
    localStorage.setItem(USER_KEY, JSON.stringify({ ...user, workspace, demo }));
    localStorage.setItem(MARKER_KEY, MARKER);
  });
}

export function forgetSession(): void {
  quietly(() => {
    localStorage.removeItem(MARKER_KEY);
    localStorage.removeItem(USER_KEY);
  });
}

/** A logout that could not reach the server: the cookie is still good there, so it is sent again later. */
export const rememberUnfinishedLogout = (): void => quietly(() => localStorage.setItem(LOGOUT_KEY, MARKER));
export const forgetUnfinishedLogout = (): void => quietly(() => localStorage.removeItem(LOGOUT_KEY));

export function hasUnfinishedLogout(): boolean {
  try {
    return localStorage.getItem(LOGOUT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether a storage event of another tab is about the session. A null key means that everything was cleared. */
export const isSessionKey = (key: string | null): boolean => key === null || key === MARKER_KEY || key === USER_KEY;

/** Storage may be full or switched off; the session then simply does not outlive a reload without asking the server. */
function quietly(write: () => void): void {
  try {
    write();
  } catch {
    // nothing to do: reading treats it as 'unknown'
  }
}

const MARKER_KEY = 'authToken';
const USER_KEY = 'userData';
const LOGOUT_KEY = 'logoutPending';
const MARKER = 'signed-in';
const storedSchema = z.looseObject({ workspace: z.unknown(), demo: z.unknown() });
