/**
 * Decodes a page's bytes: byte order mark, then the header's charset, then a <meta> in the first 1024 bytes, in
 * the HTML standard's order (html.spec.whatwg.org, "determining the character encoding"). Without any of them,
 * invalid UTF-8 is read as windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentTypeHeader: string): string {
  const named =
    markOf(bytes) ??
    decoderFor(CHARSET.exec(contentTypeHeader)?.[1]) ??
    decoderFor(CHARSET.exec(asciiHead(bytes))?.[1]);
  if (named) return named.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markOf([first, second, third]: Uint8Array): TextDecoder | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return undefined;
}

/** undefined for an unknown label: the next source is tried. */
function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** The bytes that must contain a <meta charset>, as Latin-1, in which every byte is a character. */
const asciiHead = (bytes: Uint8Array): string =>
  /<meta[^>]{0,200}charset[^>]{0,80}/i.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[0] ?? '';

const CHARSET = /charset\s{0,5}=\s{0,5}["']?([\w:.-]{1,40})/i;
