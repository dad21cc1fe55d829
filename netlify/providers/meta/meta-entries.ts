import { createHash } from 'node:crypto';
import { jsonOf } from '../system/json-of';
import { readMetaBody } from './meta-events';

/**
 * The entries of a request, each alone. Its id is made of the account, the time and the content: of two comments in one
 * second, which Meta's time does not tell apart, neither is lost. null for what is not in Meta's format.
 */
export function metaEntries(bytes: Uint8Array): MetaEntryBytes[] | null {
  const body = readMetaBody(bytes);
  if (!body) return null;
  const whole = jsonOf(bytes) as { entry: unknown[] };
  return body.entry.map(({ id, time }, index) => {
    const alone = JSON.stringify(whole.entry[index]);
    const digest = createHash('sha256').update(alone).digest('base64url').slice(0, 22);
    return {
      channel: body.object === 'page' ? 'facebook' : 'instagram',
      id,
      eventId: `${body.object}:${id.slice(0, 60)}:${time}:${digest}`,
      raw: body.entry.length === 1 ? bytes : new TextEncoder().encode(`{"object":"${body.object}","entry":[${alone}]}`),
    };
  });
}

interface MetaEntryBytes {
  channel: 'facebook' | 'instagram';
  id: string;
  eventId: string;
  raw: Uint8Array;
}
