import { attachmentTypes, type AttachmentType } from '../../../../src/domain/attachment';
import type { AttachmentInspector } from '../../../ports/file-inspector';
import { fileInspector } from './file-inspector';

/**
 * Pictures hold to their last byte as elsewhere; other types are known by their signature, text by being text. They are
 * only ever offered as a download, so that what else a document may hold never runs here.
 */
export const attachmentInspector: AttachmentInspector = {
  async inspect(bytes, claimed) {
    const found = await fileInspector.inspect(bytes);
    if (found.kind === 'picture') return isAttachment(found.type) ? found.type : null;
    if (found.kind !== 'unknown') return null;
    const { fileTypeFromBuffer } = await import('file-type/core');
    const mime = (await fileTypeFromBuffer(bytes))?.mime;
    if (mime === undefined) return isText(bytes) ? textType(bytes, claimed) : null;
    return KNOWN.get(mime) ?? null;
  },
};

const isAttachment = (type: string): type is AttachmentType => Object.hasOwn(attachmentTypes, type);

/** UTF-8 without control characters other than white space. */
function isText(bytes: Uint8Array): boolean {
  try {
    // eslint-disable-next-line no-control-regex -- their absence is what makes it text
    return !/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

function textType(bytes: Uint8Array, claimed: string): AttachmentType {
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'text/calendar';
  return /(^text\/csv\b|\.csv$)/i.test(claimed) ? 'text/csv' : 'text/plain';
}

/** What `file-type` says, as we call it. */
const KNOWN: ReadonlyMap<string, AttachmentType> = new Map(
  Object.entries({
    'application/pdf': 'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/calendar': 'text/calendar',
    'audio/mpeg': 'audio/mpeg',
    'audio/x-m4a': 'audio/mp4',
    'audio/mp4': 'audio/mp4',
    'audio/ogg': 'audio/ogg',
    'audio/ogg; codecs=opus': 'audio/ogg',
    'audio/opus': 'audio/ogg',
    'video/mp4': 'video/mp4',
  } as const),
);
