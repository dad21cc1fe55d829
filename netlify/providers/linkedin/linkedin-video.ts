import * as z from 'zod/mini';
import type { OpenConnection, OutgoingClip, PostOutcome } from '../../ports/network';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { readReply } from '../guarded-web/vendor-fault';
import { patience } from '../../ports/patience';

/**
 * Uploads a clip with the Videos API
 * (https://learn.microsoft.com/linkedin/marketing/community-management/shares/videos-api): begun with its size, sent in
 * the parts that LinkedIn names, closed with the ETag of each part, and looked at until it is available.
 */
export async function uploadVideo(
  { web, call, trouble, pollMs }: Calls,
  connection: OpenConnection,
  clip: OutgoingClip & { title: string },
  signal: AbortSignal,
): Promise<Media | PostOutcome> {
  const begun = await call(
    connection,
    '/rest/videos?action=initializeUpload',
    {
      initializeUploadRequest: {
        owner: connection.settings.author ?? '',
        fileSizeBytes: clip.bytes.byteLength,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    },
    signal,
  );
  const upload = isOk(begun) ? readReply(begunSchema, begun.text())?.value : null;
  if (!upload) return trouble(begun, false);
  const uploadedPartIds: string[] = [];
  for (const { uploadUrl, firstByte, lastByte } of upload.uploadInstructions) {
    const sent = await web.request({
      method: 'PUT',
      url: uploadUrl,
      headers: {
        authorization: `Bearer ${connection.secrets.accessToken}`,
        'content-type': 'application/octet-stream',
      },
      body: clip.bytes.subarray(firstByte, lastByte + 1),
      timeoutMs: PART_MS,
      signal,
    });
    if (!isOk(sent)) return trouble(sent, false);
    uploadedPartIds.push(sent.header('etag'));
  }
  const closed = await call(
    connection,
    '/rest/videos?action=finalizeUpload',
    { finalizeUploadRequest: { video: upload.video, uploadToken: upload.uploadToken ?? '', uploadedPartIds } },
    signal,
  );
  if (!isOk(closed)) return trouble(closed, false);
  for (let turn = 0; turn < POLLS && !signal.aborted; turn += 1) {
    const asked = await call(connection, `/rest/videos/${encodeURIComponent(upload.video)}`, null, signal);
    const status = isOk(asked) ? readReply(stateSchema, asked.text())?.status : null;
    if (!status) return trouble(asked, false);
    if (status === 'AVAILABLE') return { id: upload.video, title: clip.title };
    if (status === 'PROCESSING_FAILED') return { kind: 'refused', cause: 'LinkedIn could not use the clip.' };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return { kind: 'later', cause: 'LinkedIn was still working on the clip.' };
}

const isOk = (answer: WebAnswer): answer is WebAnswer & { kind: 'reply' } =>
  answer.kind === 'reply' && (answer.status === 200 || answer.status === 201);

const begunSchema = z.object({
  value: z.object({
    video: z.string(),
    uploadToken: z.optional(z.string()),
    uploadInstructions: z.array(z.object({ uploadUrl: z.string(), firstByte: z.number(), lastByte: z.number() })),
  }),
});
const stateSchema = z.object({ status: z.string() });
const PART_MS = patience(30_000);
const POLLS = 12;

/** What a post shows, by its LinkedIn id. */
export interface Media {
  id: string;
  altText?: string;
  title?: string;
}

interface Calls {
  web: CallingPort;
  call(connection: OpenConnection, path: string, body: object | null, signal: AbortSignal): Promise<WebAnswer>;
  trouble(answer: WebAnswer, publishing: boolean): PostOutcome;
  pollMs: number;
}
