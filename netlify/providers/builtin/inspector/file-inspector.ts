import type { FileInspector, Inspection } from '../../../ports/file-inspector';
import { pictureStructure, type PictureType } from './picture-structure';

/** `file-type` names the signature; the structure must hold to the last byte, and nothing in it may read as another type. */
export const fileInspector: FileInspector = {
  async inspect(bytes) {
    // Loaded with the first upload: an ES module of its own that no other call needs.
    const { fileTypeFromBuffer } = await import('file-type/core');
    const found = PICTURES.get((await fileTypeFromBuffer(bytes))?.mime ?? '');
    if (!found) return { kind: looksLikeMarkup(bytes) ? 'markup' : 'unknown' };
    const structure = pictureStructure(found, bytes);
    if (holdsAnotherType(found, bytes, structure?.end ?? bytes.byteLength)) return { kind: 'mixed' };
    if (!structure) return { kind: 'broken' };
    return { kind: 'picture', type: found, width: structure.width, height: structure.height } satisfies Inspection;
  },
};

/** Text whose first sign is a tag or a hash-bang, or that holds SVG or a script anywhere at its beginning. Only to say why it is refused. */
function looksLikeMarkup(bytes: Uint8Array): boolean {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  const start = new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, HEAD)).trimStart();
  return /^(<|#!)/.test(start) || /<\s*(svg|html|script|!doctype)\b/i.test(start);
}

function holdsAnotherType(type: PictureType, bytes: Uint8Array, end: number): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (MARKUP.test(text)) return true;
  // A script sees the width of such a GIF as the beginning of a comment.
  if (type === 'image/gif' && text.slice(6, 8) === '/*') return true;
  // Readers look for a PDF's sign in the first kilobyte, for a ZIP's directory from the end.
  if (text.slice(0, HEAD).includes('%PDF-') || text.slice(-ZIP_END).includes('PK\x05\x06')) return true;
  // Cameras put previews and short films behind a JPEG; behind the others nothing honest follows.
  return type !== 'image/jpeg' && end < bytes.byteLength;
}

/** What `file-type` says, as we call it. Anything else is not taken as a picture. */
const PICTURES: ReadonlyMap<string, PictureType> = new Map(
  Object.entries({
    'image/png': 'image/png',
    'image/apng': 'image/png',
    'image/jpeg': 'image/jpeg',
    'image/webp': 'image/webp',
    'image/gif': 'image/gif',
  }),
);

/** Long enough to come up by chance in fewer than one of 100,000 files of 4 MB of compressed bytes. SVG must begin a file to be any. */
const MARKUP = /<(!doctype|html|body|script|iframe|object)(?=[\s>/])|<\?php\s|javascript:/i;
const HEAD = 1_445; // as far as browsers look: https://mimesniff.spec.whatwg.org/#reading-the-resource-header
const ZIP_END = 22 + 65_535;
