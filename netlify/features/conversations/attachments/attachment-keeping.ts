import {
  ATTACHMENT_EMPTY,
  ATTACHMENT_REFUSED,
  ATTACHMENT_TOO_LARGE,
  attachmentName,
  attachmentTypes,
  plainName,
} from '../../../../src/domain/attachment';
import { conversationLimits as limits } from '../../../../src/domain/conversation';
import { inboxLimits } from '../../../../src/domain/inbox-channel';
import { AppError } from '../../../errors/app-error';
import type { AttachmentInspector } from '../../../ports/file-inspector';
import type { Ids } from '../../../ports/ids';
import type { InboundFile } from '../../../ports/inbox';
import type { StoragePort } from '../../../ports/storage';
import type { KeptFile } from './attachment-repository';

/** Files of messages, checked by their bytes and written to storage before any row names them. */
export function makeAttachmentKeeper({ storage, inspector, digest, ids }: Dependencies) {
  async function keepOne(workspaceId: string, { name, contentType, bytes }: InboundFile): Promise<KeptFile | string> {
    if (bytes.byteLength === 0) return ATTACHMENT_EMPTY;
    if (bytes.byteLength > limits.attachmentBytes) return ATTACHMENT_TOO_LARGE;
    const type = await inspector.inspect(bytes, `${contentType} ${name}`);
    if (type === null) return ATTACHMENT_REFUSED;
    // By content: whoever reads a receipt a second time writes the same file again.
    const storageKey = `${FOLDER}/${workspaceId}/${digest(bytes).slice(0, 48)}.${attachmentTypes[type].extension}`;
    await storage.write(storageKey, bytes);
    return { id: ids.id(), name: attachmentName(name, type), contentType: type, bytes: bytes.byteLength, storageKey };
  }

  /**
   * Customers send what they have: a kind that we do not know is kept all the same, as bytes under the name that they
   * gave it, which browsers only ever save.
   */
  async function keepTheirs(workspaceId: string, file: InboundFile): Promise<KeptFile | string> {
    const { name, bytes } = file;
    const known = await keepOne(workspaceId, file);
    if (typeof known !== 'string' || bytes.byteLength === 0 || bytes.byteLength > inboxLimits.mailBytes) return known;
    const storageKey = `${FOLDER}/${workspaceId}/${digest(bytes).slice(0, 48)}.bin`;
    await storage.write(storageKey, bytes);
    return { id: ids.id(), name: plainName(name), contentType: UNKNOWN, bytes: bytes.byteLength, storageKey };
  }

  return {
    /** Throws a sentence for what a message may not carry. */
    async keep(workspaceId: string, file: InboundFile): Promise<KeptFile> {
      const kept = await keepOne(workspaceId, file);
      if (typeof kept !== 'string') return kept;
      throw new AppError(kept === ATTACHMENT_TOO_LARGE ? 'too_large' : 'invalid_request', kept);
    },

    /** What came in: what cannot be kept is left out, and said. */
    async keepInbound(workspaceId: string, files: readonly InboundFile[]): Promise<KeptInbound> {
      const kept: KeptFile[] = [];
      const left: string[] = [];
      for (const file of files) {
        const one =
          kept.length < MOST_THEIRS
            ? await keepTheirs(workspaceId, file)
            : `A message shows at most ${MOST_THEIRS} files.`;
        if (typeof one === 'string') left.push([...file.name].slice(0, 60).join('') || 'a file without a name');
        else kept.push(one);
      }
      const cause =
        left.length === 0
          ? null
          : `Left out because of its kind or size: ${left.slice(0, 5).join(', ')}${left.length > 5 ? ` and ${left.length - 5} more` : ''}.`;
      return { files: kept, cause };
    },

    /** The bytes of a message's files; null when one was lost. */
    async read(files: readonly KeptFile[]): Promise<InboundFile[] | null> {
      const read: InboundFile[] = [];
      for (const { name, contentType, storageKey } of files) {
        const bytes = await storage.read(storageKey);
        if (!bytes) return null;
        read.push({ name, contentType, bytes });
      }
      return read;
    },
  };
}

const UNKNOWN = 'application/octet-stream';
/** As many as a mail with a gallery has. */
const MOST_THEIRS = 40;

/** The storage folder of messages' files; the orphan service compares it with the rows. */
const FOLDER = 'conversations';

export type AttachmentKeeper = ReturnType<typeof makeAttachmentKeeper>;

export interface KeptInbound {
  files: KeptFile[];
  cause: string | null;
}

interface Dependencies {
  storage: StoragePort;
  inspector: AttachmentInspector;
  digest(bytes: Uint8Array): string;
  ids: Ids;
}
