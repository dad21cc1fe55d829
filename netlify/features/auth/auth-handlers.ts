import type { authContract } from '../../../src/contracts/auth';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import type { AuthService } from './auth-service';
import { presentSession } from './present-session';
import type { SignInGuesses } from './auth-guesses';

export const authHandlers = (
  service: AuthService,
  signOut: (call: { headers: Headers; secure: boolean }) => Promise<string[]>,
  guessesOf: SignInGuesses['of'],
): Handlers<typeof authContract> => ({
  getSession: async (_input, call) => {
    const active = await call.findSession();
    return active && presentSession(active.user, active.workspace);
  },
  getSignInOptions: async () => service.getSignInOptions(),
  login: async (input, call) => {
    const guesses = guessesOf(input.email, call);
    for (const guess of guesses) await call.throttle(...guess).catch(withWayIn);
    const { session, setCookies } = await service.login(input, call.caller, call);
    for (const guess of guesses) await call.forgive(...guess); // only wrong passwords add up
    call.setCookies(setCookies);
    return session;
  },
  register: async (input, call) => {
    const { session, setCookies } = await service.register(input, call.caller, call.origin);
    call.setCookies(setCookies);
    return session;
  },
  logout: async (_input, call) => {
    call.setCookies(await signOut(call.caller));
    return {};
  },
  listWorkspaces: (_input, call) => service.listWorkspaces(call.user.id),
  createWorkspace: (input, call) => service.createWorkspace(call.user, call.sessionId, input),
  activateWorkspace: ({ workspaceId }, call) => service.activateWorkspace(call.user, call.sessionId, workspaceId),
  updateWorkspace: (input, call) => service.updateWorkspace(call.user, call.workspace, input),
});

/** Tells people locked out by somebody else's guesses about the way in that only they have. */
function withWayIn(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
  throw new AppError(
    error.code,
    `${error.message} If it was not you who tried, choose “Forgot password?”: the link we email you lets you in right away.`,
    { retryAfter: error.retryAfter, cause: error },
  );
}
