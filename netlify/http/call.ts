import type { Logger } from 'pino';
import type { Contract, Endpoint, Input, Output } from '../../src/contracts/endpoint';
import type { Pause } from '../../src/domain/plan';
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
  /** https://fourbeat.example, without a slash at the end. */
  origin: string;
  /** The client's network address, from the platform; never from a header that anyone can send. */
  address: string;
  /** The address's network: an IPv6 /64, or one IPv4 address. */
  network: string;
  caller: Caller;
  /** The session, if there is one. Looked up at the first question only. */
  findSession(): Promise<ActiveSession | null>;
  setCookies(cookies: string[]): void;
  /** Counts one event of a subject, such as a sign-in to an account, and refuses it when there were too many. */
  throttle(subject: string, limit: Limit): Promise<void>;
  /** Forgets what was counted for a subject. */
  forgive(subject: string, limit: Limit): Promise<void>;
}

export type SessionCall = Call & ActiveSession;

export interface ActiveSession {
  sessionId: string;
  user: SessionUser;
  workspace: WorkspaceScope;
  /** Why creating and sending pause; null while they do not. */
  pause: Pause | null;
}

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Runs this installation. */
  operator: boolean;
  /** Who the person works for, as they say it; '' without. */
  company: string;
  /** When the account is deleted; null unless that was asked for. */
  deletesAt: Date | null;
}

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  call: E['access'] extends 'session' ? SessionCall : Call,
) => Promise<E extends { produces: string } ? Response : Output<E>>;

/** One handler per endpoint of a contract: a missing one is a compile error. */
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };
