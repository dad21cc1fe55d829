import { analyse } from 'chardet';

/**
 * The encoding of bytes whose sender named none. UTF-8 when they are valid UTF-8; otherwise what the bytes look like,
 * of encodings that mail is still written in; windows-1252 when nothing is likely.
 */
export function guessCharset(bytes: Uint8Array): string {
  const high = bytes.subarray(0, MOST_BYTES);
  if (isUtf8(high)) return 'utf-8';
  const likely = analyse(high)
    .filter(({ name, confidence }) => GUESSED.has(name) && confidence >= LEAST_CONFIDENCE)
    .map(({ name }) => name)[0];
  return likely === undefined ? 'windows-1252' : (DECODED_AS.get(likely) ?? likely.toLowerCase());
}

/**
 * Text that was UTF-8 and was read as windows-1252, because its sender called it ASCII or Latin-1: “GrÃ¼ÃŸe”. Null
 * when it was not.
 */
export function unmangled(text: string): string | null {
  if (!/[ÂÃÄÅÎÏÐÑØÙãäåæçèéêëìíîïð][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return null;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 0x100 ? code : WINDOWS_1252.get(code);
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : null;
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const MOST_BYTES = 64 * 1024;
const LEAST_CONFIDENCE = 30;
const GUESSED = new Set([
  'Shift_JIS',
  'EUC-JP',
  'ISO-2022-JP',
  'GB18030',
  'Big5',
  'EUC-KR',
  'KOI8-R',
  'windows-1251',
  'windows-1250',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'ISO-8859-2',
  'ISO-8859-5',
  'ISO-8859-6',
  'ISO-8859-7',
  'ISO-8859-8',
  'ISO-8859-9',
]);
/** Windows' own supersets, as browsers read these. */
const DECODED_AS = new Map([
  ['ISO-8859-9', 'windows-1254'],
  ['ISO-8859-1', 'windows-1252'],
]);
/** What stands at 0x80 to 0x9f. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, at): [number, number] => [
    new TextDecoder('windows-1252').decode(new Uint8Array([0x80 + at])).charCodeAt(0),
    0x80 + at,
  ]),
);
