import * as z from 'zod/mini';
import type { OpenConnection } from '../../ports/network';
import type { CallingPort } from '../../ports/web';
import { named } from '../guarded-web/vendor-fault';
import { graphCall, graphReply } from './graph-call';
import { patience } from '../../ports/patience';

/**
 * What somebody who wrote is called (https://developers.facebook.com/docs/messenger-platform/identity/user-profile,
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/user-profile); '' when Meta does not say.
 */
export async function metaName(
  web: CallingPort,
  {
    channel,
    connection,
    personId,
  }: { channel: 'facebook' | 'instagram'; connection: OpenConnection; personId: string },
  origin = 'https://graph.facebook.com',
): Promise<string> {
  const answer = await graphCall(web, origin, connection, {
    method: 'GET',
    path: `/${encodeURIComponent(personId)}`,
    fields: { fields: channel === 'facebook' ? 'first_name,last_name' : 'name,username' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const person = graphReply(personSchema, answer);
  const whole = [person?.first_name, person?.last_name].filter(Boolean).join(' ');
  return named(whole || person?.name || (person?.username ? `@${person.username}` : ''));
}

const personSchema = z.object({
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  name: z.optional(z.string()),
  username: z.optional(z.string()),
});
/** A name is nice to have: a message does not wait for it. */
const TIMEOUT_MS = patience(5_000);
