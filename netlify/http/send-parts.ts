import { contentPolicies } from './content-policies';

/**
 * Sends a long file part by part as the client reads it, so that only one part is in memory. `name` is plain
 * ASCII. It is offered as a download and not cached. An error on the way cuts the reply short, so that the
 * browser reports the download as failed.
 */
export function sendParts({ contentType, name, bytes, parts }: PartsToSend): Response {
  const reading = parts();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reading.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await reading.return(undefined)),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(bytes),
      'content-security-policy': contentPolicies.file,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

export interface PartsToSend {
  contentType: string;
  name: string;
  bytes: number;
  parts(): AsyncGenerator<Uint8Array>;
}
