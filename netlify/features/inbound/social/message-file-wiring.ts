import { HOUR_MS } from '../../../../src/domain/duration';
import { AppError } from '../../../errors/app-error';
import { cacheFor, sendFile } from '../../../http/send-file';
import { keyFor } from '../../../keys/keys';
import { systemClock } from '../../../providers/system/clock';
import { sha256 } from '../../../providers/system/digest';
import { makeFileLinks } from '../../file/file-link-token';
import { mediaStorage } from '../../file/storage-wiring';
import { publicOrigin } from './social-keys-wiring';
import { socialThreadRepository } from './social-thread-repository';

/** Where a service that delivers a message fetches its files, in their order; null without a public address. */
export async function messageFileLinks(workspaceId: string, messageId: string): Promise<string[] | null> {
  const origin = publicOrigin();
  if (origin === null) return null;
  const expiresAt = new Date(systemClock.now().getTime() + LINK_MS);
  return (await socialThreadRepository.filesOf(workspaceId, messageId)).map(
    (fileId) => `${origin}/api/inbound/files/${links().seal({ workspaceId, fileId, expiresAt })}`,
  );
}

/** The file behind such a link; forged, old and unknown links are all "not found". */
export async function sendMessageFile(token: string, request: Request): Promise<Response> {
  const grant = links().open(token);
  const isOpen = grant !== null && grant.expiresAt > systemClock.now();
  const row = isOpen ? await socialThreadRepository.file(grant.workspaceId, grant.fileId) : null;
  if (!row) throw new AppError('not_found', 'There is nothing at this address.');
  const { storageKey, ...file } = row;
  const reply = await sendFile(
    request,
    {
      ...file,
      tag: sha256(storageKey).slice(0, 32),
      async read(range) {
        const bytes = await mediaStorage().read(storageKey);
        if (!bytes) throw new AppError('not_found', 'There is nothing at this address.');
        return range ? bytes.subarray(range.start, range.end + 1) : bytes;
      },
    },
    { cache: cacheFor.session },
  );
  // Carriers go by the type; it was detected from the bytes, and the policy lets no browser run it.
  reply.headers.set('content-type', file.contentType);
  return reply;
}

const links = () => makeFileLinks(keyFor('message-file'));
/** Twilio and Meta fetch at once, and again after a failure. */
const LINK_MS = 6 * HOUR_MS;
