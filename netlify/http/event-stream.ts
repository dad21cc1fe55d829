import { MINUTE_MS } from '../../src/domain/duration';

/**
 * A reply of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). `begin` gets
 * functions to send and to end, and returns a function that stops. The stream ends when the client leaves, when
 * the host stops, or after some minutes; the browser then reconnects, and its session is checked again.
 */
export function eventStream(
  signal: AbortSignal,
  begin: (send: (event: ServerEvent) => void, end: () => void) => () => void,
): Response {
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string): void => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          end(); // the client has gone without a signal
        }
      };
      write(`retry: ${RETRY_MS}\n\n`);
      const stop = begin(
        ({ id, data }) => write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
        () => end(),
      );
      const beat = setInterval(() => write(': here\n\n'), BEAT_MS);
      const life = setTimeout(() => end(), LIFE_MS);
      beat.unref();
      life.unref();
      end = () => {
        if (!open.delete(end)) return;
        clearInterval(beat);
        clearTimeout(life);
        signal.removeEventListener('abort', end);
        stop();
        try {
          controller.close();
        } catch {
          // closed by the client
        }
      };
      open.add(end);
      signal.addEventListener('abort', end, { once: true });
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** Called when the host stops: open streams would delay it. */
export const endEventStreams = (): void => [...open].forEach((end) => end());

/** Ends something else that waits when the host stops. Returns a function that forgets it. */
export function endWithHost(end: () => void): () => void {
  open.add(end);
  return () => void open.delete(end);
}

const open = new Set<() => void>();
const encoder = new TextEncoder();

const RETRY_MS = 1_000;
/** Proxies close connections that are silent for a minute. */
const BEAT_MS = 20_000;
const LIFE_MS = 5 * MINUTE_MS;

export interface ServerEvent {
  id: string;
  data: unknown;
}
