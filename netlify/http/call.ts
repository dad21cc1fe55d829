import type { Logger } from 'pino';
import type { Contract, Endpoint, Input, Output } from '../../src/contracts/endpoint';
import type { Pause } from '../../src/domain/plan-pause';
import type { Caller } from '../ports/identity';
import type { WorkspaceScope } from '../ports/workspace-scope';
import type { Limit } from './limits-wiring';

/** What a handler knows about a request besides its input. */
export interface Call {
  request: Request;
  /** The body of an endpoint that takes a file; empty otherwise. */
  bytes: Uint8Array;
  requestId: string;
  log: Logger;
  /** Such as https://fourbeat.example, without a trailing slash. */
  origin: string;
  /** The client's network address from the platform, never from a header that anyone can send. */
  address: string;
  /** The network of that address: an IPv6 /64, or a single IPv4 address. */
  network: string;
  /** ISO 3166, where the platform tells it; otherwise ''. Never from a header that anyone can send. */
  country: string;
  caller: Caller;
  /** The session, if there is one; looked up on first use. */
  findSession(): Promise<ActiveSession | null>;
  setCookies(cookies: string[]): void;
  /** Counts an event of a subject, such as a sign-in to an account, and throws when there were too many. */
  throttle(subject: string, limit: Limit): Promise<void>;
  /** Resets a subject's count. */
  forgive(subject: string, limit: Limit): Promise<void>;
}

export type SessionCall = Call & ActiveSession;

export interface ActiveSession {
  sessionId: string;
  user: SessionUser;
  workspace: WorkspaceScope;
  /** Why creating and sending are paused; null when they are not. */
  pause: Pause | null;
  /** Its demo is open, but not all of its sample data are written. */
  samplesDue: boolean;
}

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Whether the person operates this installation. */
  operator: boolean;
  /** The company as the person named it; '' for none. */
  company: string;
  /** When the account is deleted; null unless that was requested. */
  deletesAt: Date | null;
}

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  call: E['access'] extends 'session' ? SessionCall : Call,
) => Promise<E extends { produces: string } ? Response : Output<E>>;

/** One handler per endpoint of a contract: a missing one is a compile error. */
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };
