import type { Endpoint } from '../../src/contracts/endpoint';
import { AppError } from '../errors/app-error';
import { systemClock } from '../providers/system/clock';
import type { ActiveSession } from './call';
import { claimKey, keepReply } from './idempotency-repository';
import { fingerprint } from '../keys/keys';

/**
 * Runs a changing request at most once per user and `Idempotency-Key`, like Stripe
 * (https://docs.stripe.com/api/idempotent_requests): the first reply is stored for 24 hours, whatever it was
 * once work had begun, and returned when the request is repeated; the same key with other parameters is refused,
 * and so is a repetition while the first is still running. Without the header nothing changes.
 */
export async function runOnce(
  endpoint: Endpoint,
  input: unknown,
  request: Request,
  session: ActiveSession | null,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (key === null || endpoint.method === 'GET' || endpoint.produces || endpoint.takesBytes || !session) return work();
  if (key.length < 1 || key.length > 255)
    throw new AppError('invalid_request', 'An Idempotency-Key has 1 to 255 characters.');
  const id = { workspaceId: session.workspace.id, userId: session.user.id, key };
  const claim = await claimKey({
    ...id,
    fingerprint: fingerprint('idempotency', JSON.stringify([endpoint.method, endpoint.path, sorted(input)])),
    now: systemClock.now(),
  });
  if (claim.state === 'other')
    throw new AppError(
      'invalid_request',
      'This Idempotency-Key was used with other parameters. Use a new key for a new request.',
    );
  if (claim.state === 'running')
    throw new AppError(
      'conflict',
      'The first request with this Idempotency-Key is still running. Ask again in a moment.',
      { retryAfter: 2 },
    );
  if (claim.state === 'done') {
    return new Response(claim.body, {
      status: claim.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'idempotent-replayed': 'true' },
    });
  }
  const reply = await work();
  // When the database was unreachable nothing has happened: the same key may be tried again.
  await keepReply(id, reply.status === 503 ? null : { status: reply.status, body: await reply.clone().text() });
  return reply;
}

/** Sorts keys, because the order of parameters does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
