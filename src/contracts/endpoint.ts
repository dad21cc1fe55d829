import type { z } from 'zod/mini';

/**
 * An endpoint as data. The client's RTK Query endpoint, the server's handler map, the OpenAPI document and the
 * identity matrix of the tests are all derived from these tables. `input` is one flat object. Path parameters
 * are taken from it first; the rest travels in the query string of GET and DELETE requests and in the JSON body
 * of the others.
 */
export interface Endpoint<I extends z.core.$ZodType = z.core.$ZodType, O extends z.core.$ZodType = z.core.$ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** One sentence for the OpenAPI document. */
  summary: string;
  input: I;
  output: O;
  /** Set when the reply is not our JSON envelope but a document or a picture; the handler then returns a Response. */
  produces?: string;
  /** Only owners of the workspace may call it; members are refused with a sentence that says so. */
  ownerOnly?: true;
  /** Only for the operator of the installation; everybody else gets "not found". */
  operatorOnly?: true;
  /** Takes a file: the request's body is raw bytes, at most this many; the input then comes from path and query alone. */
  takesBytes?: number;
  /**
   * Rate limit per caller: a bucket of calls, refilled every `perSeconds`. Counted per network address and, when
   * signed in, per account. `inProcess`: each process counts for itself, for calls so frequent that a shared counter
   * would cost the database more than they do.
   */
  limit?: { calls: number; perSeconds: number; inProcess?: true };
  /** Rate limit shared by all members of a workspace, beside `limit`: for expensive work that nothing else limits. */
  workspaceLimit?: { calls: number; perSeconds: number };
  /**
   * Pages of other sites may call it too: it acts on what the request itself carries and never on a cookie.
   * `forms`: mail programs and other pages post to it but cannot read the reply. `scripts`: scripts of any site
   * can also read the reply (CORS).
   */
  fromAnywhere?: 'forms' | 'scripts';
  /** Refused in a demo workspace, because it would reach the outside world. */
  notInDemo?: true;
  /**
   * It reaches people outside the workspace in the caller's name: refused until the caller has confirmed their
   * address.
   */
  needsConfirmedAddress?: true;
  /** It waits for news, so it takes no place in its caller's queue; it must limit by itself how many wait. */
  waits?: true;
  /** It may read everything a workspace has: one at a time, so that it never keeps every processor from the others. */
  scans?: true;
  /** Creates or sends something: refused once a trial has ended. Reading and exporting always work. */
  creates?: true;
}

/** webhook: verified by its own signature; api-key: authorised by a workspace's key in the Authorization header. */
export type Access = 'public' | 'session' | 'api-key' | 'webhook';

export type Contract = Record<string, Endpoint>;
export type Input<E extends Endpoint> = z.core.output<E['input']>;
export type RawInput<E extends Endpoint> = z.core.input<E['input']>;
export type Output<E extends Endpoint> = z.core.output<E['output']>;

/** Keeps the literal types of an endpoint's definition. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Names of the `:parameters` in a path. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
