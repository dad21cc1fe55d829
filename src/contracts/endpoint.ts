import type { z } from 'zod/mini';

/**
 * An endpoint is data: the client's RTK Query endpoint, the server's handler map, the OpenAPI document and the
 * identity matrix of the tests are all derived from these tables.
 *
 * `input` is one flat object. Parameters of the path are taken from it first; the rest travels in the query string
 * of GET and DELETE requests and in the JSON body of the others.
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
  /** Only owners of the workspace may call it; a member is told so. */
  ownerOnly?: true;
  /** Only for whoever runs the installation; to everybody else it is not there. */
  operatorOnly?: true;
  /** Takes a file: the request's body is raw bytes, at most this many; the input then comes from path and query alone. */
  takesBytes?: number;
  /** How often one caller may call it: a bucket of calls, filled again after `perSeconds`. Counted per network address and, signed in, per account. */
  limit?: { calls: number; perSeconds: number };
  /** The same for all members of a workspace together, beside `limit`: for what costs much and is counted nowhere else. */
  workspaceLimit?: { calls: number; perSeconds: number };
  /**
   * Other sites may call it too: it acts on what the request itself brings and never on a cookie. `forms`: mail programs
   * and pages send to it, and learn nothing. `scripts`: scripts of every site also read the answer (CORS).
   */
  fromAnywhere?: 'forms' | 'scripts';
  /** Refused in a demo workspace: it would leave the house. */
  notInDemo?: true;
  /** What it does reaches people outside the workspace in the caller's name: refused until the caller has confirmed an address. */
  needsConfirmedAddress?: true;
  /** Makes or sends something: pauses when a trial has ended. Reading and export never do. */
  creates?: true;
}

/** webhook: verified by its own signature; api-key: a workspace's key in the Authorization header. */
export type Access = 'public' | 'session' | 'api-key' | 'webhook';

export type Contract = Record<string, Endpoint>;
export type Input<E extends Endpoint> = z.core.output<E['input']>;
export type RawInput<E extends Endpoint> = z.core.input<E['input']>;
export type Output<E extends Endpoint> = z.core.output<E['output']>;

/** Keeps the literal types of one endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Names of the `:parameters` in a path. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
