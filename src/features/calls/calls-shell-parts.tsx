import { deferred } from '../../ui/deferred';

/** Rings when a call is due, on every page behind the login. Loads after the shell, which carries nothing else of calls. */
export const CallRinger = deferred<object>(async () => (await import('./ringer/call-ringer')).CallRinger);
