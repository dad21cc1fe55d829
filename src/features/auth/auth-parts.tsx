import { createContext, useContext, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fieldsOf, isApiError, messageOf } from '../../api/api-error';
import { selectSession, sessionEnded } from '../../api/session';
import type { authContract, Session } from '../../contracts/auth';
import type { RawInput } from '../../contracts/endpoint';
import { authApi, useGetSessionQuery } from './auth-api';
import { emailTyped, selectTypedEmail } from './auth-slice';
import {
  endSession,
  finishLogout,
  followOtherTab,
  restoreSession,
  startSession,
  type FlowDispatch,
} from './session-flows';
import {
  forgetSession,
  forgetUnfinishedLogout,
  hasUnfinishedLogout,
  isSessionKey,
  storeSession,
} from './session-storage';

/** Knows who is signed in. Renders nothing of the application before the check on load has finished, but `waiting`. */
export function AuthProvider({ children, waiting = null }: { children: ReactNode; waiting?: ReactNode }) {
  const dispatch = useDispatch<FlowDispatch>();
  const { status } = useSelector(selectSession);
  const { data: session } = useGetSessionQuery(undefined, { skip: status !== 'signed-in', refetchOnFocus: true });

  // Before the first paint, so that a restored session never flashes.
  useLayoutEffect(() => void dispatch(restoreSession()), [dispatch]);

  useEffect(() => {
    if (status === 'signed-out') forgetSession();
    else if (status === 'signed-in' && session === null) dispatch(sessionEnded({ by: 'expired' }));
    else if (status === 'signed-in' && session) storeSession(session);
  }, [dispatch, status, session]);

  useEffect(() => {
    const onStorage = (change: StorageEvent) => isSessionKey(change.key) && void dispatch(followOtherTab());
    const onOnline = () => hasUnfinishedLogout() && void dispatch(finishLogout());
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onOnline);
    };
  }, [dispatch]);

  const auth = useMemo<Auth>(() => {
    const enter = async (attempt: Promise<{ data?: Session; error?: unknown }>): Promise<AuthOutcome> => {
      const { data, error } = await attempt;
      if (!data)
        return {
          success: false,
          error: messageOf(error),
          fields: fieldsOf(error),
          ...(isApiError(error) && { reason: error.code }),
        };
      forgetUnfinishedLogout();
      await dispatch(startSession(data));
      return { success: true };
    };
    const { login, register } = authApi.endpoints;
    return {
      session: status === 'signed-in' && session ? session : null,
      user: status === 'signed-in' && session ? session.user : null,
      login: (email, password, code) =>
        enter(
          dispatch(login.initiate({ email, password, ...(code && { code }), zone: browserZone() }, { track: false })),
        ),
      register: (form) => enter(dispatch(register.initiate({ ...form, zone: browserZone() }, { track: false }))),
      logout: (next) => dispatch(endSession(next)),
      enterWorkspace: (moved) => {
        forgetUnfinishedLogout(); // it was about a session before this one
        return dispatch(startSession(moved));
      },
    };
  }, [dispatch, status, session]);

  return <AuthContext value={auth}>{status === 'checking' ? waiting : children}</AuthContext>;
}

/** Who is signed in, and the actions that change it. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The address typed on a page around the account: the next of these pages has it. */
export function useTypedEmail(): [email: string, type: (email: string) => void] {
  const dispatch = useDispatch();
  return [useSelector(selectTypedEmail), (email) => void dispatch(emailTyped(email))];
}

/** For pages behind the guard, where someone is always signed in. */
export function useSession(): Session {
  const { session } = useAuth();
  if (!session) throw new Error('useSession must be used behind the guard of /dashboard');
  return session;
}

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const AuthContext = createContext<Auth | null>(null);

export interface Auth {
  session: Session | null;
  user: Session['user'] | null;
  /** `code` once the account has answered that it wants one: reason `second_factor_required`. */
  login(email: string, password: string, code?: string): Promise<AuthOutcome>;
  register(form: RegistrationForm): Promise<AuthOutcome>;
  /** `next` is where the visitor lands instead of /login. */
  logout(next?: string): Promise<void>;
  /** After the server has moved the session to another workspace, or started one by an invitation. */
  enterWorkspace(session: Session): Promise<void>;
}

export type RegistrationForm = Omit<RawInput<typeof authContract.register>, 'zone'>;

export interface AuthOutcome {
  success: boolean;
  error?: string;
  /** One sentence per faulty field, by its name in the contract. */
  fields?: Record<string, string>;
  /** Code of the failure. */
  reason?: string;
}
