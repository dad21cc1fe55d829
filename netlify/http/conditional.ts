import { createHash } from 'node:crypto';

/**
 * Whether the caller has already what would be sent, by the weak comparison of If-None-Match (RFC 9110 §13.1.2). `tag` is
 * the entity tag with its quotes.
 *
 * Ours and not Hono's `etag`: that one asks after the reply is made, so that a clip would be read from its storage to
 * be thrown away; it answers 304 to a range before If-Range is looked at; and it takes the policy off the 304.
 */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.trim();
  return (
    known !== undefined &&
    (known === '*' || known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag))
  );
}

/** A strong entity tag, with its quotes. */
export const entityTag = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`;

/**
 * A text that every cache may keep and must ask about before it shows it again (RFC 9111 §5.2.2.4): whoever takes a page
 * back is gone with the next reading.
 */
export function conditionalReply(request: Request, text: string, headers: Record<string, string>): Response {
  const tag = entityTag(text);
  const all = { ...headers, 'cache-control': 'public, no-cache', etag: tag };
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers: all })
    : new Response(text, { headers: all });
}
