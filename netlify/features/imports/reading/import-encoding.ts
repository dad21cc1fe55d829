import { analyse } from 'chardet';
import type { ImportEncoding } from '../../../../src/domain/contact-import';

/**
 * Detects a file's encoding from its beginning: a byte order mark, else UTF-8 if all of it is valid, else UTF-16
 * if every other byte is zero, else by letter frequencies (chardet), else windows-1252. Returns a sentence when
 * it is not text.
 */
export function detectEncoding(start: Uint8Array): { encoding: ImportEncoding } | { refusal: string } {
  const kind = SIGNATURES.find(({ bytes }) => bytes.every((byte, n) => start[n] === byte));
  if (kind) return { refusal: kind.sentence };
  if (start[0] === 0xff && start[1] === 0xfe) return { encoding: 'utf-16le' };
  if (start[0] === 0xfe && start[1] === 0xff) return { encoding: 'utf-16be' };
  const halves = zeros(start);
  if (halves.odd > 0.3 && halves.even < 0.05) return { encoding: 'utf-16le' };
  if (halves.even > 0.3 && halves.odd < 0.05) return { encoding: 'utf-16be' };
  if (controls(start) > 0.02) return { refusal: NO_TEXT };
  return { encoding: isUtf8(start) ? 'utf-8' : (guess(start) ?? 'windows-1252') };
}

function isUtf8(start: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true }); // the last character may be cut off
    return true;
  } catch {
    return false;
  }
}

/**
 * The likeliest of the encodings that we read. Central European ones must be clearly likelier than Western ones:
 * umlauts are the same in both.
 */
function guess(start: Uint8Array): ImportEncoding | null {
  const firstOdd = start.findIndex((byte) => byte > 127);
  const from = Math.max(0, Math.min(firstOdd - 1_000, start.length - SAMPLE)); // the part with the first telling bytes
  const likely = analyse(start.subarray(from, from + SAMPLE)).filter(
    ({ name, confidence }) => confidence >= LIKELY && NAMES.get(name),
  );
  const [best] = likely;
  if (!best) return null;
  const west = likely.find(({ name }) => NAMES.get(name) === 'windows-1252');
  return NAMES.get(best.name) === 'windows-1250' && west && best.confidence < west.confidence * CLEARLY
    ? 'windows-1252'
    : NAMES.get(best.name)!;
}

function zeros(start: Uint8Array): { even: number; odd: number } {
  const length = Math.min(start.length, 4_096);
  const counts = [0, 0];
  for (let n = 0; n < length; n += 1) if (start[n] === 0) counts[n % 2]! += 1;
  return { even: (counts[0]! * 2) / length, odd: (counts[1]! * 2) / length };
}

function controls(start: Uint8Array): number {
  const length = Math.min(start.length, 4_096);
  let count = 0;
  for (let n = 0; n < length; n += 1) if (start[n]! < 32 && ![9, 10, 13].includes(start[n]!)) count += 1;
  return count / length;
}

const NAMES: ReadonlyMap<string, ImportEncoding> = new Map(
  Object.entries({
    'ISO-8859-1': 'windows-1252',
    'windows-1252': 'windows-1252',
    'ISO-8859-2': 'windows-1250',
    'windows-1250': 'windows-1250',
    'windows-1251': 'windows-1251',
    Shift_JIS: 'shift_jis',
    GB18030: 'gb18030',
  }),
);
const SAMPLE = 64 * 1024;
const LIKELY = 10;
const CLEARLY = 1.3;

const NO_TEXT = 'This is not a text file. Save your list as CSV and choose the new file.';
const SIGNATURES = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    sentence:
      'Despite its name, this is an Excel workbook or a compressed file. Open it, save it as CSV (UTF-8) and choose the new file.',
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    sentence: 'Despite its name, this is an old Excel workbook. Open it, save it as CSV and choose the new file.',
  },
  { bytes: [0x1f, 0x8b], sentence: 'This file is compressed. Unzip it and choose the CSV file inside.' },
  { bytes: [0x25, 0x50, 0x44, 0x46], sentence: 'This is a PDF. Export your list as CSV and choose that file.' },
];
